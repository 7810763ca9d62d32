import {
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

const isNorthAmerican = (country: string): boolean => getCountryCallingCode(country as CountryCode) === '1';

const otherNames: Record<string, string> = { UK: 'GB', PR: 'US', GU: 'US', VI: 'US', AS: 'US', MP: 'US' };

/** The ISO code of a country as records write it: 'UK' is 'GB', a US territory is 'US'; null for none. */
export const countryOf = (code: string): string | null => {
  const country = otherNames[code] ?? code;
  return isSupportedCountry(country) ? country : null;
};

const gap = '\\D{0,4}';
const tenDigits = new RegExp(`^\\D*(?:1${gap})?((?:\\d${gap}){9}\\d)(?!\\d)`);

/** The 10 digits of a North American number in a text; null when there is none. */
export const nationalDigits = (text: string): string | null =>
  tenDigits.exec(text)?.[1]?.replace(/\D/g, '') ?? null;

export type ReadPhone = { display: string; digits: string };

const parse = (text: string, country: string) => {
  // The word of French Canada for an extension.
  const number = parsePhoneNumberFromString(text.replace(/\bposte\b/i, 'ext.'), country as CountryCode);
  return number?.isPossible() ? number : null;
};

const extensionOf = ({ ext }: { ext?: string }) => (ext ? `;ext=${ext}` : '');

/**
 * The phone number in a text, or why there is none. Numbers of +1 are shown as written, others as people
 * write them in `country`. `country` null: the United States, and an extension is not dialled.
 */
export const readPhone = (text: string, country: string | null): ReadPhone | { reason: string } => {
  if (isNorthAmerican(country ?? 'US')) {
    const digits = nationalDigits(text);
    if (!digits) return { reason: 'is not a phone number of 10 digits' };
    return { display: text, digits: digits + (country ? extensionOf(parse(text, country) ?? {}) : '') };
  }
  const number = parse(text, country ?? 'US');
  if (!number) return { reason: `is not a phone number of ${country}` };
  const isOwn = number.countryCallingCode === getCountryCallingCode(country as CountryCode);
  return {
    display: isOwn ? number.formatNational() : number.formatInternational(),
    digits: number.number + extensionOf(number),
  };
};

/** '303-555-0142 12': an extension without a word for it, which is shown and not dialled. */
const BARE_EXTENSION = /\d{4}\)?[ ,/]+(\d{1,5})$/;

/** What tells the numbers of a record apart, however they are written; null for none. */
export const numberWithExtension = (text: string, country: string | null): string | null => {
  const read = readPhone(text, country ?? 'US');
  if ('reason' in read) return null;
  const [, bare = ''] = (isNorthAmerican(country ?? 'US') && BARE_EXTENSION.exec(text.trim())) || [];
  const isLeftOver = bare !== '' && !read.digits.includes(';') && !read.digits.endsWith(bare);
  return read.digits + (isLeftOver ? ` ${bare}` : '');
};

/** Whether a typed number can exist: by its length only, as number ranges change. */
export const isPossiblePhone = (text: string, country: string): boolean =>
  isPossiblePhoneNumber(text, country as CountryCode);

/** The tel: link of a number that a visitor typed; null when it cannot exist. */
export const telUriOf = (text: string, country: string): string | null =>
  parse(text, country)?.getURI() ?? null;

/**
 * Tells whether another text is the same number, without extensions; null when `text` is no phone number.
 * @param country of numbers without a country code
 */
export const samePhoneAs = (text: string, country: string): ((other: string) => boolean) | null => {
  const wanted = parse(text, country);
  if (!wanted) return null;
  return (other) => parse(other, wanted.country ?? country)?.number === wanted.number;
};
