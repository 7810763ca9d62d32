import { Findings, type Place, placeOf } from './findings';
import { isNoise } from './lines';
import { isOf, textsOf, thingsOf } from './machine-data';
import { kindOfLabel, lastPart, pathKey, plain } from './page-kinds';
import { isPhoto, photosOn } from './pictures';
import type { Block, Page } from './read-page';
import { itemsIn, imagesIn, sectionsOf, textsIn, withInner } from './sections';
import { listIn, listedOn } from './service-lists';
import { isArticle, type Facts } from './site-facts';

export type Service = {
  name: string;
  texts: string[];
  points: string[];
  pictures: string[];
  url: URL | null;
  places: Place[];
};

const MAX_NAME = 60;
const NO_SERVICE =
  /\b(?:why|how|when|what|who|our (?:team|process|promise|work|story|mission)|contact|call|click|get|request|schedule|free (?:quote|estimate|inspection)s?|testimonials?|reviews?|faqs?|questions|hours|location|welcome|learn|follow|subscribe|newsletter|copyright|areas|privacy|terms|see also|we work on|typical|years|satisfied|licensed|insured|porque|por que|como|llame|contacte|solicite|bienvenidos|sobre)\b|[?!]$|^\d|\d{3}|@/;
export const MARK = /^[\s✓✔›»•·*-]+|[\s:.]+$/g;

/** Whether a text names a service: a few words that are no sentence and no button. */
export const isServiceName = (text: string, isListed = false): boolean => {
  const words = plain(text);
  return (
    text.length > 2 &&
    text.length <= MAX_NAME &&
    words.split(' ').length <= 7 &&
    !NO_SERVICE.test(words) &&
    !/[?!@]|\$|\d{3}|[a-z]\. ?[A-Z]/.test(text) &&
    !isNoise(text) &&
    (isListed && words.includes(' ')
      ? ['unknown', 'services', 'other', 'gallery']
      : ['unknown', 'services']
    ).includes(kindOfLabel(text)) &&
    !/^(?:services|our services|servicios|nuestros servicios|services)$/.test(words)
  );
};

/** What two spellings of a service have in common. */
const keyOf = (name: string): string =>
  plain(name)
    .split(' ')
    .filter((word) => !/^(?:and|y|the|de|services?|servicios?)$/.test(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

/** 'GUTTER CLEANING' of a heading is 'Gutter Cleaning' where the site writes it so. */
const inSmall = (name: string, known: readonly string[]): string =>
  name === name.toUpperCase()
    ? (known.find((one) => plain(one) === plain(name) && one !== one.toUpperCase()) ?? name)
    : name;

export const serviceOf = (
  name: string,
  blocks: readonly Block[],
  place: Place,
  url: URL | null,
): Service => ({
  name: name.replace(MARK, '').replace(/\s+/g, ' '),
  texts: textsIn(blocks),
  points: itemsIn(blocks),
  pictures: imagesIn(blocks)
    .filter(isPhoto)
    .map((picture) => picture.url),
  url,
  places: [place],
});

export const internal = (page: Page, block: Block | null): URL | null => {
  const link = block?.links.find(
    ({ url }) => url.host === page.url.host && pathKey(url) !== pathKey(page.url),
  );
  return link?.url ?? null;
};

const onPage = (found: Page, name: string): Service => {
  const sections = sectionsOf(found);
  const blocks = sections
    .filter(({ title }) => !/faq|question|preguntas|review|testimonial/i.test(title))
    .flatMap(({ blocks: own }) => own);
  const service = serviceOf(
    name,
    blocks.filter(({ kind, text }) => kind !== 'toggle' && !/[?]$/.test(text)),
    placeOf(found, 'main'),
    found.url,
  );
  return { ...service, pictures: [...new Set(photosOn(found).map(({ picture }) => picture.url))] };
};

const titleOf = (found: Page): string =>
  found.blocks
    .find(
      ({ kind, level, isShared, region }) =>
        kind === 'heading' && level <= 2 && !isShared && region === 'main',
    )
    ?.text.replace(/\n/g, ' ') ?? '';

/** The name of a page about a service: its heading; its label when that is a sentence or names a town. */
const nameOfPage = (found: Page, label: string): string => {
  const title = titleOf(found);
  const words = plain(title).split(' ');
  const shares = plain(label)
    .split(' ')
    .some((word) => word.length > 2 && words.some((other) => other.startsWith(word.slice(0, 5))));
  return isServiceName(title) &&
    words.length <= 5 &&
    (shares || !label) &&
    !/\b(?:in|en)\b/.test(plain(title))
    ? title
    : label || title;
};

const MAX_SERVICES = 40;
const MAX_LISTED = 300;
export const servicesOf = (facts: Facts, name: string, findings: Findings): Service[] => {
  const listed: Service[] = [];
  const ofKind = (kind: string) => facts.pages.filter((found) => facts.kindOf(found) === kind);
  for (const found of ofKind('services')) listed.push(...listedOn(found, sectionsOf(found)));
  const sections = sectionsOf(facts.home);
  sections.forEach((section, index) => {
    if (section.level === 0 || kindOfLabel(section.title) !== 'services') return;
    const inner = withInner(sections, index);
    // Builders write the heading of the section and those of its cards at one level.
    const rest =
      inner.length > 1 ||
      inner.some(({ blocks }) =>
        blocks.some(({ kind }) => kind === 'item' || kind === 'row' || kind === 'links'),
      )
        ? inner
        : sections.slice(index);
    listed.push(...listedOn(facts.home, rest));
  });
  for (const { thing, page: found, where } of facts.said)
    for (const offer of [
      ...thingsOf(thing, 'hasOfferCatalog').flatMap((catalog) => thingsOf(catalog, 'itemListElement')),
      ...thingsOf(thing, 'makesOffer'),
    ]) {
      const item = thingsOf(offer, 'itemOffered')[0] ?? offer;
      const [called] = textsOf(item, 'name');
      if (called && isOf(item, /Service|Offer/) && isServiceName(called))
        listed.push({
          ...serviceOf(
            called,
            [],
            placeOf(found, `${where}.${where.includes('Catalog') ? 'itemListElement' : 'makesOffer'}`),
            null,
          ),
          texts: textsOf(item, 'description').filter((text) => text.length > 25),
        });
    }
  const isParent = (label: string | null) =>
    label !== null && (kindOfLabel(label) === 'services' || /\b(?:services|servicios)$/.test(plain(label)));
  const linked = new Set(listed.flatMap(({ url }) => (url ? [pathKey(url)] : [])));
  const hasServicesPage = ofKind('services').length > 0;
  const pages: Service[] = facts.pages.flatMap((found) => {
    const key = pathKey(found.url);
    const entry = facts.menu.find(({ url }) => pathKey(url) === key);
    const kind = facts.kindOf(found);
    const isBelow =
      isParent(entry?.parent ?? null) ||
      linked.has(key) ||
      facts.pages.some(
        (other) =>
          facts.kindOf(other) === 'services' &&
          other !== found &&
          key.startsWith(`${pathKey(other.url)}/`) &&
          pathKey(other.url) !== '',
      );
    if (found === facts.home || ['services', 'blog', 'legal', 'contact', 'gallery', 'reviews'].includes(kind))
      return [];
    if (!isBelow && (kind !== 'unknown' || !entry || entry.parent !== null || isArticle(facts, found)))
      return [];
    const own = nameOfPage(
      found,
      inSmallWords(entry?.label ?? listed.find(({ url }) => url && pathKey(url) === key)?.name ?? '', found),
    );
    return own && (isBelow || isServiceName(own)) && plain(own) !== plain(name) ? [onPage(found, own)] : [];
  });
  const menu = facts.menu
    .filter(({ parent, kind, label }) => isParent(parent) && kind === 'unknown' && isServiceName(label))
    .map(({ label, url }): Service => ({ ...serviceOf(label, [], placeOf(facts.home, 'menu'), url) }));
  const found = merge([...listed.slice(0, MAX_LISTED), ...pages, ...menu]);
  const used = withTexts(facts, found.length > 0 ? found : merge(firstList(facts)));
  for (const { name: called, places } of used)
    findings.keep('services', called, places, places.length > 1 || hasServicesPage);
  if (used.length > MAX_SERVICES)
    findings.leave(
      'services',
      `${used.length - MAX_SERVICES} more`,
      [],
      `a record has at most ${MAX_SERVICES}`,
    );
  const names = used.map((one) => one.name);
  return used
    .slice(0, MAX_SERVICES)
    .map((one) => ({ ...one, name: inSmall(one.name, [...names, ...facts.menu.map(({ label }) => label)]) }));
};

const inSmallWords = (label: string, found: Page): string =>
  label || lastPart(found.url).replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A service that is only named gets the text below its name, wherever that stands. */
const withTexts = (facts: Facts, services: readonly Service[]): Service[] => {
  const sections = facts.pages
    .filter((found) => facts.kindOf(found) !== 'blog')
    .flatMap((found) => sectionsOf(found));
  const byName = new Map(sections.map((section) => [keyOf(section.title), section]));
  return services.map((service) => {
    const blocks = service.texts.length > 0 ? [] : (byName.get(keyOf(service.name))?.blocks ?? []);
    return { ...service, texts: [...service.texts, ...textsIn(blocks)] };
  });
};

/** A site without a word for services: the first list of Home, when all of its entries may be names. */
const firstList = (facts: Facts): Service[] => {
  const blocks = sectionsOf(facts.home).flatMap(({ blocks: own }) => own);
  const start = blocks.findIndex(({ kind }) => kind === 'item');
  const end = blocks.findIndex(({ kind }, index) => index > start && kind !== 'item');
  const items = start === -1 ? [] : blocks.slice(start, end === -1 ? undefined : end);
  const services = listIn(facts.home, items);
  if (items.length > 2 && services.length === items.length) return services;
  return listIn(
    facts.home,
    blocks.filter(({ kind }) => kind === 'links'),
  ).filter(({ url }) => url !== null);
};

/** Services of one name, or with one page, are one: the longest text, all pictures. */
const merge = (all: readonly Service[]): Service[] => {
  const merged = new Map<string, Service>();
  for (const service of all) {
    const page = service.url && !service.url.hash ? pathKey(service.url) : null;
    const keys = [keyOf(service.name), ...(page === null ? [] : [`page ${page}`])];
    const known = keys.map((key) => merged.get(key)).find((one) => one !== undefined);
    const own = known ?? { ...service };
    for (const key of keys) if (!merged.has(key)) merged.set(key, own);
    if (!known) continue;
    const length = (one: Service) => one.texts.join('').length;
    if (length(service) > length(known)) known.texts = service.texts;
    known.points = service.points.length > known.points.length ? service.points : known.points;
    known.pictures = [...new Set([...known.pictures, ...service.pictures])];
    known.url ??= service.url;
    known.places = [...known.places, ...service.places];
  }
  return [...new Set(merged.values())];
};
