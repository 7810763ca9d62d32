import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { WINDOWS_C1 } from '@/lib/platform/mended-text';
import { listedIn } from '@/lib/operations/onboarding/read-addresses';
import { all, attribute, first, linesOf, parseHtml } from '../page/dom';
import type { Page } from '../page/read-page';
import { vocabulary } from '../page/words';
import type { Source } from './page-source';

export const MAX_ADDRESSES = 2_000;
const MAX_FILE_BYTES = 600_000;
const MAX_SITEMAPS = 5;
const MAX_PARTS = 6;
const MAX_SHEETS = 12;

export const isSameSite = (url: URL, home: URL): boolean => {
  const [host, own] = [url, home].map((one) => one.host.replace(/^www\./, ''));
  return /^https?:$/.test(url.protocol) && host === own;
};

const HEAD_BYTES = 4_096;

const charsetOf = (bytes: Buffer, type: string): string | undefined => {
  const head = parseHtml(bytes.subarray(0, HEAD_BYTES).toString('latin1'));
  const meta = first('meta[charset], meta[http-equiv="content-type" i]', head);
  const said = `${type} charset=${attribute(meta, 'charset')} ${attribute(meta, 'content')}`;
  return /charset=["']?([\w-]+)/i.exec(said)?.[1];
};

/** By the charset of server or page if it fits, else UTF-8, else windows-1252, which reads any bytes. */
export const decodePage = (bytes: Buffer, type: string): string => {
  for (const label of [charsetOf(bytes, type), 'utf-8', 'windows-1252'])
    try {
      const decoder = new TextDecoder(label ?? 'utf-8', { fatal: true });
      const text = decoder.decode(bytes);
      if (decoder.encoding !== 'windows-1252') return text;
      // Node decodes the quotation marks and dashes of windows-1252 as control characters.
      return text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_C1.charAt(sign.charCodeAt(0) - 0x80));
    } catch {
      continue;
    }
  return bytes.toString('latin1');
};

/** The text of a file beside the pages; null when it cannot be read. */
export const fileOf = async (source: Source, url: URL): Promise<string | null> => {
  const file = await source.get(url, MAX_FILE_BYTES).catch(() => null);
  return file && decodePage(file.bytes, file.type);
};

const PARTS = ['header', 'footer', 'nav', 'menu'].map((name) => `[id*="${name}" i]`).join(',');

/** Adds frames, and the parts that a script would add: `header.html` for an empty `<div id="header">`. */
export const addParts = async (
  page: Document,
  base: URL,
  source: Source,
  known: Map<string, string | null>,
): Promise<void> => {
  const empty = all(`${PARTS}, [data-include], [w3-include-html], frameset frame`, page);
  for (const node of empty.filter((one) => !linesOf(one)).slice(0, MAX_PARTS)) {
    const byId = node.childNodes.length === 0 ? attribute(node, 'id') : '';
    const named = ['src', 'data-include', 'w3-include-html'].map((name) => attribute(node, name));
    const name = named.find(Boolean) ?? byId;
    if (!/^[\w./-]+$/.test(name)) continue;
    const url = new URL(/\.\w+$/.test(name) ? name : `${name}.html`, base);
    if (!isSameSite(url, base)) continue;
    if (!known.has(url.href)) known.set(url.href, await fileOf(source, url));
    const part = parseHtml(known.get(url.href) ?? '');
    // An element with the name of a menu is a menu when it has mostly links.
    if (node.name === 'frame') Object.assign(node, { name: 'div', attribs: { id: 'menu' } });
    node.childNodes = (first('body', part) ?? part).childNodes;
    for (const child of node.childNodes) child.parent = node;
  }
};

/** The addresses of pages in the sitemaps that robots.txt names, and in /sitemap.xml. */
export const sitemapAddresses = async (
  source: Source,
  home: URL,
  named: readonly string[],
): Promise<URL[]> => {
  const waiting = [...new Set([...named, new URL('/sitemap.xml', home).href])];
  const found: string[] = [];
  for (let read = 0; read < MAX_SITEMAPS && waiting.length > 0 && found.length < MAX_ADDRESSES; read += 1) {
    const url = waiting.shift() ?? '';
    if (!URL.canParse(url) || !isSameSite(new URL(url), home)) continue;
    const { kind, addresses } = listedIn((await fileOf(source, new URL(url))) ?? '');
    (kind === 'sitemaps' ? waiting : found).push(...addresses);
  }
  return found.slice(0, MAX_ADDRESSES).flatMap((address) => (URL.canParse(address) ? new URL(address) : []));
};

const FOREIGN_SHEET = new RegExp(vocabulary.foreignStyles.join('|'), 'i');

const IMPORTED = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,500})/gi;

/** `isOwn`: the business's own, not a library's. `base`: addresses in it begin there. */
export type Style = { css: string; base: URL; isOwn: boolean };

/** The style sheets of a page in their order, read one after the other. */
export const stylesOf = async ({ document, url }: Page, source: Source): Promise<Style[]> => {
  const styles: Style[] = [];
  for (const node of all('style, link[rel~="stylesheet" i]:not([media="print"])', document)) {
    const href = attribute(node, 'href');
    const css = node.name === 'style' ? textContent(node) : '';
    if (css) styles.push({ css, base: url, isOwn: true });
    for (const name of [href, ...[...css.matchAll(IMPORTED)].map(([, address = '']) => address)])
      if (styles.length < MAX_SHEETS && name && URL.canParse(name, url)) {
        const base = new URL(name, url);
        const isOwn = !FOREIGN_SHEET.test(name) && isSameSite(base, url);
        styles.push({ css: (await fileOf(source, base)) ?? '', base, isOwn });
      }
  }
  return styles;
};
