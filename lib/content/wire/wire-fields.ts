import { z } from 'zod';
import { isColour } from '@/lib/colour';

// The kinds of field a record is made of. Each forgives what means the same ("true" for true, 18 for "18") and refuses
// the rest with a reason that an operator can act on. Every field may be missing: null stands for "not there".

const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 300;
const LONGEST_LINK = 2_000;
const LONGEST_LIST = 500;

// Control characters have no place in a text; tabs and line breaks become spaces with the other white space.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

const tidy = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return value;
  return value.toWellFormed().replace(controls, '').trim() || null;
};

// What is too long is looked at no further: a pattern may take minutes over it.
const characters = (most: number) =>
  z.string('should be text').max(most, { error: `is longer than ${most} characters`, abort: true });

/** A paragraph; line breaks stay. */
export const text = z.preprocess(tidy, characters(LONGEST_TEXT).nullable());

/** A name, a label, an address: one line. */
export const line = z.preprocess((value) => {
  const tidied = tidy(value);
  return typeof tidied === 'string' ? tidied.replace(/\s+/g, ' ') : tidied;
}, characters(LONGEST_LINE).nullable());

const parsesAs =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const withScheme = (value: unknown) => {
  const tidied = tidy(value);
  if (typeof tidied !== 'string') return tidied;
  if (tidied.startsWith('//')) return `https:${tidied}`;
  return /^www\.[^\s/]+\.[^\s]+$/i.test(tidied) ? `https://${tidied}` : tidied;
};

/** An address on the web. */
export const webLink = z.preprocess(
  withScheme,
  characters(LONGEST_LINK)
    .refine(parsesAs('http:', 'https:'), 'is not an http:// or https:// link')
    .transform((url) => new URL(url).href)
    .nullable(),
);

/** A link that a visitor follows: to the web, a phone or an e-mail program. */
export const anyLink = z.preprocess(
  withScheme,
  characters(LONGEST_LINK)
    .refine(parsesAs('http:', 'https:', 'tel:', 'mailto:'), 'is not an http, https, tel or mailto link')
    .transform((url) => new URL(url).href)
    .nullable(),
);

// Browsers read %2e as a dot: /assets/%2e%2e/ leads out of /assets/.
const isOwnAsset = (value: string) => /^\/assets\/[^\\?#]+$/.test(value) && !/\.\.|%2e/i.test(value);

/** A picture: an address on the web, or a file of this deployment below /assets/. */
export const picture = z.preprocess(
  withScheme,
  characters(LONGEST_LINK)
    .refine(
      (value) => isOwnAsset(value) || parsesAs('http:', 'https:')(value),
      'is not a picture link (http, https, or a path below /assets/)',
    )
    .transform((value) => (isOwnAsset(value) ? value : new URL(value).href))
    .nullable(),
);

/** A CSS colour of any notation. */
export const colour = z.preprocess(
  tidy,
  characters(LONGEST_LINE).refine(isColour, 'is not a colour').nullable(),
);

export const email = z.preprocess(tidy, z.email('is not an e-mail address').max(254).nullable());

/** The 10 digits of a North American number inside a text, with or without the country code, whatever stands around them. */
export const nationalDigits = (text: string): string | null =>
  /^\D*(?:1\D{0,4})?((?:\d\D{0,4}){9}\d)(?!\d)/.exec(text)?.[1]?.replace(/\D/g, '') ?? null;

/** A North American number: 10 digits, or 11 with the country code; words may stand before and after, as in 'ext. 5'. */
export const phone = z.preprocess(
  tidy,
  characters(60)
    .refine((value) => nationalDigits(value) !== null, 'is not a phone number of 10 digits')
    .nullable(),
);

const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A date as 2026-12-24 or 12/24/2026, read as the first form. */
export const date = z.preprocess((value) => {
  const tidied = tidy(value);
  const [, month, day, year] = (typeof tidied === 'string' && US_DATE.exec(tidied)) || [];
  return month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : tidied;
}, z.iso.date('is not a date such as 2026-12-24').nullable());

/** The id of a video of the channel. */
export const videoId = z.preprocess(
  tidy,
  z
    .string('should be text')
    .regex(/^[\w-]{6,20}$/, 'is not a video id')
    .nullable(),
);

const truths = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  ['yes', true],
  ['on', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
  ['no', false],
  ['off', false],
  ['', false],
]);

/** Yes or no, also as "true", "1" or 1. */
export const flag = z.preprocess(
  (value) =>
    value === undefined || value === null
      ? null
      : (truths.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? value),
  z.boolean('should be true or false').nullable(),
);

/** The first number of a text such as "18 years" or "over 12,000"; a minus sign counts only when the text begins with it. */
const numberIn = (text: string): number | undefined => {
  const [, minus, digits] = /^(?:(-)|\D{0,20}?)(\d{1,3}(?:,\d{3})+|\d{1,6})(?!\d)/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(`${minus ?? ''}${digits.replaceAll(',', '')}`);
};

/** A whole number from 0 up, also written inside a text. */
export const count = z.preprocess((value) => {
  const tidied = typeof value === 'number' ? value : tidy(value);
  return typeof tidied === 'string' ? (numberIn(tidied) ?? tidied) : tidied;
}, z.number('should be a number').min(0, 'should not be negative').max(100_000, 'is too large').transform(Math.floor).nullable());

const MOST_YEARS = 200;

/** How many years something has lasted; the year it began ("Since 1998") is another thing. */
export const years = count.pipe(z.number().max(MOST_YEARS, 'is too large for a number of years').nullable());

/** A list; places that could not be used hold null, so that the others keep theirs (SPEC counts widgets and slogans by place). */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => value ?? null,
    z.array(item, 'should be a list').max(LONGEST_LIST, `has more than ${LONGEST_LIST} entries`).nullable(),
  );

/** A group of named fields; names that SPEC does not know are passed over. */
export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => value ?? null, z.object(shape, 'should be a group of fields').nullable());

/** Is there anything at all? SPEC uses customLinks only as a condition. */
export const presence = z.preprocess((value) => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}, z.boolean());
