import { z } from 'zod';
import { languages } from '@/lib/language/i18n/languages';

/** What each kind of field accepts, for docs/content-record.md and the doctor. */
export const kindDescriptions = {
  text: 'Up to 20,000 characters; line breaks stay. A number is taken as text.',
  'line of text': 'Up to 300 characters; line breaks become spaces. A number is taken as text.',
  'web link': '`http://` or `https://`. `//host` and `www.host` get `https://`.',
  link: 'A web link, `tel:` or `mailto:`.',
  'picture link': 'A web link, or a file of this deployment below `/assets/`.',
  'CSS color': 'Any notation: `#1d4457`, `rgb()`, `hsl()`, `oklch()`, a name. No `var()`.',
  'e-mail address': 'One address.',
  'phone number':
    '10 digits, or 11 with the country code 1, however they are written; in a country without that code (`options.country`) as people write it there, or with `+` and its code. Words may stand around it.',
  date: '`2026-12-24` or `12/24/2026`.',
  'language code': `${languages.map((language) => `\`${language}\``).join(' or ')}, in capitals or not.`,
  'video id': '6 to 20 letters, digits, `-` or `_`: the part of the link after `v=`.',
  'true or false':
    'Also as text or number: `true` `yes` `on` `1`, `false` `no` `off` `0`, in capitals or not.',
  'whole number': '0 to 100,000, also inside a text: `18`, `"18"`, `"over 1,250 homes"`.',
  distance: 'A whole number, with or without its unit: `30`, `"30 miles"`, `"50 km"`.',
  'number of years': '0 to 200, also inside a text: `"18 years"`. `"Since 1998"` is refused.',
  list: 'Up to 500 entries, or fewer where the field says so. An entry that cannot be used stays empty and keeps its position.',
  group: 'An object with the fields below it.',
  'one of a few words': 'One of the words that its description names, in capitals or not.',
  'country code': 'Two letters of ISO 3166: `US`, `GB`, `CA`, `ES`.',
  stars: '1 to 5, also as text.',
  'list or false': 'A list, or `false` for none at all.',
  'groups by name': 'An object whose names are free, each with the fields below it.',
  anything: 'Any value that is not empty, `false` or `0`.',
};

export type KindName = keyof typeof kindDescriptions;

/** `accepts`: JSON Schema of all spellings that the kind takes. */
type KindNotes = { kind: KindName; accepts: Record<string, unknown> };

/** `shows`: where visitors see the field. `without`: what they see in its place. */
export type FieldNotes = { description: string; shows?: string; without?: string; example?: unknown };

export const kind = <T extends z.ZodType>(schema: T, name: KindName, accepts: KindNotes['accepts']): T =>
  schema.meta({ kind: name, accepts });

export const field = <T extends z.ZodType>(
  schema: T,
  description: string,
  notes: Omit<FieldNotes, 'description'> = {},
): T => schema.meta({ description, ...notes });

export const notesOf = (schema: z.core.$ZodType): Partial<FieldNotes & KindNotes> =>
  (schema as Partial<z.ZodType>).meta?.() ?? {};

/** An object without its fields: zod compares a field `length` of any object as if it were a text's. */
const withoutLength = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;

const MAX_LIST = 500;

/** A list. An unusable entry becomes null, because widgets and slogans are found by their position. */
export const list = <T extends z.ZodType>(item: T, max = MAX_LIST) =>
  z.preprocess(
    (value) => withoutLength(value) ?? null,
    z.array(item, 'should be a list').max(max, `has more than ${max} entries`).nullable(),
  );

/** A list for which `false` means an empty one. */
export const listOrFalse = <T extends z.ZodType>(item: T, max: number) =>
  z
    .preprocess(
      (value) => (value === false ? [] : (withoutLength(value) ?? null)),
      z.array(item, 'should be a list or false').max(max, `has more than ${max} entries`).nullable(),
    )
    .meta({ kind: 'list or false' });

/** Unknown names are ignored; check-fields.ts reports them. */
export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => value ?? null, z.object(shape, 'should be a group of fields').nullable());

/** An object whose keys are free, with a group each: `{ "/about": { ... } }`. */
export const mapOf = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess(
    (value) => value ?? null,
    z
      .record(z.string(), item, 'should be a group of fields')
      .refine((map) => Object.keys(map).length <= max, `has more than ${max} names`)
      .nullable(),
  );

// Everything but tabs and line breaks, which count as white space.
const controlCharacters = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', // ASCII
    '[\\u007f-\\u009f]', // DEL and Latin-1
    '[\\u2028\\u2029\\ufeff]', // line and paragraph separators, byte order mark
  ].join('|'),
  'g',
);

/** Trims a text; a number becomes text, an empty text null. Other values stay for the schema to refuse. */
export const normaliseText = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return withoutLength(value);
  return value.toWellFormed().replace(controlCharacters, '').trim() || null;
};

// `abort`: on a text that is too long, a pattern could take minutes.
export const textUpTo = (max: number) =>
  z.string('should be text').max(max, { error: `is longer than ${max} characters`, abort: true });

export const textOrNumber = ['string', 'number', 'null'];
export const textOrNull = ['string', 'null'];

/** A pattern for JSON Schema, which has no flag that ignores case. */
export const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
