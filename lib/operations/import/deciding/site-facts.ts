import type { OldSite } from '../fetching/read-site';
import { all, attribute } from '../page/dom';
import { type Said, isBusiness, isOf, textsOf, thingsOn } from '../page/machine-data';
import { type Kind, isSamePage, kindOfLabel, lastPart, pathKey } from '../page/page-kinds';
import type { Line, Page } from '../page/read-page';
import { pattern, plain } from '../page/words';
import { type Claim, Findings, placeOf } from './findings';

type MenuEntry = { label: string; url: URL; parent: string | null; kind: Kind };
/** A site as the finders see it: the pages of its first language with their kinds, its data and its menu. */
export type Facts = {
  home: Page;
  pages: Page[];
  /** Pages of another language. */
  others: Page[];
  said: Said[];
  /** Of `said` what is about the business. */
  businesses: Said[];
  menu: MenuEntry[];
  language: string;
  styles: string[];
  findings: Findings;
};

const STOP = {
  en: 'the and of for with our your you we to in is are'.split(' '),
  es: 'el la los las de del y para con su sus que en nuestro somos'.split(' '),
};

/** 'en' or 'es' by the words of a page when its `lang` is none, or a template's. */
export const languageOf = (page: Page): string => {
  const blocks = page.blocks.filter(({ kind }) => kind === 'text' || kind === 'heading');
  const words = plain(blocks.map(({ text }) => text).join(' ')).split(' ');
  const [en = 0, es = 0] = [STOP.en, STOP.es].map(
    (stop) => words.filter((word) => stop.includes(word)).length,
  );
  if (words.length > 30 && Math.max(en, es) > words.length * 0.08) {
    if (en > es * 2) return 'en';
    if (es > en * 2) return 'es';
  }
  return page.language?.slice(0, 2).toLowerCase() ?? (es > en ? 'es' : 'en');
};

const MAX_LABEL = 45;
const NO_LABEL = pattern()`^(?:read more|learn more|more|click here|here|view (?:more|all)|see more|
  details|leer mas|ver mas|next|previous|top|back|english|espanol|skip .*|call(?: now| us)?|toggle .*|
  \d[\d\s().-]+)$`;

const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL && /\p{L}{2}/u.test(text) && !NO_LABEL.test(plain(text));

/** The links to pages of the site that most of its pages have, with the label of the menu. */
const menuOf = (pages: readonly Page[], home: Page): MenuEntry[] => {
  const found = new Map<string, { entry: MenuEntry; pages: Set<Page>; isMenu: boolean }>();
  for (const page of pages)
    for (const { url, text, region, parent } of page.links) {
      if (url.host !== home.url.host || url.hash || !isLabel(text)) continue;
      const known = found.get(pathKey(url)) ?? { entry: null, pages: new Set(), isMenu: false };
      if (known.pages.has(page)) continue;
      const isMenu = region === 'menu';
      const isBetter = known.entry === null || (isMenu && !known.isMenu);
      const entry = isBetter ? { label: text, url, parent, kind: kindOfLabel(text) } : known.entry;
      if (entry)
        found.set(pathKey(url), { entry, pages: known.pages.add(page), isMenu: isMenu || known.isMenu });
    }
  const least = pages.length > 2 ? pages.length * 0.5 : 1;
  return [...found.values()]
    .filter(
      ({ pages: on, isMenu }) => on.size >= (isMenu ? least : Math.max(least, Math.min(pages.length - 1, 3))),
    )
    .map(({ entry }) => entry);
};

/** By the label in the menu, else by the first heading; the address has a say in both. */
const kindOf = (page: Page, home: Page, menu: readonly MenuEntry[]): Kind => {
  if (page === home || pathKey(page.url) === '') return 'home';
  const entry = menu.find(({ url }) => isSamePage(url, page.url));
  const heading = page.blocks.find(
    ({ kind, level, isShared }) => kind === 'heading' && level < 3 && !isShared,
  );
  const path = lastPart(page.url);
  const labels = entry ? [entry.label, path] : [path, heading?.text ?? ''];
  return labels.map(kindOfLabel).find((kind) => kind !== 'unknown') ?? 'unknown';
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
  return {
    home,
    pages,
    others: all.filter((page) => !pages.includes(page)),
    said,
    businesses: said.filter(({ thing }) => isBusiness(thing)),
    menu,
    language,
    styles,
    findings: new Findings(),
  };
};

/** What machine-readable data say of the business under a name of schema.org. */
export const saidOf = ({ businesses }: Facts, name: string, weight: number): Claim[] =>
  businesses.flatMap(({ thing, page, where }) =>
    textsOf(thing, name).map((value) => ({ value, place: placeOf(page, `${where}.${name}`), weight })),
  );

/** The `content` of meta elements. */
export const metasOf = (page: Page, selector: string, weight: number): Claim[] =>
  all(selector, page.document).map((meta) => ({
    value: attribute(meta, 'content'),
    place: placeOf(page, `meta[${attribute(meta, 'name') || attribute(meta, 'property')}]`),
    weight,
  }));

export const DESCRIPTION = 'meta[name="description" i]';

/** Lines that the business says: no credits, no quotes, none of pages of these kinds. */
export const ownLines = ({ pages }: Facts, except: readonly Kind[] = ['blog', 'legal']): Line[] =>
  pages
    .filter(({ kind }) => !except.includes(kind))
    .flatMap(({ lines }) => lines.filter(({ isCredit, block }) => !isCredit && !block.isQuote));

/** Links to other hosts, without those of the site's maker. */
export const outsideLinks = ({ pages }: Facts) =>
  pages.flatMap((page) => {
    const credits = new Set(page.lines.flatMap(({ isCredit, block }) => (isCredit ? block.links : [])));
    return page.links
      .filter((link) => !credits.has(link) && link.url.host !== page.url.host)
      .map((link) => ({ link, page }));
  });

/** Pages that name others: articles, legal texts, lists of links. */
export const isAboutOthers = ({ kind, title }: Page): boolean =>
  ['blog', 'legal'].includes(kind) ||
  /\b(?:links|resources|partners|suppliers|directory|enlaces)\b/.test(plain(title));

/** Whether a page is an article, by its data for machines or the year in its address. */
export const isArticle = ({ said }: Facts, page: Page): boolean =>
  said.some(({ thing, page: of }) => of === page && isOf(thing, /^(?:BlogPosting|NewsArticle)$/)) ||
  /\/(?:19|20)\d\d\//.test(page.url.pathname);
