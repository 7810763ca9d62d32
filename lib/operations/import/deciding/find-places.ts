import { isAdminArea } from '@/lib/language/geo/admin-areas';
import { countryNamed } from '@/lib/language/geo/countries';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { countryOf } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { textsOf, thingsAt } from '../page/machine-data';
import type { Line, Page } from '../page/read-page';
import { decoded, pattern, plain } from '../page/words';
import { type Claim, claimOf, tally } from './findings';
import { type Facts, metasOf, ownLinesOf, pagesBut, saidOf } from './site-facts';

/** Endings of hosts that sites of any country take. */
const GENERIC = /^(?:ai|cc|co|fm|gg|io|la|ly|me|nu|to|tv|ws)$/;

/** Words that businesses of one country write: registers, and a county of Ireland. */
const REGISTERS: [string, RegExp][] = [
  ['AU', /\bA[BC]N:? ?\d{2}/],
  ['GB', /\bRegistered in (?:England|Scotland|Wales)|\b(?:Gas Safe|NICEIC|Companies House)\b/],
  ['IE', /\b(?:RGII|RECI|Eircode)\b/],
  ['NZ', /\bNZBN\b/],
];
const IRISH_COUNTY = /\bCo\. (\p{Lu}\p{L}+)/u;

const countriesWritten = ({ text }: Line): string[] => {
  const county = IRISH_COUNTY.exec(text)?.[1] ?? '';
  const isIrish = isAdminArea(county, 'IE') && !isAdminArea(county, 'GB');
  const registers = REGISTERS.flatMap(([country, words]) => (words.test(text) ? [country] : []));
  return isIrish ? ['IE', ...registers] : registers;
};

/** Countries that the site hints at: by its data, phones, registers, language and host. */
const countryHints = (facts: Facts): Claim[] => {
  const { home, pages } = facts;
  // Templates of builders call themselves American, or Spanish of Spain.
  const locales = [
    claimOf(home.language ?? '', 2, { page: home, where: 'html[lang]' }),
    ...metasOf(home, 'meta[property="og:locale"]', 2),
  ].map((claim) => {
    const value = /[-_]([a-z]{2})$/i.exec(claim.value)?.[1] ?? '';
    return { ...claim, value, weight: /us|mx|es/i.test(value) ? 0.5 : 2 };
  });
  const dialled = pages
    .flatMap(({ links }) => links)
    .filter(({ url }) => url.protocol === 'tel:' && /^(?:\+|%2b)/i.test(url.pathname))
    .map((link) => {
      const number = findNumber(decoded(link.url.pathname), 'US')?.number;
      return claimOf(`${number?.country ?? ''}`, number?.countryCallingCode === '1' ? 1 : 3, link);
    });
  const ending = home.url.hostname.split('.').at(-1) ?? '';
  const isNational = countryNamed(ending) && !GENERIC.test(ending);
  const host = isNational ? [claimOf(ending, 3, { page: home, where: 'host' })] : [];
  const written = pages
    .flatMap(ownLinesOf)
    .flatMap((line) => countriesWritten(line).map((country) => claimOf(country, 3, line)));
  const said = saidOf(facts, 'address.addressCountry', 4);
  return [...said, ...locales, ...host, ...dialled, ...written].flatMap((claim): Claim[] => {
    const value = claim.value && countryOf(claim.value);
    return value ? [{ ...claim, value }] : [];
  });
};

export type Address = { text: string; city: string; country: string };

const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'IE', 'NZ'];
/** Addresses of the samples of builders and themes. */
const SAMPLE = pattern('i')`terry fran[cç]\w+|a108 adam|\b(?:your|sample|example) (?:street|address|
  city)|\bany ?(?:town|city|where)\b|123 fifth avenue|\b12345\b`;
const UNIT = /^(?:suite|ste|unit|apt|floor|level|shop|#|building|bldg|room|office|local|piso|oficina)\b/i;
const LEAD = pattern('i')`^.*?\b(?:at|in|en|address|located|office|location|direcci[oó]n|visit us|
  find us|shop|showroom)\b[:\s]+(?=[\w#]*\d)`;
/** The end of an address: a postal code, or the short name of a state. */
const CODE = pattern()`\b(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|
  [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{2,3})\b`;
/** What follows an address on its line. */
const BEHIND = /[\s.,;|•·–—-]+(?:e-?mail|tel[eé]?(?:fono|phone)?|ph(?:one)?|mob(?:ile)?|call|fax|web)\b.*$/i;
const MAX_LINES = 5;
const MAX_LENGTH = 170;
const MAX_STREET = 90;
const MAX_PLACES = 6;

/** A text that is an address with a number, and a postal code or state, in the first country that fits. */
const addressIn = (text: string, countries: readonly string[]): Address | null => {
  if (UNIT.test(text) || SAMPLE.test(text)) return null;
  for (const country of countries) {
    const parsed = parseAddress(text, country);
    const { street, city = '', postalCode, region } = parsed ?? {};
    const isWhole = street && /\d/.test(street) && street.length < MAX_STREET && (postalCode ?? region);
    if (isWhole && !/^\D*\bp\.? ?o\.? box|@|\b(?:call|phone|tel|fax|hours|open)\b/i.test(street))
      return { text, city, country: parsed?.country ?? country };
  }
  return null;
};

/** The shortest run of lines that ends here and is an address; a line with a suite alone needs its street. */
const endingAt = (lines: readonly string[], end: number, countries: readonly string[]): Address | null => {
  for (let start = end; start >= 0 && start > end - MAX_LINES; start -= 1) {
    const whole = lines
      .slice(start, end + 1)
      .join(', ')
      .replace(/,\s*,/g, ',');
    const address = whole.length > MAX_LENGTH ? null : addressIn(whole.replace(LEAD, ''), countries);
    if (address) return address;
  }
  return null;
};

const addressesOn = ({ lines, kind }: Page, countries: readonly string[]): Claim<Address>[] => {
  const texts = lines.map(({ text }) => text.replace(BEHIND, '').replace(/,$/, ''));
  return lines.flatMap((line, index) => {
    const { block, isCredit, text } = line;
    const isEnd = !isCredit && !block.isQuote && CODE.test(text);
    const address = isEnd ? endingAt(texts, index, countries) : null;
    const isOwn = block.isShared || ['home', 'contact', 'about'].includes(kind) || block.region === 'footer';
    return address ? [claimOf(address, isOwn ? 3 : 1, line)] : [];
  });
};

const addressesSaid = (
  { businesses }: Facts,
  countries: readonly string[],
  weight: number,
): Claim<Address>[] =>
  thingsAt(businesses, 'address').flatMap((at) => {
    const part = (...names: string[]) =>
      names.flatMap((name) => textsOf(at.thing, name)[0]?.replace(/\n/g, ', ') ?? []).join(' ');
    const parts = [part('streetAddress'), part('addressLocality'), part('addressRegion', 'postalCode')];
    const own = countryOf(part('addressCountry'));
    const value = addressIn(parts.filter(Boolean).join(', '), own ? [own] : countries);
    return value ? [claimOf(value, weight, at)] : [];
  });

/** Number and first letters of the street: equal for '12 N Main St' and '12 North Main Street'. */
const keyOf = ({ text, city }: Address): string => {
  const words = plain(text.split(',')[0] ?? '').split(' ');
  return [...words.map((word) => (/\d/.test(word) ? word : word[0])).sort(), plain(city)].join(' ');
};

/** The country and the addresses of a business, each of which helps to read the other. */
export const findPlaces = (facts: Facts): { country: string | null; addresses: Address[] } => {
  const hints = countryHints(facts);
  const countries = [...new Set([...tally(hints, String).map(({ value }) => value), ...COUNTRIES])];
  const seen = pagesBut(facts, ['blog', 'legal']).flatMap((page) => addressesOn(page, countries));
  // An address that only machines read is an old one where visitors see another.
  const claims = [...seen, ...addressesSaid(facts, countries, seen.length > 0 ? 1 : 2)];
  const show = ({ text }: Address) => text;
  const choice = { keyOf, show, least: 2, sure: 3, max: MAX_PLACES };
  const addresses = facts.findings.choose('dbPrincipal.location', claims, choice);
  const places = claims
    .filter(({ value }) => addresses.includes(value))
    .map((claim): Claim => ({ ...claim, value: claim.value.country }));
  return { country: facts.findings.best('options.country', [...hints, ...places], { sure: 3 }), addresses };
};
