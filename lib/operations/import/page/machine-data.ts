import { type AnyNode, type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { tradeNamed } from '@/lib/content/business/trades';
import { parseJson } from '@/lib/platform/json';
import { all, attribute, linesOf, parseHtml, tidy } from './dom';
import type { Page } from './read-page';
import { SAMPLE_EMAIL, SAMPLE_NUMBER } from './words';

/** A thing of schema.org as JSON-LD has it; microdata, RDFa and hCard are brought into this form. */
type Thing = Record<string, unknown>;
export type Said = { thing: Thing; page: Page; where: string };

const MAX_THINGS = 300;
const MAX_DEPTH = 10;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesOf = (thing: Thing, name: string): unknown[] =>
  [thing[name] ?? []].flat().filter((value) => value !== null);
export const typesOf = (thing: Thing): string[] =>
  valuesOf(thing, '@type').map((type) => `${type}`.replace(/^.*[/#:]/, ''));
export const isOf = (thing: Thing, type: RegExp): boolean => typesOf(thing).some((one) => type.test(one));

/** The texts of a property; of a nested thing its name or address. Tags and entities in them are read. */
export const textsOf = (thing: Thing, name: string): string[] =>
  valuesOf(thing, name)
    .flatMap((value) =>
      isThing(value) ? (value['name'] ?? value['url'] ?? value['@id'] ?? value['@value']) : value,
    )
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => `${value}`.slice(0, 20_000))
    .map((text) => (/[<&]/.test(text) ? linesOf(parseHtml(text)) : tidy(text)))
    .filter(Boolean);

/** The things in a property of others. */
export const thingsAt = (outer: readonly Said[], name: string): Said[] =>
  outer.flatMap(({ thing, page, where }) =>
    valuesOf(thing, name)
      .filter(isThing)
      .map((inner) => ({ thing: inner, page, where: `${where}.${name}` })),
  );

/** The texts at a path: 'logo.url' is that of logos. */
export const textsAt = (outer: readonly Said[], path: string) => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  return names
    .reduce<readonly Said[]>(thingsAt, outer)
    .flatMap(({ thing, page, where }) =>
      textsOf(thing, last).map((text) => ({ text, page, where: `${where}.${last}` })),
    );
};

const jsonIn = (script: Element): unknown => {
  // Line breaks in texts are a common error of plugins.
  const text = textContent(script).replace(/[\u0000-\u001f]+/g, ' ');
  try {
    return parseJson(text.trim().replace(/;$/, ''));
  } catch {
    return null;
  }
};

const jsonLdOf = (page: Page): Said[] => {
  const said: Said[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || said.length >= MAX_THINGS) return;
    if (isThing(value) && value['@type'])
      said.push({ thing: value, page, where: `JSON-LD ${typesOf(value).join('/')}` });
    for (const inner of Object.values(value)) collect(inner, depth + 1);
  };
  collect(all('script[type="application/ld+json" i]', page.document).slice(0, 30).map(jsonIn), 0);
  // A graph names a thing that stands elsewhere by its `@id`.
  const whole = said.map(({ thing }) => thing).filter((thing) => Object.keys(thing).length > 2);
  const byId = new Map(whole.map((thing) => [thing['@id'], thing]));
  for (const { thing } of said)
    for (const [name, value] of Object.entries(thing))
      if (isThing(value) && Object.keys(value).length === 1 && byId.has(value['@id']))
        thing[name] = byId.get(value['@id']);
  return said;
};

/** hCard in the words of microdata, for cards with an `org`; others are people. */
const cardWords: [selector: string, property: string, type?: string][] = [
  ['', '', 'Organization'],
  [' .org', 'name'],
  [' .adr', 'address', 'PostalAddress'],
  [' .street-address', 'streetAddress'],
  [' .locality', 'addressLocality'],
  [' .region', 'addressRegion'],
  [' .postal-code', 'postalCode'],
  [' .country-name', 'addressCountry'],
  [' .tel, .vcard .tel .value', 'telephone'],
];
const translateCards = ({ document }: Page): void => {
  for (const [selector, itemprop, itemtype = ''] of cardWords)
    for (const node of all(`.vcard:has(.org)${selector}`, document))
      Object.assign(node.attribs, { itemprop, content: linesOf(node) }, itemtype && { itemtype });
};

const valueOf = (node: Element): string =>
  ['content', 'href', 'src', 'datetime'].map((name) => attribute(node, name)).find(Boolean) ?? linesOf(node);

/** Microdata, and RDFa, which differs by names alone. */
const markedUp = (page: Page): Said[] => {
  const said: Said[] = [];
  const visit = (nodes: readonly AnyNode[], outer: Thing | null): void => {
    for (const node of nodes.filter(isTag)) {
      const { itemtype, typeof: type = itemtype, itemprop, property = itemprop } = node.attribs;
      const thing: Thing | null = type === undefined ? null : { '@type': type.split(/\s+/) };
      if (thing && said.length < MAX_THINGS)
        said.push({ thing, page, where: `microdata ${typesOf(thing).join('/')}` });
      for (const name of property?.split(/\s+/) ?? [])
        if (outer) outer[name] = [...valuesOf(outer, name), thing ?? valueOf(node)];
      visit(node.childNodes, thing ?? outer);
    }
  };
  translateCards(page);
  visit(page.document.childNodes, null);
  return said;
};

export const thingsOn = (page: Page): Said[] => [...jsonLdOf(page), ...markedUp(page)];

const NO_BUSINESS = /^(?:Person|WebSite|WebPage|Review|Rating|Product|Service)$/;
const BUSINESS = /Business$|^(?:Organization|Corporation|NGO|LegalService|Attorney|Restaurant)$|Store$|Shop$/;
/** A type below LocalBusiness, or an organisation with a name; the contacts of a template are nobody's. */
export const isBusiness = (thing: Thing): boolean =>
  !isOf(thing, NO_BUSINESS) &&
  !textsOf(thing, 'telephone').some((text) => SAMPLE_NUMBER.test(text.replace(/\D/g, ''))) &&
  !textsOf(thing, 'email').some((text) => SAMPLE_EMAIL.test(text)) &&
  textsOf(thing, 'name').length > 0 &&
  (isOf(thing, BUSINESS) || typesOf(thing).some((type) => tradeNamed(type) !== null));
