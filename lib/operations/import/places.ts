import { parseAddress } from '@/lib/language/geo/postal-address';
import { isTown } from '@/lib/language/geo/town';
import { areaIn } from '@/lib/language/geo/written-area';
import { countryOf } from '@/lib/language/phone-numbers';
import { countryClaims } from './country';

import { type Claim, Findings, placeOf, tally } from './findings';
import { isNoise, linesOn } from './lines';
import { textsOf, thingsOf } from './machine-data';
import { kindOfLabel, plain } from './page-kinds';
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

const LIST_LEAD =
  /(?:^|\b)(?:in|for|of|across|throughout|through|around|serving|serve|serves|cover(?:s|ing)?|covering|areas?(?: served)?:|from|including|en|de|atendemos|servimos|cubrimos|sirviendo)\s+(?=(?:[\p{Ll}]+ ){0,4}\p{Lu})/u;
const STRONG_LEAD = /serv|cover|areas?|including|atendemos|cubrimos/i;
const NAME =
  /(?:\p{Lu}[\p{L}\p{M}’'.-]*)(?:[ -](?:(?:of|de|del|la|las|los|el|on|upon|the|in) )*(?:\p{Lu}[\p{L}\p{M}’'.-]*))*/gu;
const NO_PLACE =
  /^(?:we|our|the|i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|lunes|martes|domingo|inc|llc|mr|mrs|dr|hvac|ac|faq|usa|call|free|residential|commercial|epa|abn)$/i;

/** The places of 'for Geelong, Newtown and the Bellarine': capitalised names of a list behind a lead-in. */
const listedIn = (text: string): string[] => {
  const lead = LIST_LEAD.exec(text);
  if (!lead || text.length > 400) return [];
  const rest = text.slice(lead.index + lead[0].length).split(/[.!?](?:\s|$)/)[0] ?? '';
  const pieces = rest.split(/,\s*(?:and |y |& )?| and | & | y | [•·|/] /);
  const names = pieces.map((piece) => (piece.match(NAME) ?? []).map((name) => name.replace(/[.’']$/, '')));
  const end = names.findIndex((found) => found.length === 0);
  const listed = (end === -1 ? names : names.slice(0, end)).flat();
  const least = STRONG_LEAD.test(lead[0]) ? 2 : 3;
  return pieces.length >= least &&
    listed.length >= least &&
    listed.every((name) => !NO_PLACE.test(name) && name.length < 40)
    ? listed
    : [];
};

const SEPARATED = /\s*[•·|/]\s*|\s+[-–—*]\s+/;

/** The towns in which the business works, as it names them: `areaServed`, lists of towns, 'Serving ...'. */
export const townsOf = (
  facts: Facts,
  country: string | null,
  name: string,
  services: readonly string[],
  findings: Findings,
): string[] => {
  const claims: Claim[] = [];
  const add = (towns: readonly string[], place: Claim['place'], weight = 2) => {
    for (const value of towns)
      if (weight > 2 || [name, ...services].every((text) => !plain(text).includes(plain(value))))
        claims.push({ value: value.replace(/^(?:the|el|la) (?=\p{Lu})/u, ''), place, weight });
  };
  for (const { thing, page, where } of businessesOf(facts))
    for (const text of textsOf(thing, 'areaServed'))
      add(
        text.split(/\s*[,;]\s*/).filter((one) => one.length < 45),
        placeOf(page, `${where}.areaServed`),
        3,
      );
  for (const page of facts.pages) {
    const isArea = facts.kindOf(page) === 'areas';
    const isOwn = ['home', 'about', 'areas', 'contact'].includes(facts.kindOf(page));
    let heading = '';
    for (const block of page.blocks) {
      if (block.kind === 'heading') heading = block.text;
      if (block.isQuote || block.picture || block.region === 'menu' || isNoise(block.text)) continue;
      const isListed =
        (isArea || kindOfLabel(heading) === 'areas') &&
        (block.kind === 'item' || block.kind === 'links' || block.kind === 'text');
      for (const line of block.text.split('\n')) {
        const parts = line
          .split(SEPARATED)
          .map((part) => part.replace(/^[✓✔›»-]\s*/, '').trim())
          .filter(Boolean);
        if (isListed && line.length < 45 && isTown(line))
          add([line.replace(/,? [A-Z]{2}$/, '')], placeOf(page, block), 3);
        else if (
          parts.length > 2 &&
          parts.every((part) => isTown(part) && !kindOfOther(part)) &&
          (isOwn || block.isShared) &&
          block.links.length === 0
        )
          add(parts, placeOf(page, block), 3);
        else if (isListed && line.split(/,\s*/).length > 2)
          add(
            line
              .split(/,\s*(?:and )?| and /)
              .map((part) => part.replace(/[.]$/, ''))
              .filter(isTown),
            placeOf(page, block),
            3,
          );
        else if ((isOwn || block.isShared) && line.length < 400) {
          const written = areaIn(line, country ?? 'US')?.towns ?? [];
          add(written.length > 0 ? written : listedIn(line), placeOf(page, block));
        }
      }
    }
  }
  const found = tally(claims)
    .filter(({ weight }) => weight >= 2)
    .slice(0, 40);
  for (const { value, places, weight } of found) findings.keep('serviceArea', value, places, weight >= 3);
  return found.map(({ value }) => value);
};

const kindOfOther = (part: string): boolean => kindOfLabel(part) !== 'unknown';
