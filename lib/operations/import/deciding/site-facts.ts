import type { OldSite } from '../fetching/read-site';
import type { Style } from '../fetching/site-files';
import { all, attribute, first, linesOf } from '../page/dom';
import { type Said, isBusiness, isOf, textsAt, thingsOn } from '../page/machine-data';
import type { Block, Line, Link, Page } from '../page/read-page';
import {
  BUTTON,
  type Kind,
  grouped,
  isSamePage,
  kindOfLabel,
  lastPart,
  listOf,
  oneLine,
  pathKey,
  pattern,
  plain,
  vocabulary,
} from '../page/words';
import { type At, Findings } from './evidence';

type MenuEntry = { label: string; url: URL; parent: string | null; kind: Kind };
/** A site as the finders see it: the pages of its first language with their kinds, its data and its menu. */
export type Facts = {
  home: Page;
  pages: Page[];
  /** Pages of another language. */
  others: Page[];
  said: Said[];
  /** The things of `said` that describe the business itself. */
  businesses: Said[];
  menu: MenuEntry[];
  language: string;
  styles: Style[];
  findings: Findings;
};

/** 'en' or 'es' by the words of a page when its `lang` is none, or a template's. */
export const languageOf = ({ blocks, language }: Page): string => {
  const words = blocks.flatMap(({ kind, text }) => (/text|heading/.test(kind) ? plain(text).split(' ') : []));
  const { stopWords } = vocabulary;
  const count = (stop: string[]) => words.filter((word) => stop.includes(word)).length;
  const [en, es] = [count(listOf(stopWords.en)), count(listOf(stopWords.es))];
  const isClear = Math.max(en, es) > 2 * Math.min(en, es) && Math.max(en, es) > words.length * 0.08;
  if (language && !(isClear && words.length > 30)) return language.slice(0, 2).toLowerCase();
  return es > en ? 'es' : 'en';
};

const MAX_LABEL = 45;

/** The links to pages of the site that most of its pages have, with the label of the menu. */
const menuOf = (pages: readonly Page[], home: Page): MenuEntry[] => {
  const isEntry = ({ url, text, node }: Link) =>
    url.host === home.url.host &&
    !url.hash &&
    text !== '' &&
    (linesOf(node).split('\n')[0] ?? '').length <= MAX_LABEL &&
    /\p{L}{2}/u.test(text) &&
    !BUTTON.test(plain(text));
  const entries = pages.flatMap((page) => page.links.filter(isEntry));
  const inMenus = entries.filter(({ region }) => region === 'menu');
  // Old sites have no element for the menu; others have pages for buyers in their footers.
  const links = inMenus.length > 1 ? inMenus : entries;
  return [...grouped(links, ({ url }) => pathKey(url)).values()].flatMap((same): MenuEntry[] => {
    const { url, node, text, parent } = same[0] as Link;
    // A description may stand below the label.
    const label = oneLine(linesOf(node).split('\n')[0] ?? '') || text;
    const on = new Set(same.map(({ page }) => page));
    const isMenu = on.size >= pages.length * 0.5 || (links === inMenus && on.has(home));
    return isMenu ? [{ label, url, parent, kind: kindOfLabel(label) }] : [];
  });
};

/** A text in quotation marks. */
export const QUOTED = /^\s*["“„«][^]{20,}["”»]/u;

/** Of a page of quotes, and of questions directly below its title. */
const kindByContent = ({ blocks }: Page): Kind => {
  const own = blocks.filter(({ isShared }) => !isShared);
  const quotes = own.filter(({ text }) => QUOTED.test(text)).length;
  if (quotes > 1 && quotes * 2 > own.filter(({ kind }) => kind === 'text').length) return 'reviews';
  const [, first, , second] = own.filter(({ picture }) => picture === null);
  return [first, second].every((one) => one?.text.endsWith('?')) ? 'faq' : 'unknown';
};

/** The kind of a page by its label in the menu, else its address, its first heading or its content. */
const kindOf = (page: Page, home: Page, menu: readonly MenuEntry[]): Kind => {
  if (page === home || pathKey(page.url) === '') return 'home';
  const entry = menu.find(({ url }) => isSamePage(url, page.url));
  const title = page.blocks.find(({ kind, isShared }) => kind === 'heading' && !isShared)?.text ?? '';
  const labels = [entry?.label ?? '', lastPart(page.url), title].map(kindOfLabel);
  const [first, second, third] = labels.filter((one) => one !== 'unknown');
  // 'Meet us' with the address and the title of a page about the business is that page.
  const isAgreed = first === 'other' && second !== undefined && second === third;
  const kind = (isAgreed ? second : first) ?? kindByContent(page);
  // 'Mosquito Treatments' below 'Services' is one of them.
  const isOne =
    kindOfLabel(entry?.parent ?? '') === 'services' &&
    !/^(?:\w+ ){0,2}servi(?:ces|cios)$/i.test(entry?.label ?? '');
  return kind === 'services' && isOne ? 'unknown' : kind;
};

export const factsOf = ({ pages: all, styles }: OldSite): Facts => {
  const [home] = all as [Page, ...Page[]];
  const language = languageOf(home);
  // Of a page with few words only its own `lang` says another language.
  const isOwn = (page: Page) =>
    languageOf(page) === language || (page.blocks.length < 5 && page.language === home.language);
  const own = all.filter(isOwn);
  const menu = menuOf(own, home);
  const pages = own.map((page) => Object.assign(page, { kind: kindOf(page, home, menu) }));
  const said = pages.flatMap(thingsOn);
  const businesses = said.filter(({ thing }) => isBusiness(thing));
  const others = all.filter((page) => !pages.includes(page));
  // A list of articles may have any name: 'Shop Talk'.
  const articles = pages.filter((page) => isArticle({ said }, page));
  const leadsToOne = ({ links }: Block) =>
    links.some(({ url }) => articles.some((article) => isSamePage(article.url, url)));
  for (const page of pages.filter(({ kind }) => kind === 'other' || kind === 'unknown')) {
    const titles = page.blocks.filter(({ kind, region }) => kind === 'heading' && region === 'main');
    const count = titles.filter(leadsToOne).length;
    if (count > 1 && count * 2 > titles.length) page.kind = 'blog';
  }
  const lists = pages.filter(({ kind }) => kind === 'blog');
  const isListed = ({ url }: Page) =>
    lists.some(({ links }) => links.some((link) => link.region === 'main' && isSamePage(link.url, url)));
  const isInMenu = ({ url }: Page) => menu.some((entry) => isSamePage(entry.url, url));
  const isTitled = ({ url }: Page) =>
    lists.some(({ blocks }) =>
      blocks.some(({ kind, links }) => kind === 'heading' && links.some((link) => isSamePage(link.url, url))),
    );
  for (const page of pages.filter((one) => one !== home && one.kind !== 'blog' && !isInMenu(one)))
    if (isTitled(page) || articles.includes(page) || (page.kind === 'unknown' && isListed(page)))
      page.kind = 'article';
  return { home, pages, others, said, businesses, menu, language, styles, findings: new Findings() };
};

/** A text with its place. */
type Text = { text: string; at: At };

/** The texts at a path of machine-readable data of the business. */
export const saidOf = ({ businesses }: Facts, path: string): Text[] =>
  textsAt(businesses, path).map((at) => ({ text: at.text, at }));

/** The `content` of meta elements. */
export const metasOf = (page: Page, selector: string): Text[] =>
  all(selector, page.document).map((meta) => {
    const name = attribute(meta, 'name') || attribute(meta, 'property');
    return { text: attribute(meta, 'content'), at: { page, where: `meta[${name}]` } };
  });

export const DESCRIPTION = 'meta[name="description" i]';

/** The lines of a page that the business says: no credits, no quotes. */
export const ownLinesOf = ({ lines }: Page): Line[] =>
  lines.filter(({ isCredit, block }) => !isCredit && !block.isQuote);

export const pagesBut = ({ pages }: Facts, kinds: readonly Kind[]): Page[] =>
  pages.filter(({ kind }) => !kinds.includes(kind === 'article' ? 'blog' : kind));

/** The links of a page without those of the site's maker. */
export const ownLinks = ({ lines, links }: Page): Link[] => {
  const credits = new Set(
    lines.flatMap(({ isCredit, block, text }) =>
      isCredit ? block.links.filter((link) => text.includes(link.text)) : [],
    ),
  );
  return links.filter((link) => !credits.has(link));
};

export const outsideLinks = ({ pages }: Facts): Link[] =>
  pages.flatMap(ownLinks).filter(({ url, page }) => url.host !== page.url.host);

/** Pages that name others: articles, legal texts, lists of links. */
export const isAboutOthers = ({ kind, title }: Page): boolean =>
  ['article', 'blog', 'legal'].includes(kind) ||
  /\b(?:links|resources|partners|suppliers|directory|enlaces)\b/.test(plain(title));

/** Words that name another firm: 'Also in the group: The Mill', 'Our suppliers'. */
const OTHERS = pattern('i')`\b<others>\b`;
export const namesOther = ({ text, heading, block }: Line): boolean => {
  const isBelow = heading?.isShared === block.isShared && heading.region === block.region;
  return OTHERS.test(text) || (isBelow && OTHERS.test(heading.text));
};

/** Lines that are about the business itself: of header and footer, of Home, of pages about it. */
export const isOwnPlace = ({ block, page }: Line): boolean =>
  block.isShared || ['home', 'contact', 'about'].includes(page.kind);

export const PUBLISHED =
  'article time[datetime], time[itemprop="datePublished"], meta[property="article:published_time"], ' +
  '[property~="dc:date"][content]';
/** Whether a page is an article, by its data for machines or the year in its address. */
export const isArticle = ({ said }: Pick<Facts, 'said'>, page: Page): boolean =>
  said.some(({ thing, page: of }) => of === page && isOf(thing, /^(?:BlogPosting|NewsArticle)$/)) ||
  first(PUBLISHED, page.document) !== null ||
  /\/(?:19|20)\d\d\//.test(page.url.pathname);
