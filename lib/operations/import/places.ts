import { parseAddress } from '@/lib/language/geo/postal-address';
import { countryOf } from '@/lib/language/phone-numbers';
import { countryClaims } from './country';

import { type Claim, Findings, placeOf, tally } from './findings';
import { linesOn } from './lines';
import { textsOf, thingsOf } from './machine-data';
import { plain } from './page-kinds';
import type { Page } from './read-page';
import { type Facts, businessesOf } from './site-facts';

export type Address = { text: string; city: string; region: string | null };

const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'IE', 'NZ'];
/** Addresses of the samples of builders and themes. */
const SAMPLE =
  /terry francine|a108 adam|\b(?:your|sample|example) (?:street|address|city)|\banytown\b|main street,? anycity|123 fifth avenue|\b(?:123|1234) (?:main|street|anywhere|demo|example)\b.*(?:anytown|city, state|12345)|\b12345\b/i;
const UNIT = /^(?:suite|ste|unit|apt|floor|level|shop|#|building|bldg|room|office|local|piso|oficina)\b/i;
const LEAD =
  /^.*?\b(?:at|in|en|address|located|office|location|direcci[oó]n|visit us|find us|shop|showroom)\b[:\s]+(?=[\w#]*\d)/i;
const CODE =
  /\b(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})\b|\b[A-Z]{2,3}\b/;
const MAX_LINES = 5;
const MAX_LENGTH = 170;

const read = (text: string, country: string): Address | null => {
  const address = parseAddress(text, country);
  const isWhole =
    address?.street &&
    /\d/.test(address.street) &&
    address.street.length < 90 &&
    (address.postalCode || address.region);
  return isWhole && !/[@]|\b(?:call|phone|tel|fax|hours|open)\b/i.test(address.street ?? '')
    ? { text, city: address.city, region: address.region }
    : null;
};

/** The shortest run of lines that ends here and is an address; a line with a suite alone needs its street. */
const endingAt = (lines: readonly string[], end: number, country: string): string | null => {
  if (!CODE.test(lines[end] ?? '')) return null;
  for (let start = end; start >= 0 && start > end - MAX_LINES; start -= 1) {
    const whole = lines
      .slice(start, end + 1)
      .join(', ')
      .replace(/,\s*,/g, ',');
    if (whole.length > MAX_LENGTH) return null;
    const text = LEAD.test(whole) ? whole.replace(LEAD, '') : whole;
    if (read(text, country) && !UNIT.test(text)) return text;
  }
  return null;
};

type Found = Address & { country: string };

const addressesOn = (page: Page, facts: Facts, countries: readonly string[]): Claim<Found>[] => {
  const lines = linesOn(page);
  const texts = lines.map(({ text }) => text.replace(/,$/, ''));
  const kind = facts.kindOf(page);
  return lines.flatMap(({ block, isCredit }, index) => {
    if (isCredit || block.isQuote || ['blog', 'legal'].includes(kind)) return [];
    for (const country of countries) {
      const text = endingAt(texts, index, country);
      const address = text && read(text, country);
      const isOwn =
        block.isShared || ['home', 'contact', 'about'].includes(kind) || block.region === 'footer';
      if (address)
        return [{ value: { ...address, country }, place: placeOf(page, block), weight: isOwn ? 3 : 1 }];
    }
    return [];
  });
};

const said = (facts: Facts, countries: readonly string[]): Claim<Found>[] =>
  businessesOf(facts).flatMap(({ thing, page, where }) =>
    thingsOf(thing, 'address').flatMap((address) => {
      const part = (name: string) => textsOf(address, name)[0] ?? '';
      const [street, city, region, code, named] = [
        'streetAddress',
        'addressLocality',
        'addressRegion',
        'postalCode',
        'addressCountry',
      ].map(part);
      const text = [street?.replace(/\n/g, ', '), city, [region, code].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ');
      const own = countryOf(named ?? '');
      for (const country of own ? [own] : countries) {
        const found = read(text, country);
        if (found)
          return [{ value: { ...found, country }, place: placeOf(page, `${where}.address`), weight: 2 }];
      }
      return [];
    }),
  );

const SHORT: Record<string, string> = {
  avenue: 'ave',
  street: 'st',
  road: 'rd',
  drive: 'dr',
  highway: 'hwy',
  boulevard: 'blvd',
  lane: 'ln',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
/** Number and street, in which two spellings of an address agree. */
const keyOf = ({ text }: Address): string =>
  plain(text.split(',')[0] ?? '')
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join('');

/** The country and the addresses of a business, each of which helps to read the other. */
export const placesOf = (
  facts: Facts,
  findings: Findings,
): { country: string | null; addresses: Address[] } => {
  const hints = countryClaims(facts);
  const likely = tally(hints, (value) => value).map(({ value }) => value);
  const countries = [...new Set([...likely, ...COUNTRIES])];
  const claims = [
    ...facts.pages.flatMap((page) => addressesOn(page, facts, countries)),
    ...said(facts, countries),
  ].filter(({ value }) => !SAMPLE.test(value.text));
  const found = tally(claims, keyOf);
  const kept = found.filter(({ weight }) => weight >= 2).slice(0, 6);
  for (const { value, places, weight } of found) {
    if (weight >= 2) findings.keep('addresses', value.text, places, weight >= 3);
    else findings.leave('addresses', value.text, places, 'one weak place alone names it');
  }
  const all = tally(
    [
      ...hints,
      ...kept.map(({ value, places, weight }): Claim => ({
        value: value.country,
        place: places[0] ?? { page: '', where: '' },
        weight,
      })),
    ],
    (value) => value,
  );
  const country = all[0]?.value ?? null;
  if (country)
    findings.keep('country', country, all[0]?.places.slice(0, 3) ?? [], (all[0]?.weight ?? 0) >= 3);
  return { country, addresses: kept.map(({ value }) => value) };
};
