import { countryNamed } from '@/lib/language/geo/countries';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { MONTH } from '@/lib/language/opening-hours/calendar-names';
import { countryOf } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { textsOf, thingsAt } from '../page/machine-data';
import type { Line, Page } from '../page/read-page';
import { decoded } from '@/lib/platform/text';
import { isNoise, pattern, plain, vocabulary } from '../page/words';
import { COMPANY } from './find-business';
import { type Candidate, candidateFor, tally } from './evidence';
import { type Facts, isOwnPlace, namesOther, ownLinesOf, pagesBut, saidOf } from './site-facts';

const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'IE', 'NZ'];
/** Endings of hosts that sites of any country take. */
const GENERIC = /^(?:ai|cc|co|fm|gg|io|la|ly|me|nu|to|tv|ws)$/;
/** What businesses of one country alone write: its registers, and the counties of Ireland. */
const WRITTEN = Object.entries(vocabulary.registers).map(
  ([country, words]) => [country, new RegExp(words.join('|'))] as const,
);
const NATIONAL =
  /(?:^|\b(?:ph(?:one)?|tel\w*|call|mob(?:ile)?|ring)\b)[^\d+]{0,15}(\(?0[\d() -]{7,14}\d|[6-9]\d\d(?: \d\d){3})(?![ -]?\d)/i;
/** By such words, and the only country that has a number: New Zealand for '06 555 0142'. */
const countriesWritten = ({ text }: Line): string[] => {
  const named = WRITTEN.flatMap(([country, words]) => (words.test(text) ? country : []));
  const [, number] = NATIONAL.exec(text.slice(0, 400)) ?? [];
  const fitting = number ? [...COUNTRIES, 'ES'].filter((country) => findNumber(number, country)) : [];
  return fitting.length === 1 ? [...named, ...fitting] : named;
};

/** The digits of a number with the code of its country in links to call or to write. */
const DIALLED =
  /^(?:tel:\s*(?:\+|%2b)|\w+:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?)(\d[\d() .-]+)/i;

const countryFrom = candidateFor('options.country');
const addressFrom = candidateFor('dbPrincipal.location');

/** Countries that the site hints at: by its data, phones, language and host. */
const countryHints = (facts: Facts): Candidate[] => {
  const { home, pages } = facts;
  const locale = /[-_]([a-z]{2})$/i.exec(home.language ?? '')?.[1] ?? '';
  const dialled = pages
    .flatMap(({ links }) => links)
    .map((link) => {
      const digits = DIALLED.exec(decoded(link.url.href))?.[1] ?? '';
      const number = findNumber(`+${digits}`, 'US')?.number;
      // Some countries share the code 1.
      const from = number?.countryCallingCode === '1' ? 'shared' : 'dialled';
      return countryFrom(from, `${number?.country ?? ''}`, link);
    });
  const ending = home.url.hostname.split('.').at(-1) ?? '';
  const national = countryNamed(ending) && !GENERIC.test(ending) ? ending : '';
  const written = pages
    .flatMap(ownLinesOf)
    .flatMap((line) => countriesWritten(line).map((country) => countryFrom('written', country, line)));
  // Templates of builders call themselves American, or Spanish of Spain.
  const ofLanguage = /us|mx|es/i.test(locale) ? 'template' : 'language';
  const language = countryFrom(ofLanguage, locale, { page: home, where: 'html[lang]' });
  const host = countryFrom('host', national, { page: home, where: 'host' });
  const said = saidOf(facts, 'address.addressCountry').map(({ text, at }) => countryFrom('data', text, at));
  return [...said, language, host, ...dialled, ...written].flatMap((one): Candidate[] => {
    const value = one.value && countryOf(one.value);
    return value ? [{ ...one, value }] : [];
  });
};

export type Address = { text: string; city: string; country: string };

const SAMPLE = pattern('i')`<sampleAddress>`;
/** A part of a house, but not 'Unit 3, Oak Business Park' or '#4 - 1920 Oak Road'. */
const UNIT =
  /^(?!unit \w+,? [^,]*\b(?:park|estate|centre|business|yard|mills?|works|farm)\b|\S* ?\w+ ?[-–,/] ?\d+ \p{L})(?:suite|ste|unit|apt|floor|level|shop|#|building|bldg|room|office|local|piso|oficina)\b/iu;
/** 'Visit us at 12 Oak Road', but not 'Fort Wayne, IN 46808'. */
const LEAD = pattern('i')`^.*?\b<addressLead>\b[:\s]+(?=[\w#]*\d[^,]* [a-z])`;
const BOX = /^\D*\bp\.? ?o\.? box/i;
const NO_STREET = /^\D*\bp\.? ?o\.? box|@|\b(?:call|ph(?:one)?|tel|fax|hours|open)\b/i;
/** Blogs list their archives: 'July 2021, March 2020'. */
const DATED = new RegExp(`(?:^|, )${MONTH} (?:19|20)\\d\\d(?:,|$)`, 'i');
/** The end of an address: a postal code, the short name of a state, or a county of Ireland. */
const CODE = pattern()`\b(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|
  [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{2,3}|Co(?:\. ?|unty )[A-Z][a-z]+)\b`;
/** A line of its own below 'Kelowna, BC'. */
const POSTAL_CODE = /^(?=.*\d)(?:[A-Z\d]{3,4} ?[A-Z\d]{3,4}|\d{4,5}(?:-\d{4})?)$/;
/** What follows an address on its line. */
const BEHIND = /[\s.,;|•·–—-]+(?:e-?mail|tel[eé]?(?:fono|phone)?|ph(?:one)?|mob(?:ile)?|call|fax|web)\b.*$/i;
const MAX_LINES = 5;
const MAX_LENGTH = 170;
const MAX_STREET = 90;

/** A text that is an address with a number, and a postal code or state, in the first country that fits. */
const addressIn = (text: string, countries: readonly string[]): Address | null => {
  if (text.length > MAX_LENGTH || UNIT.test(text) || SAMPLE.test(text) || DATED.test(text)) return null;
  for (const country of countries) {
    const parsed = parseAddress(text, country);
    const { street, city = '', postalCode, region } = parsed ?? {};
    const isWhole = street && /\d/.test(street) && street.length < MAX_STREET && (postalCode ?? region);
    if (isWhole && !NO_STREET.test(street)) return { text, city, country: parsed?.country ?? country };
  }
  return null;
};

/** The addresses of a page: the shortest run of lines up to each one that ends like an address. */
const addressesOn = ({ lines, title }: Page, own: string, countries: readonly string[]) => {
  const texts = lines.map(({ text }) => text.replace(BEHIND, '').replace(/[,.]$/, ''));
  return lines.flatMap((line, end): Candidate<Address>[] => {
    const { block, isCredit, text } = line;
    const isWhole = !POSTAL_CODE.test(texts[end + 1] ?? '');
    if (isCredit || block.isQuote || BOX.test(text) || !CODE.test(text) || !isWhole) return [];
    const isEnd = (at: number) =>
      lines[at + 1]?.block.kind === 'heading' ||
      isNoise(lines[at]?.text ?? '') ||
      NO_STREET.test(texts[at] ?? '');
    for (let start = end; start >= 0 && start > end - MAX_LINES; start -= 1) {
      if (start < end && isEnd(start)) break;
      const whole = texts
        .slice(start, end + 1)
        .join(', ')
        .replace(LEAD, '')
        .replace(/ [-–] (?=\d{5} |\D)/g, ', ')
        // 'Acme Painting, The Yard, Bridge Road'
        .replace(/^([^,\d]+), (?=.*, )/, (all, name: string) =>
          `${title} ${own}`.includes(name.replace(COMPANY, '')) ? '' : all,
        );
      const address = addressIn(whole, countries);
      const ofPlace = isOwnPlace(line) ? 'own' : 'page';
      if (address) return [addressFrom(namesOther(line) ? 'other' : ofPlace, address, line)];
    }
    return [];
  });
};

const addressesSaid = ({ businesses }: Facts, countries: readonly string[], from: 'data' | 'onlyData') =>
  thingsAt(businesses, 'address').flatMap((at): Candidate<Address>[] => {
    const part = (...names: string[]) => names.flatMap((name) => textsOf(at.thing, name)[0] ?? []).join(' ');
    const parts = [part('streetAddress'), part('addressLocality'), part('addressRegion', 'postalCode')];
    const own = countryOf(part('addressCountry'));
    const text = parts.filter(Boolean).join(', ').replace(/\n/g, ', ');
    const value = addressIn(text, own ? [own] : countries);
    return value ? [addressFrom(from, value, at)] : [];
  });

/** Number and first letters of the street: equal for '12 N Main St' and '12 North Main Street'. */
const keyOf = ({ text, city }: Address): string => {
  const words = plain(text.split(',')[0] ?? '').split(' ');
  return [...words.map((word) => (/\d/.test(word) ? word : word[0])).sort(), plain(city)].join(' ');
};

/** The country and the addresses of a business, each of which helps to read the other. */
export const findPlaces = (facts: Facts, name: string): { country: string | null; addresses: Address[] } => {
  const hints = countryHints(facts);
  const hinted = tally(hints, String).filter(({ weight }) => weight >= 2);
  const countries = hinted.length > 0 ? hinted.map(({ value }) => value) : COUNTRIES;
  const seen = pagesBut(facts, ['blog', 'legal']).flatMap((page) => addressesOn(page, name, countries));
  // An address that only machines read is an old one where visitors see another.
  const found = [...seen, ...addressesSaid(facts, countries, seen.length > 0 ? 'data' : 'onlyData')];
  const addresses = facts.findings.decide('dbPrincipal.location', found, { keyOf, show: ({ text }) => text });
  const places = found.flatMap(({ value, place }) =>
    addresses.includes(value) ? [countryFrom('address', value.country, place)] : [],
  );
  const [country = null] = facts.findings.decide('options.country', [...hints, ...places]);
  return { country, addresses };
};
