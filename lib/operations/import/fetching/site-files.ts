import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { listedIn } from '@/lib/operations/onboarding/read-addresses';
import { all, attribute, linesOf, parseHtml } from '../page/dom';
import type { Page } from '../page/read-page';
import { decodePage } from './decode-page';
import type { Source } from './page-source';

export const MAX_ADDRESSES = 2_000;
const MAX_FILE_BYTES = 600_000;
const MAX_SITEMAPS = 5;
const MAX_PARTS = 6;
const MAX_SHEETS = 4;

export const isSameSite = (url: URL, home: URL): boolean => {
  const [host, own] = [url, home].map((one) => one.host.replace(/^www\./, ''));
  return /^https?:$/.test(url.protocol) && host === own;
};

/** The text of a file beside the pages; null when it cannot be read. */
export const fileOf = (source: Source, url: URL): Promise<string | null> =>
  Promise.resolve()
    .then(() => source.get(url, MAX_FILE_BYTES))
    .then(
      ({ bytes, type }) => decodePage(bytes, type),
      () => null,
    );

/** Puts in the parts that a script would: `header.html` for an empty `<div id="header">`. */
export const addParts = async (
  page: Document,
  base: URL,
  source: Source,
  known: Map<string, string | null>,
): Promise<void> => {
  const named = ['header', 'footer', 'nav', 'menu'].map((name) => `[id*="${name}" i]`).join(',');
  const empty = all(`${named}, [data-include], [w3-include-html]`, page).filter((node) => !linesOf(node));
  for (const node of empty.slice(0, MAX_PARTS)) {
    const byId = node.childNodes.length === 0 ? attribute(node, 'id') : '';
    const name = attribute(node, 'data-include') || attribute(node, 'w3-include-html') || byId;
    if (!/^[\w./-]+$/.test(name)) continue;
    const url = new URL(/\.\w+$/.test(name) ? name : `${name}.html`, base);
    if (!isSameSite(url, base)) continue;
    if (!known.has(url.href)) known.set(url.href, await fileOf(source, url));
    const part = known.get(url.href);
    if (!part) continue;
    node.childNodes = parseHtml(part).childNodes;
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
  const found: URL[] = [];
  for (let read = 0; read < MAX_SITEMAPS && waiting.length > 0 && found.length < MAX_ADDRESSES; read += 1) {
    const url = waiting.shift() ?? '';
    if (!URL.canParse(url) || !isSameSite(new URL(url), home)) continue;
    const { kind, addresses } = listedIn((await fileOf(source, new URL(url))) ?? '');
    if (kind === 'sitemaps') waiting.push(...addresses);
    else found.push(...addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : [])));
  }
  return found.slice(0, MAX_ADDRESSES);
};

const FOREIGN_SHEET = /bootstrap|vendor|icons?\b|font|wp-includes|jquery|swiper/i;

/** The style sheets of a page, without those of libraries. */
export const stylesOf = async (page: Page, source: Source): Promise<string[]> => {
  const sheets = all('link[rel~="stylesheet"][href]', page.document)
    .map((node) => attribute(node, 'href'))
    .filter((href) => !FOREIGN_SHEET.test(href) && URL.canParse(href, page.url))
    .map((href) => new URL(href, page.url))
    .filter((url) => isSameSite(url, page.url));
  const read = await Promise.all(sheets.slice(0, MAX_SHEETS).map((url) => fileOf(source, url)));
  return [...all('style', page.document).map((node) => textContent(node)), ...read.map((css) => css ?? '')];
};
