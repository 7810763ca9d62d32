import { type Said, isBusiness, isOf, thingsOn } from './machine-data';
import { type Kind, kindOfLabel, lastPart, pathKey, plain } from './page-kinds';
import type { Page } from './read-page';
import type { OldSite } from './read-site';

export type MenuEntry = { label: string; url: URL; parent: string | null; kind: Kind };
/** A site as the readers of values see it: the pages of its first language, their kinds, its menu. */
export type Facts = {
  home: Page;
  pages: Page[];
  others: Page[];
  said: Said[];
  menu: MenuEntry[];
  kindOf: (page: Page) => Kind;
  language: string;
};

const STOP = {
  en: 'the and of for with our your you we to in is are',
  es: 'el la los las de del y para con su sus que en nuestro somos',
};

/** 'en' or 'es' by the words of a page when its `lang` is none, or a template's. */
export const languageOf = (page: Page): string => {
  const texts = plain(
    page.blocks
      .filter(({ kind }) => kind === 'text' || kind === 'heading')
      .map(({ text }) => text)
      .join(' '),
  ).split(' ');
  const count = (words: string) => texts.filter((word) => words.split(' ').includes(word)).length;
  const [en, es] = [count(STOP.en), count(STOP.es)];
  const declared = page.language?.slice(0, 2).toLowerCase();
  if (texts.length > 30 && Math.max(en, es) > texts.length * 0.08) {
    if (en > es * 2) return 'en';
    if (es > en * 2) return 'es';
  }
  return declared ?? (es > en ? 'es' : 'en');
};

const MAX_LABEL = 45;
const NO_LABEL =
  /^(?:read more|learn more|more|click here|here|view (?:more|all)|see more|details|leer mas|ver mas|next|previous|top|back|english|espanol|skip .*|call(?: now| us)?|toggle .*|\d[\d\s().-]+)$/;

const menuOf = (pages: readonly Page[], home: Page): MenuEntry[] => {
  const counts = new Map<string, { entry: MenuEntry; count: number; isMenu: boolean }>();
  for (const page of pages) {
    const seen = new Set<string>();
    for (const link of page.links) {
      if (link.url.host !== home.url.host || link.text.length > MAX_LABEL || !link.text || link.url.hash)
        continue;
      const key = pathKey(link.url);
      if (seen.has(key) || NO_LABEL.test(plain(link.text)) || !/\p{L}{2}/u.test(link.text)) continue;
      seen.add(key);
      const known = counts.get(key);
      const isMenu = link.region === 'menu';
      const entry =
        known && (known.isMenu || !isMenu)
          ? known.entry
          : { label: link.text, url: link.url, parent: link.parent, kind: kindOfLabel(link.text) };
      counts.set(key, { entry, count: (known?.count ?? 0) + 1, isMenu: isMenu || known?.isMenu === true });
    }
  }
  const least = pages.length > 2 ? pages.length * 0.5 : 1;
  return [...counts.values()]
    .filter(({ count, isMenu }) => count >= least && (isMenu || count >= Math.min(pages.length - 1, 3)))
    .map(({ entry }) => entry);
};

export const factsOf = ({ pages: all }: OldSite): Facts => {
  const [home] = all as [Page, ...Page[]];
  const language = languageOf(home);
  const pages = all.filter((page) => languageOf(page) === language || page.blocks.length < 5);
  const menu = menuOf(pages, home);
  const kinds = new Map<Page, Kind>();
  const kindOf = (page: Page): Kind => {
    const known = kinds.get(page);
    if (known) return known;
    const key = pathKey(page.url);
    const entry = menu.find(({ url }) => pathKey(url) === key);
    const heading =
      page.blocks.find(({ kind, level, isShared }) => kind === 'heading' && level < 3 && !isShared)?.text ??
      '';
    const labels = entry ? [entry.label, lastPart(page.url)] : [lastPart(page.url), heading];
    const kind =
      page === home || key === ''
        ? 'home'
        : (labels.map(kindOfLabel).find((one) => one !== 'unknown') ?? 'unknown');
    kinds.set(page, kind);
    return kind;
  };
  return {
    home,
    pages,
    others: all.filter((page) => !pages.includes(page)),
    said: pages.flatMap(thingsOn),
    menu,
    kindOf,
    language,
  };
};

export const businessesOf = ({ said }: Facts): Said[] => said.filter(({ thing }) => isBusiness(thing));

/** Whether a page is an article, by its data for machines or the year in its address. */
export const isArticle = (facts: Facts, found: Page): boolean =>
  facts.said.some(({ thing, page: of }) => of === found && isOf(thing, /^(?:BlogPosting|NewsArticle)$/)) ||
  /\/(?:19|20)\d\d\//.test(found.url.pathname);
