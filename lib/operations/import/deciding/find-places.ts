import { parseAddress } from '@/lib/language/geo/postal-address';
import { countryOf } from '@/lib/language/phone-numbers';
import { textsOf, thingsOf } from '../page/machine-data';
import type { Page } from '../page/read-page';
import { pattern, plain } from '../page/words';
import { countryClaims } from './country-claims';
import { type Claim, placeOf, tally } from './findings';
import type { Facts } from './site-facts';

export type Address = { text: string; city: string; country: string };

const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'IE', 'NZ'];
/** Addresses of the samples of builders and themes. */
const SAMPLE = pattern('i')`terry francine|a108 adam|\b(?:your|sample|example) (?:street|address|
  city)|\banytown\b|main street,? anycity|123 fifth avenue|\b12345\b`;
const UNIT = /^(?:suite|ste|unit|apt|floor|level|shop|#|building|bldg|room|office|local|piso|oficina)\b/i;
const LEAD = pattern('i')`^.*?\b(?:at|in|en|address|located|office|location|direcci[oó]n|visit us|
  find us|shop|showroom)\b[:\s]+(?=[\w#]*\d)`;
/** The end of an address: a postal code, or the short name of a state. */
const CODE = pattern()`\b(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|
  [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{2,3})\b`;
const MAX_LINES = 5;
const MAX_LENGTH = 170;
const MAX_STREET = 90;
const MAX_PLACES = 6;

/** A text that is an address with a number, and a postal code or state. */
const read = (text: string, country: string): Address | null => {
  const { street, city = '', postalCode, region } = parseAddress(text, country) ?? {};
  const isWhole = street && /\d/.test(street) && street.length < MAX_STREET && (postalCode ?? region);
  const isOther = /@|\b(?:call|phone|tel|fax|hours|open)\b/i.test(street ?? '');
  return isWhole && !isOther && !SAMPLE.test(text) ? { text, city, country } : null;
};

/** The shortest run of lines that ends here and is an address; a line with a suite alone needs its street. */
const endingAt = (lines: readonly string[], end: number, country: string): Address | null => {
  for (let start = end; start >= 0 && start > end - MAX_LINES; start -= 1) {
    const whole = lines
      .slice(start, end + 1)
      .join(', ')
      .replace(/,\s*,/g, ',');
    if (whole.length > MAX_LENGTH) return null;
    const text = whole.replace(LEAD, '');
    const address = UNIT.test(text) ? null : read(text, country);
    if (address) return address;
  }
  return null;
};

/** In the first of the countries in which it is an address. */
const inOneOf = <T>(countries: readonly string[], find: (country: string) => T | null): T | null => {
  for (const country of countries) {
    const found = find(country);
    if (found) return found;
  }
  return null;
};

const addressesOn = (page: Page, countries: readonly string[]): Claim<Address>[] => {
  const texts = page.lines.map(({ text }) => text.replace(/,$/, ''));
  return page.lines.flatMap(({ block, isCredit, text }, index) => {
    if (isCredit || block.isQuote || !CODE.test(text)) return [];
    const address = inOneOf(countries, (country) => endingAt(texts, index, country));
    const isOwn =
      block.isShared || ['home', 'contact', 'about'].includes(page.kind) || block.region === 'footer';
    return address ? [{ value: address, place: placeOf(page, block), weight: isOwn ? 3 : 1 }] : [];
  });
};

const said = ({ businesses }: Facts, countries: readonly string[]): Claim<Address>[] =>
  businesses.flatMap(({ thing, page, where }) =>
    thingsOf(thing, 'address').flatMap((address) => {
      const part = (name: string) => textsOf(address, name)[0]?.replace(/\n/g, ', ');
      const code = [part('addressRegion'), part('postalCode')].filter(Boolean).join(' ');
      const text = [part('streetAddress'), part('addressLocality'), code].filter(Boolean).join(', ');
      const own = countryOf(part('addressCountry') ?? '');
      const value = inOneOf(own ? [own] : countries, (country) => read(text, country));
      return value ? [{ value, place: placeOf(page, `${where}.address`), weight: 2 }] : [];
    }),
  );

/** Number and first letters of the street: equal for '12 N Main St' and '12 North Main Street'. */
const keyOf = ({ text, city }: Address): string => {
  const words = plain(text.split(',')[0] ?? '').split(' ');
  const numbers = words.filter((word) => /\d/.test(word));
  return [...numbers, ...words.filter((word) => !/\d/.test(word)).map((word) => word[0]), plain(city)].join(
    ' ',
  );
};

/** The country and the addresses of a business, each of which helps to read the other. */
export const findPlaces = (facts: Facts): { country: string | null; addresses: Address[] } => {
  const hints = countryClaims(facts);
  const likely = tally(hints, String).map(({ value }) => value);
  const countries = [...new Set([...likely, ...COUNTRIES])];
  const pages = facts.pages.filter(({ kind }) => !['blog', 'legal'].includes(kind));
  const claims = [...pages.flatMap((page) => addressesOn(page, countries)), ...said(facts, countries)];
  const show = ({ text }: Address) => text;
  const kept = facts.findings.choose('addresses', claims, {
    keyOf,
    show,
    least: 2,
    sure: 3,
    max: MAX_PLACES,
  });
  const places = kept.flatMap(({ value, places: [place], weight }): Claim[] =>
    place ? [{ value: value.country, place, weight }] : [],
  );
  const country = facts.findings.best('country', [...hints, ...places], 3);
  return { country, addresses: kept.map(({ value }) => value) };
};
