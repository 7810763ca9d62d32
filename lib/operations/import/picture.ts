import { type AnyNode, type Element, isTag } from 'domhandler';
import { parseJson } from '@/lib/platform/json';
import { all } from './dom';

/** `width` and `height`: null when the page does not say them. */
export type Picture = {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  marks: string;
};

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?/])/i;

/** Builders write the size behind the name: Wix `/v1/fill/w_147,...`, GoDaddy `/:/rs=w:600`. */
export const withoutSize = (url: string): string => url.replace(/\/v1\/(?:fill|crop|fit)\/.*$|\/:\/.*$/, '');

/** The candidates of a srcset with their widths, or densities. */
const candidates = (srcset: string): { url: string; size: number }[] =>
  srcset
    .trim()
    .split(/,\s+|,(?=https?:|\/\/)/)
    .map((entry) => {
      const [url = '', size = '1x'] = entry.trim().split(/\s+/);
      return { url, size: Number.parseFloat(size) || 1 };
    })
    .filter(({ url }) => url);

const wixName = (node: Element): string | null => {
  const holder = [node, node.parent].find(
    (one): one is Element => !!one && isTag(one as AnyNode) && 'data-image-info' in (one as Element).attribs,
  );
  try {
    const info = parseJson(holder?.attribs['data-image-info'] ?? 'null') as {
      imageData?: { uri?: unknown };
    } | null;
    return typeof info?.imageData?.uri === 'string' ? info.imageData.uri : null;
  } catch {
    return null;
  }
};

const parentOf = (node: Element, name: string): Element | null => {
  let next: AnyNode | null = node.parent as AnyNode | null;
  for (let step = 0; next && step < 4; step += 1, next = next.parent as AnyNode | null)
    if (isTag(next) && next.name === name) return next;
  return null;
};

const largest = (node: Element): string | undefined => {
  const frame = parentOf(node, 'picture');
  const sets = [node, ...(frame ? all('source', frame.childNodes) : [])].flatMap(({ attribs }) =>
    ['data-srcset', 'data-lazy-srcset', 'srcset'].flatMap((name) => candidates(attribs[name] ?? '')),
  );
  return sets.filter(({ url }) => !url.startsWith('data:')).sort((one, other) => other.size - one.size)[0]
    ?.url;
};

const number = (text: string | undefined): number | null =>
  /^\d+(?:px)?$/.test(text?.trim() ?? '') ? Number.parseInt(text ?? '', 10) : null;

const backgroundOf = (node: Element): string | undefined =>
  /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i.exec(node.attribs['style'] ?? '')?.[1] ??
  node.attribs['data-bg'] ??
  node.attribs['data-background-image'];

/** The picture of an element in its largest size: of `img`, behind a thumbnail, of a background. */
export const pictureOf = (node: Element, base: URL): Picture | null => {
  const { name, attribs } = node;
  const isImage = name === 'img' || name === 'amp-img';
  const behind = isImage ? parentOf(node, 'a')?.attribs['href'] : undefined;
  const own =
    attribs['data-src'] ??
    attribs['data-lazy-src'] ??
    attribs['data-original'] ??
    attribs['data-large_image'] ??
    attribs['src'];
  const named = isImage
    ? ((behind && IMAGE.test(behind) ? behind : null) ?? largest(node) ?? own)
    : backgroundOf(node);
  if (!named || /^(?:data|blob|javascript):/i.test(named.trim()) || !URL.canParse(named, base)) return null;
  const url = new URL(withoutSize(new URL(named, base).href));
  const wix = isImage ? wixName(node) : null;
  if (wix && !url.pathname.includes(wix))
    url.pathname = `${url.pathname.split('/').slice(0, -1).join('/')}/${wix}`;
  const around = [node, node.parent, node.parent?.parent].map((one) =>
    one && isTag(one as AnyNode)
      ? `${(one as Element).attribs['class'] ?? ''} ${(one as Element).attribs['id'] ?? ''}`
      : '',
  );
  return {
    url: url.href,
    alt: (attribs['alt'] ?? attribs['title'] ?? '').trim(),
    width: number(attribs['width']),
    height: number(attribs['height']),
    marks: around.join(' '),
  };
};
