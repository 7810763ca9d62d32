import {
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** `start` and `end` in the text, without an extension; `hasLetters`: letters that are dialled as digits. */
export type FoundNumber = { number: PhoneNumber; start: number; end: number; hasLetters: boolean };

/** NANPA: neither area code nor exchange starts with 0 or 1; no area code has a 9 in the middle or is N11. */
const NORTH_AMERICAN = /^(?!\d11)[2-9][0-8]\d[2-9]\d{6}$/;
const NORTH_AMERICAN_CODE = '1';

/** The length of a national number, by the example in the metadata. */
const mobileLengthIn = (country: CountryCode): number =>
  getExampleNumber(country, examples)?.nationalNumber.length ?? 0;

/**
 * Whether a number fits its country's plan. Numbers of unassigned ranges, such as those of films, are taken
 * when they are written in full: with the country code or the national prefix.
 */
const isOfPlan = (number: PhoneNumber, text: string, country: string): boolean => {
  const { nationalNumber, countryCallingCode } = number;
  if (countryCallingCode === NORTH_AMERICAN_CODE) return NORTH_AMERICAN.test(nationalNumber);
  if (number.isValid()) return true;
  const isInFull = text.includes('+') || text.replace(/^\D+/, '').startsWith('0');
  const owner = number.country ?? number.getPossibleCountries()[0] ?? (country as CountryCode);
  return isInFull && /^[1-9]/.test(nationalNumber) && nationalNumber.length === mobileLengthIn(owner);
};

const parse = (text: string, country: string): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(text.replace(/[•·∙*_]/g, ' '), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return number && !number.ext && isOfPlan(number, text, country) ? number : null;
};

/** Signs between the digits of one number, at most four. */
const GROUP = /(\+?\d+)([^\p{L}\d+,;|&]{0,4})/uy;

/** '01 496 0123/4': the last digits of a second number. */
const OTHER_DIGITS = /\/ ?\d{1,2}(?!\d|[ /-]{0,3}\d)/y;

/** The ends of the groups of digits from `start`, which only signs separate. */
const groupEnds = (text: string, start: number): number[] => {
  const ends: number[] = [];
  GROUP.lastIndex = start;
  for (let group = GROUP.exec(text); group && ends.length < 12; group = GROUP.exec(text)) {
    if (ends.length > 0 && group[1]?.startsWith('+')) break;
    const end = group.index + (group[1]?.length ?? 0);
    ends.push(end);
    OTHER_DIGITS.lastIndex = end;
    if (OTHER_DIGITS.test(text)) break;
  }
  return ends;
};

/** '24 hours' and '7 days' behind a number are no digits of it. */
const AMOUNT_AHEAD = /^[^\p{L}\d]*\d{1,2}\s*(?:\/|\p{L})/u;
const DIGITS_AHEAD = /^[^\p{L}\d+]*[\d+]/u;
/** '01632 960101 / 960102': the end of a second number. */
const OTHER_END_AHEAD = /^\s*\/\s*\d{1,8}(?!\d)/;

/**
 * Loose digits behind a number may belong to it, except in North America, where all numbers have ten digits.
 */
const isEndOf = (number: PhoneNumber, text: string, end: number, country: string): boolean => {
  const rest = text.slice(end);
  if (number.countryCallingCode === NORTH_AMERICAN_CODE) return true;
  if (!DIGITS_AHEAD.test(rest) || AMOUNT_AHEAD.test(rest) || OTHER_END_AHEAD.test(rest)) return true;
  return wholeNumberFrom(text, end + rest.search(/[\d+]/), country) !== null;
};

const wholeNumberFrom = (text: string, start: number, country: string): FoundNumber | null => {
  const found = groupEnds(text, start).flatMap((end) => {
    const number = parse(text.slice(start, end), country);
    return number ? [{ number, start, end, hasLetters: false }] : [];
  });
  const best = found.find(({ end }) => AMOUNT_AHEAD.test(text.slice(end))) ?? found.at(-1);
  return best && isEndOf(best.number, text, best.end, country) ? best : null;
};

/** ITU-T E.161. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const digitOf = (letter: string): string =>
  `${KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2}`;

/** Capitals, or a word behind a hyphen: '555-ROOF', '1300 2 PLUMB', '1-800-Flowers'. */
const WITH_LETTERS =
  /\+?\d[\d\s().-]*(?:[\s.-]?[A-Z]{2,}|-[A-Za-z]{3,})(?:[\s.-]?(?:[A-Z]{2,}|\d+))*(?![A-Za-z])/y;
const NO_LETTERS_OF_A_NUMBER =
  /(?:^|[^A-Za-z])(?:x{2,}|ext|extn|extension|fax|tel|cell|text|days?|hours?|hrs|or|and)(?![a-z])/i;
const SERVICE_TYPES = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN']);
/** Letters of a North American number end it: '555-0142 JOE' has none. */
const MIN_KEYED = 4;

const lettersFrom = (text: string, start: number, country: string): FoundNumber | null => {
  WITH_LETTERS.lastIndex = start;
  const [written = ''] = WITH_LETTERS.exec(text) ?? [];
  const lastWord = /[A-Za-z]+$/.exec(written)?.[0] ?? '';
  const firstLetter = written.search(/[A-Za-z]/);
  if (firstLetter === -1 || NO_LETTERS_OF_A_NUMBER.test(written)) return null;
  const digits = written.replace(/[A-Za-z]/g, digitOf);
  const isOwn = (number: PhoneNumber, length: number) =>
    number.countryCallingCode === NORTH_AMERICAN_CODE
      ? written.slice(firstLetter, length).replace(/\W/g, '').length >= MIN_KEYED
      : SERVICE_TYPES.has(number.getType() ?? '');
  // Exchanges ignore digits that are dialled behind a whole number.
  for (let length = digits.length; length > digits.length - Math.max(lastWord.length, 1); length -= 1) {
    const number = parse(digits.slice(0, length), country);
    if (number && isOwn(number, length))
      return { number, start, end: start + written.length, hasLetters: true };
  }
  return null;
};

const NUMBER_START = /\+?\d/g;
const BETWEEN_STARTS = /[\p{L}:,;|]|\d\s*\/\s*7(?!\d)/u;
const MAX_TEXT = 200;

/** The first whole phone number in a text from `from` on; null for none. */
export const findNumber = (text: string, country: string, from = 0): FoundNumber | null => {
  if (text.length > MAX_TEXT) return null;
  let skippedFrom = -1;
  for (const { index } of text.matchAll(NUMBER_START)) {
    if (index < from) continue;
    // A number is not the end of a longer row of digits.
    if (skippedFrom !== -1 && !BETWEEN_STARTS.test(text.slice(skippedFrom, index))) continue;
    const found = wholeNumberFrom(text, index, country) ?? lettersFrom(text, index, country);
    if (found) return found;
    skippedFrom = index;
  }
  return null;
};
