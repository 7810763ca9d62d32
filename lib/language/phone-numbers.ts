import {
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { countryNamed } from './geo/countries';
import { UNKNOWN_COUNTRY } from './geo/unknown-country';
import { findNumber, type FoundNumber } from './phone-text';

const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : null;

const isNorthAmerican = (country: string): boolean => callingCodeOf(country) === '1';

const territories: Record<string, string> = { PR: 'US', GU: 'US', VI: 'US', AS: 'US', MP: 'US' };

/** The ISO code of a country as records write it: 'UK' is 'GB', a US territory is 'US'; null for none. */
export const countryOf = (text: string): string | null => {
  const name = text.replace(/[^\p{L}\p{N}\p{M}\s.,'-]/gu, '').trim();
  const code = countryNamed(name) ?? countryNamed(name.split(',').at(-1) ?? '');
  const country = code && (territories[code] ?? code);
  return country && isSupportedCountry(country) ? country : null;
};

/** `note`: the words about the number, such as '24 hours'. */
export type ReadPhone = { display: string; digits: string; note: string | null };

/** 'poste' is the word of French Canada, 'interno' that of Argentina. */
const EXTENSION =
  /^\)?[\s,;]*\(?(?:(?:extensi[oó]n|extn|ext|poste|anexo|int(?:erno)?)[\s.:#=]*|[x#]\s*)(\d{1,7})(?!\d)\)?/i;
/** '303-555-0142 12': an extension without a word for it, which is shown and not dialled. */
const BARE_EXTENSION = /^[ ,/]+(\d{1,5})$/;

type Found = FoundNumber & { extension: string | null; shownEnd: number };

const MAX_NUMBERS = 4;

const numbersIn = (text: string, country: string): Found[] => {
  const found: Found[] = [];
  let from = 0;
  while (found.length < MAX_NUMBERS) {
    const next = findNumber(text, country, from);
    if (!next) break;
    const rest = text.slice(next.end);
    const [written = BARE_EXTENSION.exec(rest)?.[0] ?? '', extension = null] = EXTENSION.exec(rest) ?? [];
    const shownEnd = next.end + written.length;
    found.push({ ...next, extension, shownEnd });
    from = shownEnd;
  }
  return found;
};

const CONNECTORS =
  /^(?:[^\p{L}\d]+|(?:or|and|y|o)(?![\p{L}\d]))+|[^\p{L}\d]+$|(?<=\s)(?:or|and|y|o)[^\p{L}\d]*$/giu;

const noteIn = (text: string): string | null => text.replace(CONNECTORS, '').replace(CONNECTORS, '') || null;

/** '6095550123', '+16095550123' and '(609)5550123' in a text, as a person writes them. */
const withGroups = (text: string, { number }: Found): string =>
  text.replace(
    /(?<!\d)(?:\+?1[ .-]?)?(?:\d{10}|\(?\d{3}\)?[ .-]?\d{7}|\d{6}[ .-]?\d{4})(?!\d)/,
    number.formatNational(),
  );

const displayOf = (text: string, found: Found, isOnly: boolean, country: string): string => {
  const { number, start, end, shownEnd, hasLetters, extension } = found;
  const isOwn = number.countryCallingCode === callingCodeOf(country);
  if (isOwn && isNorthAmerican(country)) {
    const isInBrackets = text[start - 1] === '(' && text.slice(start, shownEnd).includes(')');
    const written = text.slice(isOnly ? 0 : start - (isInBrackets ? 1 : 0), shownEnd);
    return withGroups(written, found)
      .replace(/^(?:tel|sms|callto):|^(?:https?:|wa\.me)\S*?\/(?=[\d+(][^/]*$)/i, '')
      .trim();
  }
  if (hasLetters) return text.slice(start, shownEnd).trim();
  const formatted = isOwn ? number.formatNational() : number.formatInternational();
  // Of numbers that the metadata does not group, people's own groups stay.
  const grouped = /\D/.test(formatted) ? formatted : text.slice(start, end);
  return grouped + (extension ? ` x${extension}` : '');
};

/** A colon, or words without a sign behind them, stand before the number that they are about. */
const ENDS_BEFORE_NUMBER = /(?::|\p{L}\.?)\s*\(?$/u;

/** Words stand before their numbers when the text starts with words, or in 'Fax: 303-555-0143'. */
const notesIn = (text: string, found: readonly Found[]): (string | null)[] => {
  const gaps = [0, ...found.map(({ shownEnd }) => shownEnd)].map((start, index) =>
    noteIn(text.slice(start, found[index]?.start)),
  );
  const [, second] = found;
  const isNamed = gaps[0] !== null || ENDS_BEFORE_NUMBER.test(text.slice(0, second?.start));
  const areBefore = second !== undefined && isNamed && gaps.at(-1) === null;
  return areBefore ? gaps.slice(0, -1) : gaps.slice(1);
};

/**
 * The phone numbers in a text; none for a text without a whole number of its country's plan. Numbers of +1
 * are shown as written, others as people write them in `country`; letters on keys are digits (ITU-T E.161).
 * `country` null: the United States, and an extension is not dialled.
 */
export const readPhones = (text: string, country: string | null): ReadPhone[] => {
  const own = country ?? 'US';
  const found = numbersIn(text, own);
  const notes = found.length > 0 ? notesIn(text, found) : [];
  return found.map((entry, index) => {
    const { number, extension } = entry;
    const isNational = number.countryCallingCode === '1' && isNorthAmerican(own);
    const dialled = isNational ? number.nationalNumber : number.number;
    return {
      display: displayOf(text, entry, found.length === 1, own),
      digits: dialled + (extension && country ? `;ext=${extension}` : ''),
      note: notes[index] ?? null,
    };
  });
};

const MIN_LOCAL = 6;
const MAX_LOCAL = 8;

/** The reason why a text has no phone number. */
export const phoneProblem = (text: string, country: string | null): string => {
  const { length } = text.replace(/\D/g, '');
  if (country === UNKNOWN_COUNTRY) return 'is a phone number without its country code';
  if (length >= MIN_LOCAL && length <= MAX_LOCAL) return 'is a phone number without its area code';
  if (isNorthAmerican(country ?? 'US')) return 'is not a phone number of 10 digits';
  return `is not a phone number of ${country}`;
};

/** Identifies the numbers of a record, however they are written; null for a text without a number. */
export const numberWithExtension = (text: string, country: string | null): string | null => {
  const [read] = readPhones(text, country ?? 'US');
  if (!read) return null;
  const [, bare = ''] =
    (isNorthAmerican(country ?? 'US') && /\d{4}\)?[ ,/]+(\d{1,5})$/.exec(text.trim())) || [];
  const isLeftOver = bare !== '' && !read.digits.includes(';') && !read.digits.endsWith(bare);
  return read.digits + (isLeftOver ? ` ${bare}` : '');
};

/** Whether a typed number can exist: by its length only, as number ranges change. */
export const isPossiblePhone = (text: string, country: string): boolean =>
  country === UNKNOWN_COUNTRY
    ? /^(?:\D*\d){6,15}\D*$/.test(text)
    : isPossiblePhoneNumber(text, country as CountryCode);

/** The tel: link of a number that a visitor typed; null when it cannot exist. */
export const telUriOf = (text: string, country: string): string | null => {
  const [found] = numbersIn(text, country);
  return found ? `tel:${found.number.number}${found.extension ? `;ext=${found.extension}` : ''}` : null;
};

/**
 * Tells whether another text is the same number, without extensions; null when `text` is no phone number.
 * @param country of numbers without a country code
 */
export const samePhoneAs = (text: string, country: string): ((other: string) => boolean) | null => {
  const parse = (value: string, of: string) => parsePhoneNumberFromString(value, of as CountryCode);
  const wanted = parse(text, country);
  if (!wanted?.isPossible()) return null;
  return (other) => parse(other, wanted.country ?? country)?.number === wanted.number;
};
