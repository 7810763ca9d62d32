import type { Document } from 'domhandler';
import { all, attribute, first, linesOf, parseHtml } from './dom';
import type { Page } from './read-page';
import type { Source } from './source';

export const MAX_FILE_BYTES = 600_000;
export const MAX_ADDRESSES = 2_000;
const MAX_SITEMAPS = 5;

const labelled = (bytes: Buffer, type: string): string | null => {
  const [, ofType] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  if (ofType) return ofType;
  const head = parseHtml(bytes.subarray(0, 4_096).toString('latin1'));
  const meta = first('meta[charset]', head);
  const old = first('meta[http-equiv="content-type" i]', head);
  return meta
    ? attribute(meta, 'charset')
    : (/charset=([\w-]+)/i.exec(old ? attribute(old, 'content') : '')?.[1] ?? null);
};

const MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Node decodes the quotation marks and dashes of windows-1252 as control characters. */
const withMarks = (decoder: TextDecoder, bytes: Buffer): string => {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => MARKS.charAt(sign.charCodeAt(0) - 0x80));
};

/** By the page's own charset if it fits, else UTF-8, else windows-1252, which reads any bytes. */
export const decode = (bytes: Buffer, type: string): string => {
  for (const label of [labelled(bytes, type), 'utf-8', 'windows-1252'])
    try {
      if (label) return withMarks(new TextDecoder(label, { fatal: true }), bytes);
    } catch {
      continue;
    }
  return bytes.toString('latin1');
};

export const isSameSite = (url: URL, home: URL): boolean => {
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  return /^https?:$/.test(url.protocol) && bare(url) === bare(home);
};

/** Parts of pages that a script puts in: `header.html` for an empty `<div id="header">`. */
export const partsOf = async (
  page: Document,
  base: URL,
  source: Source,
  parts: Map<string, string | null>,
): Promise<void> => {
  const empty = all(
    '[id*="header" i], [id*="footer" i], [id*="nav" i], [id*="menu" i], [data-include], [w3-include-html]',
    page,
  ).filter((node) => node.childNodes.length === 0 || !linesOf(node));
  for (const node of empty.slice(0, 6)) {
    const named =
      node.attribs['data-include'] ??
      node.attribs['w3-include-html'] ??
      (node.childNodes.length === 0 ? `${attribute(node, 'id')}.html` : '');
    if (!/^[\w./-]+$/.test(named) || !URL.canParse(named, base)) continue;
    const url = new URL(/\.\w+$/.test(named) ? named : `${named}.html`, base);
    if (!isSameSite(url, base)) continue;
    const part =
      parts.get(url.href) ??
      (parts.has(url.href)
        ? null
        : await source.get(url, MAX_FILE_BYTES).then(
            ({ bytes, type }) => decode(bytes, type),
            () => null,
          ));
    parts.set(url.href, part);
    const inside = part === null ? null : parseHtml(part);
    if (!inside) continue;
    for (const child of inside.childNodes) child.parent = node;
    node.childNodes = inside.childNodes;
  }
};

export const sitemapAddresses = async (
  source: Source,
  home: URL,
  named: readonly string[],
): Promise<URL[]> => {
  const waiting = [...new Set([...named, new URL('/sitemap.xml', home).href])];
  const found: URL[] = [];
  for (let read = 0; read < MAX_SITEMAPS && waiting.length > 0 && found.length < MAX_ADDRESSES; read += 1) {
    const url = waiting.shift() ?? '';
    if (!URL.canParse(url) || !isSameSite(new URL(url), home)) continue;
    const text = await source.get(new URL(url), MAX_FILE_BYTES).then(
      ({ bytes }) => bytes.toString('utf8'),
      () => '',
    );
    const document = parseHtml(text);
    for (const loc of all('loc', document).slice(0, MAX_ADDRESSES)) {
      const address = linesOf(loc);
      if (!URL.canParse(address)) continue;
      if (loc.parent && 'name' in loc.parent && loc.parent.name === 'sitemap') waiting.push(address);
      else found.push(new URL(address));
    }
  }
  return found;
};

export const styleOf = async (page: Page, source: Source): Promise<string[]> => {
  const own = all('style', page.document).map((node) =>
    node.childNodes.map((child) => ('data' in child ? `${child.data}` : '')).join(''),
  );
  const sheets = all('link[rel~="stylesheet"][href]', page.document)
    .map((node) => attribute(node, 'href'))
    .filter(
      (href) =>
        URL.canParse(href, page.url) &&
        isSameSite(new URL(href, page.url), page.url) &&
        !/bootstrap|vendor|icons?\b|font|wp-includes|jquery|swiper/i.test(href),
    );
  const read = sheets.slice(0, 4).map((href) =>
    source.get(new URL(href, page.url), MAX_FILE_BYTES).then(
      ({ bytes }) => bytes.toString('utf8'),
      () => '',
    ),
  );
  return [...own, ...(await Promise.all(read))];
};
