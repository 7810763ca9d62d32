import pLimit from 'p-limit';
import robotsParser from 'robots-parser';
import { reasonOf } from '@/lib/platform/log';
import { all, parseHtml } from './dom';
import {
  decode,
  isSameSite,
  partsOf,
  sitemapAddresses,
  styleOf,
  MAX_ADDRESSES,
  MAX_FILE_BYTES,
} from './further-files';
import { kindOfLabel, lastPart, pathKey } from './page-kinds';
import { type Page, readPage } from './read-page';
import { AGENT, type Source } from './source';

export type OldSite = {
  pages: Page[];
  styles: string[];
  /** What was not read, and why. */ problems: string[];
  /** Pages that are known and were not read. */ unread: URL[];
};

const MAX_PAGES = 40;
const MAX_AT_ONCE = 2;
const MAX_PAGE_BYTES = 3_000_000;

const FILE =
  /\.(?:jpe?g|png|gif|webp|svg|avif|ico|pdf|docx?|xlsx?|zip|mp[34]|mov|avi|css|js|json|xml|txt|rss|woff2?|swf|ics|vcf)$/i;
const NO_PAGE =
  /\/(?:wp-(?:admin|login|json|includes)|cdn-cgi|feed|cart|checkout|my-account|login|tag|author|xmlrpc|comments|replytocom)(?:[/.]|$)|[?&](?:replytocom|add-to-cart|share|print|s|orderby|month|date)=/i;

const importance = [
  'home',
  'services',
  'contact',
  'about',
  'areas',
  'unknown',
  'reviews',
  'faq',
  'gallery',
  'other',
  'booking',
  'blog',
  'legal',
];

type Waiting = { url: URL; score: number };

/** Text on most pages is of the site and not of the page; of a site of one or two pages nothing is known. */
const markShared = (pages: readonly Page[]): void => {
  const seen = new Map<string, Set<Page>>();
  const keyOf = ({ kind, text, picture }: Page['blocks'][number]) => `${kind} ${picture?.url ?? text}`;
  for (const page of pages)
    for (const block of page.blocks) seen.set(keyOf(block), (seen.get(keyOf(block)) ?? new Set()).add(page));
  const ofLanguage = (page: Page) => pages.filter(({ language }) => language === page.language).length;
  for (const page of pages)
    for (const block of page.blocks) {
      const count = seen.get(keyOf(block))?.size ?? 0;
      block.isShared = count > 2 && count >= Math.max(3, ofLanguage(page) * 0.6);
    }
};

/** Fewer letters than these are no page, when scripts are there to make one. */
const MIN_TEXT = 200;
const isShell = (page: Page): boolean =>
  page.blocks.reduce((sum, { text }) => sum + text.length, 0) < MIN_TEXT &&
  all('script', page.document).length > 0;

/**
 * Reads up to 40 pages of a site: those that the menu names first, then its sitemap and links, at most two at
 * once, as its robots.txt allows. @throws Error with one sentence when the first page cannot be read
 */
export const readSite = async (
  source: Source,
  onPage: (url: string, read: number) => void = () => {},
): Promise<OldSite> => {
  const [first] = source.starts;
  if (!first) throw new Error('There is no address to read.');
  const fetchPage = async (url: URL) => {
    const { url: end, type, bytes } = await source.get(url, MAX_PAGE_BYTES);
    if (type && !/html|xml/i.test(type)) throw new Error(`it is ${type.split(';')[0]} and no page`);
    return { url: end, html: decode(bytes, type) };
  };
  const robotsUrl = new URL('/robots.txt', first);
  const robotsText = await source.get(robotsUrl, MAX_FILE_BYTES).then(
    ({ bytes }) => bytes.toString('utf8'),
    () => '',
  );
  const robots = robotsParser(robotsUrl.href, robotsText);
  const problems: string[] = [];
  const pages: Page[] = [];
  const parts = new Map<string, string | null>();
  const known = new Set<string>();
  const waiting: Waiting[] = [];
  let home = first;

  const offer = (url: URL, score: number) => {
    if (
      known.size >= MAX_ADDRESSES ||
      !isSameSite(url, home) ||
      FILE.test(url.pathname) ||
      NO_PAGE.test(url.pathname + url.search)
    )
      return;
    const key = pathKey(url);
    if (known.has(key)) return;
    known.add(key);
    url.hash = '';
    waiting.push({ url, score });
  };
  const scoreOf = (label: string, url: URL, isMenu: boolean) => {
    const byLabel = importance.indexOf(kindOfLabel(label || lastPart(url)));
    return byLabel + (isMenu ? 0 : 20) + url.pathname.split('/').length;
  };
  const read = async (url: URL): Promise<void> => {
    if (robots.isAllowed(url.href, AGENT) === false) {
      problems.push(`${url.href}: robots.txt does not allow it to be read`);
      if (url === first) throw new Error('robots.txt of this site does not allow its first page to be read.');
      return;
    }
    const { url: end, html } = await fetchPage(url);
    if (url === first) home = end;
    if (!isSameSite(end, home)) throw new Error(`it leads to another site, ${end.host}`);
    if (
      url !== first &&
      pathKey(end) !== pathKey(url) &&
      pages.some((page) => pathKey(page.url) === pathKey(end))
    )
      return;
    const document = parseHtml(html);
    await partsOf(document, end, source, parts);
    const page = readPage(document, end);
    const texts = page.blocks.map(({ text }) => text).join('\n');
    if (
      texts.length > MIN_TEXT &&
      pages.some((other) => other.blocks.map(({ text }) => text).join('\n') === texts)
    )
      return;
    pages.push(page);
    known.add(pathKey(end));
    onPage(end.href, pages.length);
    for (const link of page.links.slice(0, MAX_ADDRESSES))
      offer(
        new URL(link.url),
        scoreOf(link.text, link.url, link.region === 'menu' || link.region === 'header'),
      );
  };

  try {
    await read(first);
  } catch (error) {
    throw new Error(`${first.href} cannot be read: ${reasonOf(error)}`);
  }
  const [start] = pages;
  if (!start) throw new Error(`${first.href} has no text.`);
  for (const url of source.starts.slice(1)) offer(url, 0);
  for (const url of await sitemapAddresses(source, home, robots.getSitemaps()))
    offer(url, scoreOf('', url, false));
  const limit = pLimit(MAX_AT_ONCE);
  while (waiting.length > 0 && pages.length < MAX_PAGES && performance.now() < source.deadline) {
    waiting.sort((one, other) => one.score - other.score);
    const next = waiting.splice(0, Math.min(MAX_AT_ONCE, MAX_PAGES - pages.length));
    await Promise.all(
      next.map(({ url }) =>
        limit(() => read(url)).catch((error: unknown) => problems.push(`${url.href}: ${reasonOf(error)}`)),
      ),
    );
  }
  if (pages.every(isShell))
    throw new Error(
      `${first.href} is an empty shell: scripts put its text in, and scripts are not run. Save its pages in a browser and name their folder.`,
    );
  if (waiting.length > 0)
    problems.push(
      `${waiting.length} further addresses were not read (at most ${MAX_PAGES} pages, ${source.deadline > performance.now() ? 'which are read' : 'and the time was over'})`,
    );
  markShared(pages);
  return { pages, styles: await styleOf(start, source), problems, unread: waiting.map(({ url }) => url) };
};
