import { type Element, isTag } from 'domhandler';
import { parseJson } from '@/lib/platform/json';
import { all, marks, upwards } from './dom';

/** `width` and `height`: null when the page does not say them. `marks`: classes and ids around it. */
export type Picture = {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  marks: string;
};

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?/])/i;
/** Builders write the size behind the name: Wix `/v1/fill/w_147,...`, GoDaddy `/:/rs=w:600`. */
const SIZE = /\/v1\/(?:fill|crop|fit)\/.*$|\/:\/.*$/;

/** The candidates of a srcset with their widths, or densities. */
const candidates = (srcset: string): { url: string; size: number }[] =>
  srcset
    .trim()
    .split(/,\s+|,(?=https?:|\/\/)/)
    .map((entry) => {
      const [url = '', size = '1x'] = entry.trim().split(/\s+/);
      return { url, size: Number.parseFloat(size) || 1 };
    })
    .filter(({ url }) => url && !url.startsWith('data:'));

/** Wix has the name of the whole picture in its data, and a blurred small one in `src`. */
const wixName = (node: Element): string | null => {
  const holder = [node, node.parent].find((one) => one && isTag(one) && 'data-image-info' in one.attribs);
  try {
    const info = holder && isTag(holder) ? parseJson(holder.attribs['data-image-info'] ?? '') : null;
    const { uri } = (info as { imageData?: { uri?: unknown } } | null)?.imageData ?? {};
    return typeof uri === 'string' ? uri : null;
  } catch {
    return null;
  }
};

const near = (node: Element): Element[] => [...upwards(node.parent)].slice(0, 4);

const largest = (node: Element): string | undefined => {
  const frame = near(node).find(({ name }) => name === 'picture');
  return [node, ...(frame ? all('source', frame.childNodes) : [])]
    .flatMap(({ attribs }) =>
      ['data-srcset', 'data-lazy-srcset', 'srcset'].flatMap((name) => candidates(attribs[name] ?? '')),
    )
    .sort((one, other) => other.size - one.size)[0]?.url;
};

const number = (text = ''): number | null =>
  /^\d+(?:px)?$/.test(text.trim()) ? Number.parseInt(text, 10) : null;

const BACKGROUND = /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i;
const LATER = ['data-src', 'data-lazy-src', 'data-original', 'data-large_image', 'src'];

/** The picture of an element in its largest size: of `img`, behind a thumbnail, of a background. */
export const pictureOf = (node: Element, base: URL): Picture | null => {
  const { name, attribs } = node;
  const isImage = name === 'img' || name === 'amp-img';
  const behind = near(node).find((outer) => outer.name === 'a')?.attribs['href'] ?? '';
  const named = isImage
    ? ((IMAGE.test(behind) ? behind : undefined) ??
      largest(node) ??
      LATER.map((key) => attribs[key]).find((value) => value !== undefined))
    : (BACKGROUND.exec(attribs['style'] ?? '')?.[1] ??
      attribs['data-bg'] ??
      attribs['data-background-image']);
  if (!named || /^(?:data|blob|javascript):/i.test(named.trim()) || !URL.canParse(named, base)) return null;
  const url = new URL(new URL(named, base).href.replace(SIZE, ''));
  const wix = isImage ? wixName(node) : null;
  if (wix && !url.pathname.includes(wix)) url.pathname = url.pathname.replace(/[^/]*$/, wix);
  return {
    url: url.href,
    alt: (attribs['alt'] ?? attribs['title'] ?? '').trim(),
    width: number(attribs['width']),
    height: number(attribs['height']),
    marks: [node, ...near(node).slice(0, 2)].map(marks).join(' '),
  };
};
