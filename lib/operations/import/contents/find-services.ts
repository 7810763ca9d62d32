import { placeOf } from '../deciding/findings';
import { type Facts, isArticle } from '../deciding/site-facts';
import { isOf, textsOf, thingsOf } from '../page/machine-data';
import { isSamePage, kindOfLabel, lastPart, pathKey } from '../page/page-kinds';
import type { Page } from '../page/read-page';
import { blocksOf, sectionsOf, textsIn, withInner } from '../page/sections';
import { plain } from '../page/words';
import { photosOn } from './find-pictures';
import { listIn, listedOn } from './service-lists';
import { type Service, isServiceName, serviceKey, serviceOf } from './service-names';

const MAX_SERVICES = 40;
const MAX_LISTED = 300;

/** What the pages of services list, and the sections of Home about services. */
const listedOnPages = ({ home, pages }: Facts): Service[] => {
  const sections = sectionsOf(home);
  const ofHome = sections.flatMap(({ level, title }, index) => {
    if (level === 0 || kindOfLabel(title) !== 'services') return [];
    const inner = withInner(sections, index);
    const isList = blocksOf(inner).some(({ kind }) => ['item', 'row', 'links'].includes(kind));
    // Builders write the heading of the section and those of its cards at one level.
    return listedOn(home, inner.length > 1 || isList ? inner : sections.slice(index));
  });
  const own = pages.filter(({ kind }) => kind === 'services');
  return [...own.flatMap((page) => listedOn(page, sectionsOf(page))), ...ofHome];
};

const offered = ({ said }: Facts): Service[] =>
  said.flatMap(({ thing, page, where }) => {
    const catalogs = thingsOf(thing, 'hasOfferCatalog');
    const offers = [
      ...catalogs.flatMap((catalog) => thingsOf(catalog, 'itemListElement')),
      ...thingsOf(thing, 'makesOffer'),
    ];
    return offers.flatMap((offer): Service[] => {
      const item = thingsOf(offer, 'itemOffered')[0] ?? offer;
      const [name] = isOf(item, /Service|Offer/) ? textsOf(item, 'name') : [];
      const texts = textsOf(item, 'description').filter((text) => text.length > 25);
      return name && isServiceName(name)
        ? [{ ...serviceOf(name, page, null, []), texts, places: [placeOf(page, `${where}.makesOffer`)] }]
        : [];
    });
  });

/** The name of a page about a service: its heading; its label when that is a sentence or names a town. */
const nameOfPage = (page: Page, label: string): string => {
  const heading = page.blocks.find(
    ({ kind, level, isShared, region }) => kind === 'heading' && level <= 2 && !isShared && region === 'main',
  );
  const title = heading?.text.replace(/\n/g, ' ') ?? '';
  const words = plain(title).split(' ');
  const shares = plain(label)
    .split(' ')
    .some((word) => word.length > 2 && words.some((other) => other.startsWith(word.slice(0, 5))));
  const isShort = words.length <= 5 && !words.includes('in') && !words.includes('en');
  return isServiceName(title) && isShort && shares ? title : label;
};

const onPage = (page: Page, name: string): Service => {
  const sections = sectionsOf(page).filter(
    ({ title }) => !/faq|question|preguntas|review|testimonial/i.test(title),
  );
  const blocks = blocksOf(sections).filter(({ kind, text }) => kind !== 'toggle' && !text.endsWith('?'));
  const pictures = [...new Set(photosOn(page).map(({ picture }) => picture.url))];
  return { ...serviceOf(name, page, null, blocks), url: page.url, pictures };
};

const isOfServices = (label: string | null): boolean =>
  label !== null && (kindOfLabel(label) === 'services' || /\b(?:services|servicios)$/.test(plain(label)));

/** Pages about one service: listed, below the services in menu or address, or of no kind in the menu. */
const pagesOfServices = (facts: Facts, name: string, listed: readonly Service[]): Service[] => {
  const { menu, pages } = facts;
  const parents = pages.filter(({ kind, url }) => kind === 'services' && pathKey(url) !== '');
  const others = ['home', 'services', 'blog', 'legal', 'contact', 'gallery', 'reviews'];
  return pages
    .filter(({ kind }) => !others.includes(kind))
    .flatMap((page) => {
      const entry = menu.find(({ url }) => isSamePage(url, page.url));
      const card = listed.find(({ url }) => url && isSamePage(url, page.url));
      const isBelow =
        card !== undefined ||
        isOfServices(entry?.parent ?? null) ||
        parents.some(({ url }) => pathKey(page.url).startsWith(`${pathKey(url)}/`));
      const isAlone = page.kind === 'unknown' && entry?.parent === null && !isArticle(facts, page);
      if (!isBelow && !isAlone) return [];
      const path = lastPart(page.url).replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
      const own = nameOfPage(page, entry?.label ?? card?.name ?? path);
      return (isBelow || isServiceName(own)) && plain(own) !== plain(name) ? [onPage(page, own)] : [];
    });
};

const inMenu = ({ menu, home }: Facts): Service[] =>
  menu
    .filter(({ parent, kind, label }) => isOfServices(parent) && kind === 'unknown' && isServiceName(label))
    .map(({ label, url }) => ({ ...serviceOf(label, home, null, []), url, places: [placeOf(home, 'menu')] }));

/** A site without a word for services: the first list of Home, when all of its entries may be names. */
const firstList = ({ home }: Facts): Service[] => {
  const blocks = blocksOf(sectionsOf(home));
  const start = blocks.findIndex(({ kind }) => kind === 'item');
  const end = blocks.findIndex(({ kind }, index) => index > start && kind !== 'item');
  const items = start === -1 ? [] : blocks.slice(start, end === -1 ? undefined : end);
  const services = listIn(home, items);
  if (items.length > 2 && services.length === items.length) return services;
  const links = blocks.filter(({ kind }) => kind === 'links');
  return listIn(home, links).filter(({ url }) => url !== null);
};

/** Services of one name, or with one page, are one: the longest text, all pictures. */
const merge = (all: readonly Service[]): Service[] => {
  const merged = new Map<string, Service>();
  const lengthOf = (texts: readonly string[]) => texts.join('').length;
  for (const service of all) {
    const page = service.url && !service.url.hash ? [`page ${pathKey(service.url)}`] : [];
    const keys = [serviceKey(service.name), ...page];
    const known = keys.map((key) => merged.get(key)).find((one) => one !== undefined);
    const own = known ?? { ...service };
    for (const key of keys) if (!merged.has(key)) merged.set(key, own);
    if (!known) continue;
    if (lengthOf(service.texts) > lengthOf(known.texts)) known.texts = service.texts;
    if (service.points.length > known.points.length) known.points = service.points;
    known.pictures = [...new Set([...known.pictures, ...service.pictures])];
    known.url ??= service.url;
    known.places = [...known.places, ...service.places];
  }
  return [...new Set(merged.values())];
};

/** Services with their texts, lists and pictures, from lists, data for machines, pages and the menu. */
export const findServices = (facts: Facts, name: string): Service[] => {
  const { pages, menu, findings } = facts;
  const listed = [...listedOnPages(facts), ...offered(facts)];
  const merged = merge([
    ...listed.slice(0, MAX_LISTED),
    ...pagesOfServices(facts, name, listed),
    ...inMenu(facts),
  ]);
  const found = merged.length > 0 ? merged : merge(firstList(facts));
  const hasPage = pages.some(({ kind }) => kind === 'services');
  const used = found.slice(0, MAX_SERVICES);
  for (const { name: called, places } of used)
    findings.keep('services', called, places, places.length > 1 || hasPage);
  if (found.length > MAX_SERVICES)
    findings.leave(
      'services',
      `${found.length - MAX_SERVICES} more`,
      [],
      `a record has at most ${MAX_SERVICES}`,
    );
  const sections = pages.filter(({ kind }) => kind !== 'blog').flatMap(sectionsOf);
  const byName = new Map(sections.map((section) => [serviceKey(section.title), section]));
  const labels = [...found.map((one) => one.name), ...menu.map(({ label }) => label)];
  return used.map((service) => {
    const { name: called, texts } = service;
    // 'GUTTER CLEANING' of a heading is 'Gutter Cleaning' where the site writes it so.
    const small = labels.find((one) => plain(one) === plain(called) && one !== one.toUpperCase());
    // A service that is only named gets the text below its name, wherever that stands.
    const below = texts.length > 0 ? texts : textsIn(byName.get(serviceKey(called))?.blocks ?? []);
    return { ...service, texts: below, name: called === called.toUpperCase() ? (small ?? called) : called };
  });
};
