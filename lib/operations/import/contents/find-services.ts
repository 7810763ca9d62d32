import type { Element } from 'domhandler';
import { type At, placeOf } from '../deciding/evidence';
import { type Facts, isArticle } from '../deciding/site-facts';
import { all, first, upwards } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import { type Section, blocksOf, contentOf, sectionsOf, until, withInner } from '../page/sections';
import {
  grouped,
  isNoise,
  isSamePage,
  kindOfLabel,
  lastPart,
  oneLine,
  pathKey,
  plain,
  vocabulary,
  wordsOf,
} from '../page/words';
import { photosOn } from './find-pictures';

export type Service = ReturnType<typeof serviceOf>;

const MAX_SERVICES = 40;
const MAX_LISTED = 300;
const MAX_NAME = 60;
const MIN_TEXT = 20;
const NO_SERVICE = wordsOf(vocabulary.noService);
const NO_NAME = /^\d|[?!@$]|\d{3}|[a-z]\. ?[A-Z]/;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const MARK = /^[\s✓✔›»•·*-]+|[\s:.]+$/g;

/** Whether a text names a service: a few words that are no sentence and no button. */
const isServiceName = (text: string, isListed = false): boolean => {
  const words = plain(text);
  const isShort = text.length > 2 && text.length <= MAX_NAME && words.split(' ').length <= 7;
  const kinds = ['unknown', 'services', ...(isListed && words.includes(' ') ? ['other', 'gallery'] : [])];
  const isLabel = /^(?:our |nuestros )?servic(?:e|io)s$/.test(words) || !kinds.includes(kindOfLabel(text));
  return isShort && !isLabel && !NO_SERVICE.test(words) && !NO_NAME.test(text) && !isNoise(text);
};

/** The page of the site to which a block leads. */
const linkOf = ({ links, page }: Block): URL | null =>
  links.find(({ url }) => url.host === page.url.host && !isSamePage(url, page.url))?.url ?? null;

const serviceOf = (name: string, at: At | Block, blocks: readonly Block[] = []) => ({
  name: oneLine(name.replace(MARK, '')),
  ...contentOf(blocks),
  url: 'links' in at ? linkOf(at) : null,
  places: [placeOf(at)],
});

const hasText = ({ texts, points }: Service): boolean => texts.length + points.length > 0;

/** Whether picture and heading share a card: an element at most seven levels above both, with one heading. */
const sharesCard = (picture: Block | undefined, heading: Block | null | undefined): boolean => {
  if (!heading || heading.level > 6 || !picture?.picture) return false;
  const above = (node: Element) => [...upwards(node)].slice(0, 8);
  const shared = above(heading.node).find((node) => above(picture.node).slice(1).includes(node));
  return shared !== undefined && all(HEADINGS, [shared]).length < 2;
};

/** Cards: sections of one level of heading, at least two of which name services. */
const cardsIn = (page: Page, sections: readonly Section[]): Service[] => {
  const named = sections.slice(1).filter(({ title }) => isServiceName(title, true));
  const levels = grouped(named, ({ level }) => `${level}`).values();
  const [cards = []] = [...levels].sort((one, other) => other.length - one.length);
  if (cards.length < 2 && !sections[0]?.level) return [];
  return cards.map(({ title, heading }) => {
    const index = sections.findIndex((section) => section.heading === heading);
    const above = sections[index - 1]?.blocks.at(-1);
    const own = blocksOf(withInner(sections, index));
    const blocks = above && sharesCard(above, heading) ? [above, ...own] : own;
    return serviceOf(title, heading ?? { page, where: 'main' }, blocks);
  });
};

const PRICE = /[$£€] ?\d|\d ?€/;
/** 'Full groom from €45', with its text below. */
const PRICED = /^(.{3,60}?)[\s:.–—-]+(?:(?:from|desde) )?(?:[$£€] ?\d[\d.,]*|\d[\d.,]* ?€)\+?$/i;
const termOf = ({ kind, text }: Block): string | null => {
  if (kind === 'term') return text;
  return kind === 'text' ? (PRICED.exec(text)?.[1] ?? null) : null;
};

/** Rows of a table, terms and lines with a price: a name with its text or its price. */
const rowsIn = (blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block, index): Service[] => {
    const term = termOf(block);
    const [name = '', ...rest] = term === null ? block.cells : [term];
    if (!isServiceName(name, true)) return [];
    const isEnd = (one: Block) => termOf(one) !== null;
    const named = serviceOf(name, block, term === null ? [] : until(blocks, index, isEnd).slice(1));
    // Lines with prices alone are the text of the heading above them.
    if (term !== null) return block.kind === 'term' || hasText(named) ? [named] : [];
    const text = oneLine(rest.join(' '));
    const isText = text.length > MIN_TEXT && first('th, b, strong', block.node.childNodes) !== null;
    const pictures = until(blocks, index, ({ picture }) => picture === null);
    const service = { ...serviceOf(name, block, pictures), texts: isText ? [text] : [] };
    return isText || PRICE.test(text) ? [service] : [];
  });

/** Entries of lists, and links that are cards. */
const listIn = (blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block) => {
    const isEntry = block.kind === 'item' || (block.kind === 'links' && block.links.length === 1);
    const [name = '', ...rest] = block.text.split(/\n|\s[–—:-]\s|:\s/);
    const texts = rest.length > 0 ? [rest.join(' ')] : [];
    return isEntry && isServiceName(name, true) ? [{ ...serviceOf(name, block), texts }] : [];
  });

/** The services that a page or section lists, read from the clearest of its forms. */
const listedOn = (page: Page, sections: readonly Section[]): Service[] => {
  const blocks = blocksOf(sections).filter(({ isQuote }) => !isQuote);
  const cards = cardsIn(page, sections);
  const rows = sections.flatMap((section) => rowsIn(section.blocks.filter(({ isQuote }) => !isQuote)));
  const best = rows.length > cards.length ? rows : cards;
  return best.length > 1 ? best : [...best, ...listIn(blocks)];
};

/** A list of services by no word: a table, or sections that all but the title are cards with a text. */
const isListOfCards = (page: Page): boolean => {
  const sections = sectionsOf(page).filter(({ level }) => level > 0);
  const cards = cardsIn(page, sectionsOf(page)).filter(hasText);
  const isTable = rowsIn(blocksOf(sections)).length > 1;
  const mayBe = page.kind === 'unknown' || page.kind === 'gallery';
  return mayBe && (isTable || (cards.length > 1 && cards.length >= sections.length - 1));
};

const MIN_GROUP = 3;

/** Whether the menu groups pages below a word that is no kind of page, as agencies do: 'Residential'. */
const isOfGroup = ({ menu }: Facts, parent: string | null): boolean =>
  parent !== null &&
  kindOfLabel(parent) === 'unknown' &&
  !NO_SERVICE.test(plain(parent)) &&
  menu.filter((entry) => entry.parent === parent && isServiceName(entry.label)).length >= MIN_GROUP;

/** The services that the pages of services list, and the sections of Home about services. */
const listedOnPages = (facts: Facts): Service[] => {
  const { home, pages, menu } = facts;
  const sections = sectionsOf(home);
  const ofHome = sections.flatMap(({ level, title }, index) => {
    if (level === 0 || kindOfLabel(title) !== 'services') return [];
    const inner = withInner(sections, index);
    // Builders write the heading of the section and those of its cards at one level.
    return listedOn(home, inner.length > 1 ? inner : sections.slice(index));
  });
  const isInMenu = menu.some(({ parent }) => isOfGroup(facts, parent));
  if (ofHome.length === 0 && !isInMenu && pages.every(({ kind }) => kind !== 'services'))
    for (const page of pages.filter(isListOfCards)) page.kind = 'services';
  const own = pages.filter(({ kind }) => kind === 'services');
  return [...own.flatMap((page) => listedOn(page, sectionsOf(page))), ...ofHome];
};

const onPage = (page: Page, name: string): Service => {
  const sections = sectionsOf(page).filter(({ title }) => !['faq', 'reviews'].includes(kindOfLabel(title)));
  const pictures = [...new Set(photosOn(page).map(({ url }) => url))];
  return { ...serviceOf(name, { page, where: 'main' }, blocksOf(sections)), url: page.url, pictures };
};

/** A key that two spellings of a service share. */
const serviceKey = (name: string): string =>
  plain(name)
    .replace(/\b(?:and|y|the|de|services?|servicios?)\b ?|s\b/g, '')
    .trim();

const OTHER_PAGES = ['home', 'services', 'article', 'blog', 'legal', 'contact', 'gallery', 'reviews'];

/**
 * Pages of listed services, and below the services by menu or address. Where there are none of these, pages
 * of the menu without a kind are services.
 */
const pagesOfServices = (facts: Facts, name: string, listed: readonly Service[]): Service[] => {
  const isBelow = (page: Page, above: Page) => pathKey(page.url).startsWith(`${pathKey(above.url)}/`);
  const isParent = (page: Page) =>
    page.kind === 'services' ||
    (page.kind === 'unknown' && facts.pages.filter((other) => isBelow(other, page)).length > 1);
  const parents = facts.pages.filter((page) => pathKey(page.url) !== '' && isParent(page));
  const pages = facts.pages
    .filter((page) => !OTHER_PAGES.includes(page.kind) && !parents.includes(page))
    .map((page) => {
      const entry = facts.menu.find(({ url }) => isSamePage(url, page.url));
      const card = listed.find(({ url }) => url && isSamePage(url, page.url));
      const path = lastPart(page.url).replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
      const title = sectionsOf(page).find((section) => section.level === 1)?.title ?? '';
      const own = entry?.label ?? card?.name ?? (isServiceName(title) ? title : path);
      const ofMenu = kindOfLabel(entry?.parent ?? '');
      const isOne = card || ofMenu === 'services' || parents.some((parent) => isBelow(page, parent));
      const isAlone = page.kind === 'unknown' && entry && ofMenu === 'unknown' && !isArticle(facts, page);
      const mayBe = isAlone && isServiceName(own);
      return { page, own, isOne: isOne || (mayBe && isOfGroup(facts, entry.parent)), mayBe };
    })
    .filter(({ own }) => plain(own) !== plain(name));
  const known = [...listed.map((one) => one.name), ...pages.flatMap(({ isOne, own }) => (isOne ? own : []))];
  const keys = known.map(serviceKey);
  return pages
    .filter(
      ({ own, isOne, mayBe }) => isOne || (mayBe && (keys.length < 2 || keys.includes(serviceKey(own)))),
    )
    .map(({ page, own }) => onPage(page, own));
};

/** A table of prices, else the first list of Home, for a site without a word for services. */
const otherList = ({ home, pages }: Facts): Service[] => {
  const rows = rowsIn(pages.flatMap((page) => page.blocks.filter(({ kind }) => kind === 'row')));
  const blocks = blocksOf(sectionsOf(home));
  const start = blocks.findIndex(({ kind }) => kind === 'item');
  if (rows.length > 1 || start === -1) return rows;
  return listIn(until(blocks, start, ({ kind }) => kind !== 'item'));
};

const longer = (one: string[], other: string[]): string[] =>
  other.join('').length > one.join('').length ? other : one;

/** Services of one name, or with one page, are one: the longest text, all pictures. */
const merge = (services: readonly Service[]): Service[] => {
  const merged = new Map<string, Service>();
  for (const service of services) {
    const { name, url } = service;
    const keys = [serviceKey(name), ...(url && !url.hash ? [`page ${pathKey(url)}`] : [])];
    const known = keys.map((key) => merged.get(key)).find((one) => one !== undefined);
    const own = known ?? { ...service };
    for (const key of keys) if (!merged.has(key)) merged.set(key, own);
    if (known)
      Object.assign(known, {
        texts: longer(known.texts, service.texts),
        points: longer(known.points, service.points),
        pictures: [...new Set([...known.pictures, ...service.pictures])],
        url: known.url ?? url,
        places: [...known.places, ...service.places],
      });
  }
  return [...new Set(merged.values())];
};

/** Services with their texts, lists and pictures, from lists and pages. */
export const findServices = (facts: Facts, name: string): Service[] => {
  const listed = listedOnPages(facts).slice(0, MAX_LISTED);
  const merged = merge([...listed, ...pagesOfServices(facts, name, listed)]).filter(
    (one) => plain(one.name) !== plain(name),
  );
  const found = (merged.length > 0 ? merged : merge(otherList(facts))).slice(0, MAX_SERVICES);
  // First those that the site explains.
  found.sort((one, other) => Number(hasText(other)) - Number(hasText(one)));
  for (const { name: called, places } of found) facts.findings.keep('dbServices', called, places);
  return found;
};
