import robotsParser from 'robots-parser';
import { reasonOf } from '@/lib/platform/log';
import { first, parseHtml } from '../page/dom';
import { type Block, type Page, readPage } from '../page/read-page';
import {
  grouped,
  isSamePage,
  kindOfLabel,
  lastPart,
  listOf,
  pathKey,
  pattern,
  vocabulary,
} from '../page/words';
import { AGENT, type Source } from './page-source';
import {
  MAX_ADDRESSES,
  type Style,
  addParts,
  decodePage,
  fileOf,
  isSameSite,
  sitemapAddresses,
  stylesOf,
} from './site-files';

export type OldSite = {
  pages: Page[];
  styles: Style[];
  /** Addresses that were not read, and why. */
  problems: string[];
  /** Pages that are known and were not read. */
  unread: URL[];
};

const READING_ORDER = listOf(vocabulary.readingOrder);
const MAX_PAGES = 40;
const MAX_AT_ONCE = 2;
const MAX_PAGE_BYTES = 3_000_000;

const NO_PAGE = pattern('i')`\.<file>(?:$|\?)|/<noPage>(?:[/.]|$)|
  [?&](?:replytocom|add-to-cart|share|print|s|orderby|month|date)=`;
/** A block on most pages belongs to the site, not to the page; a site of one or two pages does not tell. */
const markShared = (pages: readonly Page[]): void => {
  const keyOf = ({ kind, picture, text, page: { language } }: Block) =>
    `${language} ${kind} ${picture?.url ?? text}`;
  const blocks = pages.flatMap((page) => page.blocks);
  for (const group of grouped(blocks, keyOf).values()) {
    const on = new Set(group.map(({ page }) => page)).size;
    const ofLanguage = pages.filter(({ language }) => language === group[0]?.page.language).length;
    for (const block of group)
      block.isShared = on >= Math.max(3, ofLanguage * (block.kind === 'text' ? 0.45 : 0.6));
  }
};

const textOf = ({ blocks }: Page): string => blocks.map(({ text }) => text).join('\n');
/** A page with fewer letters and a script is filled by scripts. */
const MIN_TEXT = 200;
const isShell = (page: Page): boolean =>
  textOf(page).length < MIN_TEXT && first('script', page.document) !== null;

/**
 * Reads up to 40 pages of a site: those that the menu names first, then its sitemap and links, at most two at
 * once, as its robots.txt allows. @throws Error with one sentence when the first page cannot be read
 */
export const readSite = async (
  source: Source,
  onPage: (url: string, read: number) => void = () => {},
): Promise<OldSite> => {
  const [start] = source.starts;
  if (!start) throw new Error('There is no address to read.');
  const rules = new URL('/robots.txt', start);
  const robots = robotsParser(rules.href, (await fileOf(source, rules)) ?? '');
  const problems: string[] = [];
  const pages: Page[] = [];
  const parts = new Map<string, string | null>();
  const known = new Set<string>();
  const waiting: { url: URL; score: number }[] = [];
  let home = start;

  const offer = (url: URL, label = '', isMenu = false) => {
    const isPage = isSameSite(url, home) && !NO_PAGE.test(url.pathname + url.search);
    if (!isPage || known.size >= MAX_ADDRESSES || known.has(pathKey(url))) return;
    known.add(pathKey(url));
    const byLabel = READING_ORDER.indexOf(kindOfLabel(label || lastPart(url)));
    const score = byLabel + (isMenu ? 0 : 20) + url.pathname.split('/').length;
    waiting.push({ url: new URL(url.href.replace(/#.*/, '')), score });
  };
  const read = async (url: URL): Promise<Page> => {
    if (robots.isAllowed(url.href, AGENT) === false)
      throw new Error('robots.txt does not allow it to be read');
    const { url: end, type, bytes } = await source.get(url, MAX_PAGE_BYTES);
    if (type && !/html|xml/i.test(type)) throw new Error(`it is ${type.split(';')[0]} and no page`);
    if (url === start) home = end;
    if (!isSameSite(end, home)) throw new Error(`it leads to another site, ${end.host}`);
    const document = parseHtml(decodePage(bytes, type));
    await addParts(document, end, source, parts);
    return readPage(document, end);
  };
  const add = (page: Page): void => {
    const text = textOf(page);
    const isRepeated = (other: Page) =>
      isSamePage(page.url, other.url) || (text.length > MIN_TEXT && textOf(other) === text);
    if (pages.some(isRepeated)) return;
    pages.push(page);
    known.add(pathKey(page.url));
    onPage(page.url.href, pages.length);
    for (const { url: target, text: label, region } of page.links.slice(0, MAX_ADDRESSES))
      offer(target, label, region === 'menu' || region === 'header');
  };

  try {
    add(await read(start));
  } catch (error) {
    throw new Error(`${start.href} cannot be read: ${reasonOf(error)}`);
  }
  for (const url of source.starts.slice(1)) offer(url, 'home', true);
  for (const url of [...source.listed, ...(await sitemapAddresses(source, home, robots.getSitemaps()))])
    offer(url);
  while (waiting.length > 0 && pages.length < MAX_PAGES && performance.now() < source.deadline) {
    waiting.sort((one, other) => one.score - other.score);
    const next = waiting.splice(0, Math.min(MAX_AT_ONCE, MAX_PAGES - pages.length));
    // In the order of the queue, whichever answers first: two imports of a site are the same.
    const results = await Promise.allSettled(next.map(({ url }) => read(url)));
    for (const [index, result] of results.entries())
      if (result.status === 'fulfilled') add(result.value);
      else problems.push(`${next[index]?.url.href}: ${reasonOf(result.reason)}`);
  }
  if (pages.every(isShell))
    throw new Error(
      `${start.href} is an empty shell: scripts put its text in, and scripts are not run. ` +
        'Save its pages in a browser and name their folder.',
    );
  const why = pages.length < MAX_PAGES ? 'the time for reading was over' : `a site has at most ${MAX_PAGES}`;
  if (waiting.length > 0) problems.push(`${waiting.length} further addresses were not read: ${why}`);
  markShared(pages);
  const unread = waiting.map(({ url }) => url);
  return { pages, styles: await stylesOf(pages[0] as Page, source), problems, unread };
};
