import { z } from 'zod';
import { isColour } from '@/lib/colour';
import { languages } from '@/lib/i18n/languages';
import { kind } from './field-notes';

// The kinds of field that a record consists of. Each accepts the usual spelling variants ("true" for true, "18" for 18)
// and rejects everything else with a reason for the operator. Every field is optional; a missing field is null.
// `kind` adds the JSON Schema of the same rules: content/record.schema.json is made from it.

const MAX_TEXT = 20_000;
const MAX_LINE = 300;
const MAX_LINK = 2_000;
const MAX_LIST = 500;
const MAX_PHONE = 60;
const MAX_EMAIL = 254;
const MAX_COUNT = 100_000;
const MAX_YEARS = 200;

// Everything but tabs and line breaks, which count as white space.
const controlCharacters = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', // ASCII
    '[\\u007f-\\u009f]', // DEL and Latin-1
    '[\\u2028\\u2029\\ufeff]', // line and paragraph separators, byte order mark
  ].join('|'),
  'g',
);

/** Trims a text; a finite number becomes text, an empty text becomes null. Other values stay for the schema to reject. */
const tidy = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return value;
  return value.toWellFormed().replace(controlCharacters, '').trim() || null;
};

// `abort`: no further check runs on a text that is too long, because a pattern could take minutes on it.
const textUpTo = (max: number) =>
  z.string('should be text').max(max, { error: `is longer than ${max} characters`, abort: true });

const textOrNumber = ['string', 'number', 'null'];
const textOrNull = ['string', 'null'];

/** A paragraph; line breaks stay. */
export const text = kind(z.preprocess(tidy, textUpTo(MAX_TEXT).nullable()), 'text', {
  type: textOrNumber,
  maxLength: MAX_TEXT,
});

/** A name, a label or an address, on one line. */
export const line = kind(
  z.preprocess((value) => {
    const tidied = tidy(value);
    return typeof tidied === 'string' ? tidied.replace(/\s+/g, ' ') : tidied;
  }, textUpTo(MAX_LINE).nullable()),
  'line of text',
  { type: textOrNumber, maxLength: MAX_LINE },
);

const parsesAs =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Adds https:// to `//host` and `www.host`. */
const withScheme = (value: unknown) => {
  const tidied = tidy(value);
  if (typeof tidied !== 'string') return tidied;
  if (tidied.startsWith('//')) return `https:${tidied}`;
  return /^www\.[^\s/]+\.[^\s]+$/i.test(tidied) ? `https://${tidied}` : tidied;
};

/** A pattern for JSON Schema, which has no flag that ignores case. */
const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const startsLike = (...starts: string[]) => ({
  type: textOrNull,
  maxLength: MAX_LINK,
  pattern: `^\\s*($|//|${[...starts, 'www\\.'].map(anyCase).join('|')})`,
});

/** A link to the web. */
export const webLink = kind(
  z.preprocess(
    withScheme,
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:'), 'is not an http:// or https:// link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'web link',
  startsLike('https?:'),
);

/** A link that a visitor follows: to the web, a phone or an e-mail program. */
export const anyLink = kind(
  z.preprocess(
    withScheme,
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:', 'tel:', 'mailto:'), 'is not an http, https, tel or mailto link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'link',
  startsLike('https?:', 'tel:', 'mailto:'),
);

// Browsers read %2e as a dot: /assets/%2e%2e/ would lead out of /assets/.
const isOwnAsset = (value: string) => /^\/assets\/[^\\?#]+$/.test(value) && !/\.\.|%2e/i.test(value);

/** A picture: a link to the web, or a file of this deployment below /assets/. */
export const picture = kind(
  z.preprocess(
    withScheme,
    textUpTo(MAX_LINK)
      .refine(
        (value) => isOwnAsset(value) || parsesAs('http:', 'https:')(value),
        'is not a picture link (http, https, or a path below /assets/)',
      )
      .transform((value) => (isOwnAsset(value) ? value : new URL(value).href))
      .nullable(),
  ),
  'picture link',
  startsLike('https?:', '/assets/'),
);

/** A CSS colour in any notation. */
export const colour = kind(
  z.preprocess(tidy, textUpTo(MAX_LINE).refine(isColour, 'is not a colour').nullable()),
  'CSS color',
  { type: textOrNumber, maxLength: MAX_LINE },
);

export const email = kind(
  z.preprocess(tidy, z.email('is not an e-mail address').max(MAX_EMAIL).nullable()),
  'e-mail address',
  { type: textOrNull, maxLength: MAX_EMAIL, pattern: '^\\s*$|@' },
);

/** Up to four characters between two digits: spaces, brackets, dots, hyphens. */
const gap = '\\D{0,4}';
const tenDigits = new RegExp(`^\\D*(?:1${gap})?((?:\\d${gap}){9}\\d)(?!\\d)`);

/**
 * The 10 digits of a North American number in a text.
 * @param text may have a country code, punctuation, and words before and after the number
 * @returns null when there is no such number
 */
export const nationalDigits = (text: string): string | null =>
  tenDigits.exec(text)?.[1]?.replace(/\D/g, '') ?? null;

/** A North American number: 10 digits, or 11 with the country code; words may stand before and after it ("ext. 5"). */
export const phone = kind(
  z.preprocess(
    tidy,
    textUpTo(MAX_PHONE)
      .refine((value) => nationalDigits(value) !== null, 'is not a phone number of 10 digits')
      .nullable(),
  ),
  'phone number',
  { type: textOrNumber, maxLength: MAX_PHONE },
);

/** A language of the interface, by its code. */
export const languageCode = kind(
  z.preprocess(
    (value) => {
      const tidied = tidy(value);
      return typeof tidied === 'string' ? tidied.toLowerCase() : tidied;
    },
    z.enum(languages, `is not one of the interface's languages: ${languages.join(', ')}`).nullable(),
  ),
  'language code',
  {
    type: textOrNull,
    pattern: `^\\s*(${languages.join('|')}|${languages.join('|').toUpperCase()})?\\s*$`,
  },
);

const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A date as 2026-12-24 or 12/24/2026, read as the first form. */
export const date = kind(
  z.preprocess((value) => {
    const tidied = tidy(value);
    const [, month, day, year] = (typeof tidied === 'string' && US_DATE.exec(tidied)) || [];
    return month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : tidied;
  }, z.iso.date('is not a date such as 2026-12-24').nullable()),
  'date',
  { type: textOrNull, pattern: '^\\s*($|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})\\s*$' },
);

/** The id of a YouTube video. */
export const videoId = kind(
  z.preprocess(
    tidy,
    z
      .string('should be text')
      .regex(/^[\w-]{6,20}$/, 'is not a video id')
      .nullable(),
  ),
  'video id',
  { type: textOrNumber, pattern: '^\\s*([A-Za-z0-9_-]{6,20})?\\s*$' },
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

const truthWords = [...truths.keys()].filter((word): word is string => typeof word === 'string');

/** True or false, also as text or as 1 and 0. */
export const flag = kind(
  z.preprocess(
    (value) =>
      value === undefined || value === null
        ? null
        : (truths.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? value),
    z.boolean('should be true or false').nullable(),
  ),
  'true or false',
  {
    anyOf: [
      { type: ['boolean', 'null'] },
      { enum: [1, 0] },
      { type: 'string', pattern: `^\\s*(${truthWords.map(anyCase).join('|')})\\s*$` },
    ],
  },
);

// A minus sign counts only at the start of the text: in "20-25 miles" the hyphen is no sign.
const beforeNumber = '(?:(-)|\\D{0,20}?)';
const withThousands = '\\d{1,3}(?:,\\d{3})+';
const firstNumber = new RegExp(`^${beforeNumber}(${withThousands}|\\d{1,6})(?!\\d)`);

/** The first number in a text such as "18 years" or "over 12,000"; undefined when there is none. */
const numberIn = (text: string): number | undefined => {
  const [, minus, digits] = firstNumber.exec(text) ?? [];
  return digits === undefined ? undefined : Number(`${minus ?? ''}${digits.replaceAll(',', '')}`);
};

const wholeNumber = (max: number, tooLarge: string) =>
  z.preprocess((value) => {
    const tidied = typeof value === 'number' ? value : tidy(value);
    return typeof tidied === 'string' ? (numberIn(tidied) ?? tidied) : tidied;
  }, z.number('should be a number').min(0, 'should not be negative').max(max, tooLarge).transform(Math.floor).nullable());

const acceptsNumber = (maximum: number) => ({
  anyOf: [
    { type: ['number', 'null'], minimum: 0, maximum },
    { type: 'string', pattern: '^\\s*$|[0-9]' },
  ],
});

/** A whole number from 0 up, also inside a text. */
export const count = kind(wholeNumber(MAX_COUNT, 'is too large'), 'whole number', acceptsNumber(MAX_COUNT));

/** A number of years; rejects a calendar year ("Since 1998"). */
export const years = kind(
  wholeNumber(MAX_YEARS, 'is too large for a number of years: write how many years, not the year'),
  'number of years',
  acceptsNumber(MAX_YEARS),
);

/** A list. An unusable entry becomes null and keeps its index: SPEC counts widgets and slogans by position. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => value ?? null,
    z.array(item, 'should be a list').max(MAX_LIST, `has more than ${MAX_LIST} entries`).nullable(),
  );

/** An object with named fields; unknown names are ignored (unknown-keys.ts reports them). */
export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => value ?? null, z.object(shape, 'should be a group of fields').nullable());

/** True when there is any value: SPEC uses customLinks only as a condition. */
export const presence = kind(
  z.preprocess((value) => {
    if (Array.isArray(value)) return value.length > 0;
    if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
    return Boolean(value);
  }, z.boolean()),
  'anything',
  {},
);
