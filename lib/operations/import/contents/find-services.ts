import { type Facts, isArticle } from '../deciding/site-facts';
import { all } from '../page/dom';
import { isPhoto, pictureOf } from '../page/picture';
import type { Page } from '../page/read-page';
import { blocksOf, sectionsOf, until, withInner } from '../page/sections';
import { isSamePage, kindOfLabel, lastPart, pathKey, plain } from '../page/words';
import { photosOn } from './find-pictures';
import { type Service, isListOfCards, isServiceName, listIn, listedOn, serviceOf } from './service-lists';

const MAX_SERVICES = 40;
const MAX_LISTED = 300;

/** The services that the pages of services list, and the sections of Home about services. */
const listedOnPages = ({ home, pages }: Facts): Service[] => {
  const sections = sectionsOf(home);
  const ofHome = sections.flatMap(({ level, title }, index) => {
    if (level === 0 || kindOfLabel(title) !== 'services') return [];
    const inner = withInner(sections, index);
    const isList = blocksOf(inner).some(({ kind }) => ['item', 'row', 'links'].includes(kind));
    // Builders write the heading of the section and those of its cards at one level.
    return listedOn(home, inner.length > 1 || isList ? inner : sections.slice(index));
  });
  const lists = pages.filter(({ kind }) => kind === 'unknown').filter(isListOfCards);
  if (ofHome.length === 0 && pages.every(({ kind }) => kind !== 'services'))
    for (const page of lists) page.kind = 'services';
  const own = pages.filter(({ kind }) => kind === 'services');
  return [...own.flatMap((page) => listedOn(page, sectionsOf(page))), ...ofHome];
};

const onPage = (page: Page, name: string): Service => {
  const sections = sectionsOf(page).filter(({ title }) => !['faq', 'reviews'].includes(kindOfLabel(title)));
  const blocks = blocksOf(sections).filter(({ kind, text }) => kind !== 'toggle' && !text.endsWith('?'));
  const pictures = [...new Set(photosOn(page).map(({ url }) => url))];
  return { ...serviceOf(name, { page, where: 'main' }, blocks), url: page.url, pictures };
};

const isOfServices = (label: string | null): boolean =>
  label !== null && (kindOfLabel(label) === 'services' || /\b(?:services|servicios)$/.test(plain(label)));

const NO_SERVICE = ['home', 'services', 'blog', 'legal', 'contact', 'gallery', 'reviews'];

/**
 * Pages about one service: pages of listed services, pages below the services by menu or address, and pages
 * of the menu without a kind.
 */
const pagesOfServices = (facts: Facts, name: string, listed: readonly Service[]): Service[] => {
  const { menu, pages } = facts;
  const parents = pages.filter(({ kind, url }) => kind === 'services' && pathKey(url) !== '');
  return pages
    .filter(({ kind }) => !NO_SERVICE.includes(kind))
    .flatMap((page) => {
      const entry = menu.find(({ url }) => isSamePage(url, page.url));
      const card = listed.find(({ url }) => url && isSamePage(url, page.url));
      const isBelow =
        card !== undefined ||
        isOfServices(entry?.parent ?? null) ||
        parents.some(({ url }) => pathKey(page.url).startsWith(`${pathKey(url)}/`));
      const isAlone = page.kind === 'unknown' && entry?.parent === null && !isArticle(facts, page);
      const path = lastPart(page.url).replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
      const own = entry?.label ?? card?.name ?? path;
      const isOne = isBelow || (isAlone && isServiceName(own));
      return isOne && plain(own) !== plain(name) ? [onPage(page, own)] : [];
    });
};

/** A site without a word for services: the first list of Home, when all of its entries may be names. */
const firstList = ({ home }: Facts): Service[] => {
  const blocks = blocksOf(sectionsOf(home));
  const start = blocks.findIndex(({ kind }) => kind === 'item');
  const items = start === -1 ? [] : until(blocks, start, ({ kind }) => kind !== 'item');
  const services = listIn(items);
  if (items.length > 2 && services.length === items.length) return services;
  return listIn(blocks.filter(({ kind }) => kind === 'links'));
};

/** A key that two spellings of a service share. */
const serviceKey = (name: string): string =>
  plain(name)
    .split(' ')
    .filter((word) => !/^(?:and|y|the|de|services?|servicios?)$/.test(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

const longer = <T extends string[]>(one: T, other: T): T =>
  other.join('').length > one.join('').length ? other : one;

/** Services of one name, or with one page, are one: the longest text, all pictures. */
const merge = (all: readonly Service[]): Service[] => {
  const merged = new Map<string, Service>();
  for (const service of all) {
    const page = service.url && !service.url.hash ? [`page ${pathKey(service.url)}`] : [];
    const keys = [serviceKey(service.name), ...page];
    const known = keys.map((key) => merged.get(key)).find((one) => one !== undefined);
    const own = known ?? { ...service };
    for (const key of keys) if (!merged.has(key)) merged.set(key, own);
    if (known)
      Object.assign(known, {
        // 'GUTTER CLEANING' of a heading is 'Gutter Cleaning' where the site writes it so.
        name: known.name === known.name.toUpperCase() ? service.name : known.name,
        texts: longer(known.texts, service.texts),
        points: longer(known.points, service.points),
        pictures: [...new Set([...known.pictures, ...service.pictures])],
        url: known.url ?? service.url,
        places: [...known.places, ...service.places],
      });
  }
  return [...new Set(merged.values())];
};

/** Photographs in the links to a page: those of its cards. */
const cardPictures = ({ pages }: Facts, to: URL): string[] =>
  pages.flatMap((page) =>
    page.links
      .filter(({ url, region }) => region === 'main' && isSamePage(url, to))
      .flatMap(({ node }) => all('img', node.childNodes))
      .flatMap((image) => pictureOf(image, page.url) ?? [])
      .flatMap((picture) => (isPhoto(picture) ? [picture.url] : [])),
  );

/** Services with their texts, lists and pictures, from lists, data for machines and pages. */
export const findServices = (facts: Facts, name: string): Service[] => {
  const { pages, findings } = facts;
  const listed = listedOnPages(facts);
  const ofPages = pagesOfServices(facts, name, listed);
  const merged = merge([...listed.slice(0, MAX_LISTED), ...ofPages]);
  const found = merged.length > 0 ? merged : merge(firstList(facts));
  const hasPage = pages.some(({ kind }) => kind === 'services');
  const used = found.slice(0, MAX_SERVICES).map((service) => {
    const ofCards = service.url && service.pictures.length === 0 ? cardPictures(facts, service.url) : [];
    return { ...service, pictures: [...service.pictures, ...new Set(ofCards)] };
  });
  for (const { name: called, places } of used)
    findings.keep('dbServices', called, places, places.length > 1 || hasPage);
  const more = found.length - used.length;
  if (more > 0) findings.leave('dbServices', `${more} more`, [], `a record has at most ${MAX_SERVICES}`);
  return used;
};
