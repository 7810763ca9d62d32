import { type AnyNode, type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { tradeNamed } from '@/lib/content/business/trades';
import { parseJson } from '@/lib/platform/json';
import { all, attribute, first, linesOf, parseHtml, tidy, upwards } from './dom';
import type { Page } from './read-page';

/** A thing of schema.org as JSON-LD has it; microdata, RDFa and hCard are brought into this form. */
export type Thing = Record<string, unknown>;
export type Said = { thing: Thing; page: Page; where: string };

const MAX_THINGS = 300;
const MAX_DEPTH = 10;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesOf = (thing: Thing, name: string): unknown[] => {
  const value = thing[name];
  return Array.isArray(value) ? value : [value].filter((one) => one !== undefined && one !== null);
};
export const typesOf = (thing: Thing): string[] =>
  valuesOf(thing, '@type').map((type) => `${type}`.replace(/^.*[/#:]/, ''));
export const isOf = (thing: Thing, type: RegExp): boolean => typesOf(thing).some((one) => type.test(one));

/** Its values that are texts; of a thing its name or address. Tags and entities in them are read. */
export const textsOf = (thing: Thing, name: string): string[] =>
  valuesOf(thing, name)
    .map((value) =>
      isThing(value) ? (value['name'] ?? value['url'] ?? value['@id'] ?? value['@value']) : value,
    )
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) =>
      /[<&]/.test(`${value}`) ? linesOf(parseHtml(`${value}`.slice(0, 20_000))) : tidy(`${value}`),
    )
    .filter(Boolean);
export const thingsOf = (thing: Thing, name: string): Thing[] => valuesOf(thing, name).filter(isThing);

const jsonLdOf = (page: Page): Said[] => {
  const said: Said[] = [];
  const collect = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || said.length >= MAX_THINGS) return;
    if (Array.isArray(value)) for (const one of value) collect(one, depth + 1);
    if (!isThing(value)) return;
    if (value['@type']) said.push({ thing: value, page, where: `JSON-LD ${typesOf(value).join('/')}` });
    for (const inner of Object.values(value)) if (typeof inner === 'object') collect(inner, depth + 1);
  };
  for (const script of all('script[type="application/ld+json" i]', page.document).slice(0, 30))
    try {
      // Line breaks in texts are a common error of plugins.
      collect(
        parseJson(
          textContent(script)
            .replace(/[\u0000-\u001f]+/g, ' ')
            .trim()
            .replace(/;$/, ''),
        ),
        0,
      );
    } catch {
      continue;
    }
  // A graph names a thing that stands elsewhere by its `@id`.
  const whole = said.map(({ thing }) => thing).filter((thing) => Object.keys(thing).length > 2);
  const byId = new Map(whole.map((thing) => [thing['@id'], thing]));
  for (const { thing } of said)
    for (const [name, value] of Object.entries(thing))
      if (isThing(value) && Object.keys(value).length === 1 && byId.has(value['@id']))
        thing[name] = byId.get(value['@id']);
  return said;
};

const valueOf = (node: Element): string =>
  attribute(node, 'content') ||
  (node.name === 'time' && attribute(node, 'datetime')) ||
  (['a', 'link', 'area'].includes(node.name) && attribute(node, 'href')) ||
  (node.name === 'img' && attribute(node, 'src')) ||
  linesOf(node);

/** Microdata (`itemtype`, `itemprop`) and RDFa (`typeof`, `property`), which differ by names alone. */
const markedUp = (page: Page, type: string, property: string): Said[] => {
  const said: Said[] = [];
  const read = (node: Element, depth: number): Thing => {
    const thing: Thing = { '@type': attribute(node, type).split(/\s+/) };
    const visit = (children: readonly AnyNode[], level: number) => {
      for (const child of children) {
        if (!isTag(child) || level > 200) continue;
        const names = attribute(child, property).split(/\s+/).filter(Boolean);
        const isInner = type in child.attribs;
        const value =
          isInner && depth < MAX_DEPTH ? read(child, depth + 1) : names.length > 0 && valueOf(child);
        for (const name of names) thing[name] = [...valuesOf(thing, name), value];
        if (!isInner) visit(child.childNodes, level + 1);
      }
    };
    visit(node.childNodes, 0);
    if (said.length < MAX_THINGS) said.push({ thing, page, where: `microdata ${typesOf(thing).join('/')}` });
    return thing;
  };
  for (const node of all(`[${type}]`, page.document)) {
    if (![...upwards(node.parent)].some((outer) => type in outer.attribs)) read(node, 0);
  }
  return said;
};

/** hCard: a card whose `fn` is its `org` too is a business, others are people. */
const cardsOf = (page: Page): Said[] =>
  all('.vcard', page.document)
    .slice(0, 20)
    .flatMap((card) => {
      const text = (selector: string, from: Element = card) => {
        const found = first(selector, from.childNodes);
        return found ? linesOf(found) : undefined;
      };
      if (!first('.org', card.childNodes)) return [];
      const adr = first('.adr', card.childNodes);
      const thing: Thing = {
        '@type': ['Organization'],
        name: text('.org'),
        address: adr && {
          '@type': 'PostalAddress',
          streetAddress: text('.street-address', adr),
          addressLocality: text('.locality', adr),
          addressRegion: text('.region', adr),
          postalCode: text('.postal-code', adr),
          addressCountry: text('.country-name', adr),
        },
        contactPoint: all('.tel', card.childNodes).map((tel) => ({
          '@type': 'ContactPoint',
          contactType: text('.type', tel),
          telephone: text('.value', tel) ?? linesOf(tel),
        })),
      };
      return [{ thing, page, where: 'hCard' }];
    });

export const thingsOn = (page: Page): Said[] => [
  ...jsonLdOf(page),
  ...markedUp(page, 'itemtype', 'itemprop'),
  ...markedUp(page, 'typeof', 'property'),
  ...cardsOf(page),
];

const BUSINESS =
  /Business$|^(?:Organization|Corporation|NGO|LegalService|Attorney|Store|Restaurant)$|Store$|Shop$/;
/** Whether the thing is the business: a type below LocalBusiness, or an organisation with a name. */
export const isBusiness = (thing: Thing): boolean =>
  !isOf(thing, /^(?:Person|WebSite|WebPage|Review|Rating|Product|Service)$/) &&
  textsOf(thing, 'name').length > 0 &&
  (isOf(thing, BUSINESS) || typesOf(thing).some((type) => tradeNamed(type) !== null));
