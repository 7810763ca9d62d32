import { all, upwards } from '../page/dom';
import { type Candidate, candidateFor } from '../deciding/evidence';
import type { Facts } from '../deciding/site-facts';
import type { Block, Page } from '../page/read-page';
import {
  type Section,
  blocksOf,
  itemsIn,
  photosIn,
  sectionsOf,
  textsIn,
  until,
  withInner,
} from '../page/sections';
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

export type Service = {
  name: string;
  texts: string[];
  points: string[];
  pictures: string[];
  url: URL | null;
};

const MAX_LISTED = 300;
const MAX_NAME = 60;
const MIN_TEXT = 20;
const MIN_GROUP = 3;
const NO_SERVICE = wordsOf(vocabulary.noService);
const NO_NAME = /^\d|[?!@$]|\d{3}|[a-z]\. ?[A-Z]/;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const MARK = /^[\s✓✔›»•·*-]+|[\s:.]+$/g;

/** Whether a text names a service: a few words that are no sentence, button or label of another page. */
const isServiceName = (text: string, isListed = false): boolean => {
  const words = plain(text);
  const isShort = text.length > 2 && text.length <= MAX_NAME && words.split(' ').length <= 7;
  const kinds = ['unknown', 'services', ...(isListed && words.includes(' ') ? ['other', 'gallery'] : [])];
  const isLabel = /^(?:our |nuestros )?servic(?:e|io)s$/.test(words) || !kinds.includes(kindOfLabel(text));
  return isShort && !isLabel && !NO_SERVICE.test(words) && !NO_NAME.test(text) && !isNoise(text);
};

const serviceFrom = candidateFor('dbServices');
type Listed = Candidate<Service>;

/** A service with the text, list and pictures of blocks, and the page to which its name leads. */
const listed = (name: string, block: Block, blocks: readonly Block[], text: string[] = []): Listed => {
  const texts = [...text, ...textsIn(blocks)];
  const link = block.links.find(({ url }) => url.host === block.page.url.host);
  const service = { texts, points: itemsIn(blocks), pictures: photosIn(blocks), url: link?.url ?? null };
  return serviceFrom('listed', { name: oneLine(name.replace(MARK, '')), ...service }, block);
};

const hasText = ({ texts, points }: Service): boolean => texts.length + points.length > 0;

/** Whether a picture above a heading shares its card: an element around both with one heading. */
const sharesCard = (picture: Block | undefined, heading: Block): picture is Block => {
  if (!picture?.picture) return false;
  const above = [...upwards(heading.node)];
  const shared = [...upwards(picture.node.parent)].find((node) => above.includes(node));
  return shared !== undefined && all(HEADINGS, [shared]).length < 2;
};

/** Cards: sections of the level that most names of services have. */
const cardsIn = (sections: readonly Section[], all: readonly Section[]): Listed[] => {
  const named = sections.filter(({ title }) => isServiceName(title, true));
  const levels = [...grouped(named, ({ level }) => `${level}`).values()];
  const [cards = []] = levels.sort((one, other) => other.length - one.length);
  return cards.flatMap(({ title, heading }) => {
    const index = all.findIndex((section) => section.heading === heading);
    const above = all[index - 1]?.blocks.at(-1);
    const own = blocksOf(withInner(all, index));
    return heading ? [listed(title, heading, sharesCard(above, heading) ? [above, ...own] : own)] : [];
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
const rowsIn = (blocks: readonly Block[]): Listed[] =>
  blocks.flatMap((block, index): Listed[] => {
    const term = termOf(block);
    const [name = '', ...rest] = term === null ? block.cells : [term];
    if (!isServiceName(name, true)) return [];
    if (term !== null) {
      const own = listed(name, block, until(blocks, index, (one) => termOf(one) !== null).slice(1));
      // Lines with prices alone are the text of the heading above them.
      return block.kind === 'term' || hasText(own.value) ? [own] : [];
    }
    const text = oneLine(rest.join(' '));
    const isText = text.length > MIN_TEXT && all('th, b, strong', block.node.childNodes).length > 0;
    const pictures = until(blocks, index, ({ picture }) => picture === null);
    return isText || PRICE.test(text) ? [listed(name, block, pictures, isText ? [text] : [])] : [];
  });

/** Entries of lists, and links that are cards. */
const itemsAsServices = (blocks: readonly Block[]): Listed[] =>
  blocks.flatMap((block) => {
    const isEntry = block.kind === 'item' || (block.kind === 'links' && block.links.length === 1);
    const [name = '', ...rest] = block.text.split(/\n|\s[–—:-]\s|:\s/);
    return isEntry && isServiceName(name, true) ? [listed(name, block, [], rest)] : [];
  });

/** The services below headings about services, or on a page of services, by the clearest of their forms. */
const listedOn = (page: Page): Listed[] => {
  const sections = sectionsOf(page);
  // The title of the page stands above its services, at whatever level.
  const top = sections.find(({ level }) => level > 0);
  const isOfPage = (one: Section) =>
    (one === top && kindOfLabel(one.title) === 'services') || plain(page.title).startsWith(plain(one.title));
  const inner = sections.filter((one) => one.above === 'services' && one.level > 0 && !isOfPage(one));
  const own = sections.filter((one) => one.subject === 'services' || inner.includes(one));
  const [first, ...more] = cardsIn(inner, sections);
  // One title alone is that of the page.
  const cards = first && (more.length > 0 || page.kind !== 'services') ? [first, ...more] : [];
  const rows = own.flatMap(({ blocks }) => rowsIn(blocks));
  const best = rows.length > cards.length ? rows : cards;
  return best.length > 1 ? best : [...best, ...itemsAsServices(blocksOf(own))];
};

/** A list of services by no word: a table, or sections that all but the title are cards with a text. */
const unnamedOn = (page: Page): Listed[] => {
  const all = sectionsOf(page).filter(({ level }) => level > 0);
  // Behind the cards below the title may stand prices.
  const below = withInner(all, 0);
  const sections = below.length > 2 ? below : all;
  const cards = cardsIn(sections, sections).filter(({ value }) => hasText(value));
  const rows = rowsIn(blocksOf(sections));
  const isList = rows.length > 1 || (cards.length > 1 && cards.length >= sections.length - 1);
  if (!isList || (page.kind !== 'unknown' && page.kind !== 'gallery')) return [];
  return (rows.length > cards.length ? rows : cards).map(({ value, place }) =>
    serviceFrom('unnamed', value, place),
  );
};

/** Whether the menu groups pages below a word that is no kind of page, as agencies do: 'Residential'. */
const isOfGroup = ({ menu }: Facts, parent: string): boolean =>
  !NO_SERVICE.test(plain(parent)) &&
  menu.filter((entry) => entry.parent === parent && isServiceName(entry.label)).length >= MIN_GROUP;

const NO_SERVICES = ['home', 'services', 'article', 'blog', 'legal', 'contact', 'gallery', 'reviews'];

/** Pages of listed services, and below the services by menu or address; else those without a kind. */
const pagesOfServices = (facts: Facts, lists: readonly Listed[], unnamed: readonly Listed[]): Listed[] => {
  const isBelow = (page: Page, above: Page) => pathKey(page.url).startsWith(`${pathKey(above.url)}/`);
  const isParent = (page: Page) =>
    page.kind === 'services' ||
    (page.kind === 'unknown' && facts.pages.filter((other) => isBelow(other, page)).length > 1);
  const parents = facts.pages.filter((page) => pathKey(page.url) !== '' && isParent(page));
  const pages = facts.pages.filter((page) => !NO_SERVICES.includes(page.kind) && !parents.includes(page));
  return pages.flatMap((page) => {
    const entry = facts.menu.find(({ url }) => isSamePage(url, page.url));
    const card = lists.find(({ value: { url } }) => url && isSamePage(url, page.url));
    const path = lastPart(page.url).replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
    const sections = sectionsOf(page);
    const title = sections.find(({ level }) => level === 1)?.title ?? '';
    const name = entry?.label ?? card?.value.name ?? (isServiceName(title) ? title : path);
    const ofMenu = kindOfLabel(entry?.parent ?? '');
    const isOne = card ?? (ofMenu === 'services' || parents.some((parent) => isBelow(page, parent)));
    // A page that lists some is none of them.
    const isList = unnamed.some(({ place }) => place.page === page.url.href);
    const mayBe = page.kind === 'unknown' && !isList && entry && ofMenu === 'unknown' && isServiceName(name);
    if (!isOne && !mayBe) return [];
    const blocks = blocksOf(sections.filter(({ subject }) => subject !== 'faq' && subject !== 'reviews'));
    const pictures = [...new Set(photosOn(page).map(({ url }) => url))];
    const service = { name, texts: textsIn(blocks), points: itemsIn(blocks), pictures, url: page.url };
    const isGrouped = entry?.parent && isOfGroup(facts, entry.parent);
    return [serviceFrom(isOne || isGrouped ? 'page' : 'menu', service, { page, where: 'main' })];
  });
};

/** Tables of prices, else the first list of Home, for a site without a word for services. */
const otherLists = ({ home, pages }: Facts): Listed[] => {
  const rows = rowsIn(pages.flatMap((page) => page.blocks.filter(({ kind }) => kind === 'row')));
  const blocks = blocksOf(sectionsOf(home));
  const start = blocks.findIndex(({ kind }) => kind === 'item');
  const items = start === -1 ? [] : until(blocks, start, ({ kind }) => kind !== 'item');
  const found = rows.length > 1 ? rows : itemsAsServices(items);
  return found.map(({ value, place }) => serviceFrom('other', value, place));
};

/** A key that two spellings of a service share. */
const keyOf = ({ name }: { name: string }): string =>
  plain(name)
    .replace(/\b(?:and|y|the|de|services?|servicios?)\b ?|s\b/g, '')
    .trim();

/** Services of one name are one: with its longest text and all pictures. */
const merge = (services: readonly Service[]): Service => {
  const longest = (lists: string[][]) =>
    lists.reduce((a, b) => (b.join('').length > a.join('').length ? b : a));
  return {
    name: services[0]?.name ?? '',
    texts: longest(services.map(({ texts }) => texts)),
    points: longest(services.map(({ points }) => points)),
    pictures: [...new Set(services.flatMap(({ pictures }) => pictures))],
    url: services.find(({ url }) => url)?.url ?? null,
  };
};

/** Services with their texts, points and pictures; first those that the site explains. */
export const findServices = (facts: Facts, name: string): Service[] => {
  const named = facts.pages.filter(({ kind }) => kind === 'services' || kind === 'home');
  const lists = named.flatMap(listedOn).slice(0, MAX_LISTED);
  const unnamed = facts.pages.flatMap(unnamedOn);
  const found = [...lists, ...pagesOfServices(facts, lists, unnamed), ...unnamed, ...otherLists(facts)];
  const own = found.filter(({ value }) => plain(value.name) !== plain(name));
  const show = (service: Service) => service.name;
  const services = facts.findings.decide('dbServices', own, { keyOf, show, merge });
  const isTaken = ({ name: called }: Service) => services.some((one) => one.name === called);
  for (const page of facts.pages)
    if (unnamed.some(({ value, place }) => place.page === page.url.href && isTaken(value)))
      page.kind = 'services';
  return services.sort((one, two) => Number(hasText(two)) - Number(hasText(one)));
};
