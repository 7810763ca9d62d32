import { z } from 'zod';
import { blockTypes } from '@/lib/content/pages/free-pages';
import { lookNames } from '@/lib/content/look/looks';
import { linkKinds, linkPlaces } from '@/lib/content/links/site-links';
import { trades } from '@/lib/content/business/trades';
import { languages } from '@/lib/language/i18n/languages';

/** For docs/content-record.md and the doctor. */
export const kindDescriptions = {
  text: 'Up to 20,000 characters; line breaks stay. A number is taken as text.',
  'formatted text':
    'A text that may have paragraphs, bold, italics, links and lists of Markdown or of pasted HTML. Other texts drop their marks.',
  'line of text': 'Up to 300 characters; line breaks become spaces. A number is taken as text.',
  'web link': '`http://` or `https://`. `//host` and `www.host` get `https://`.',
  'https link': '`https://`. `//host` and `www.host` get it.',
  link: 'A web link, `tel:` or `mailto:`.',
  'picture link': 'A web link, or a file of this deployment below `/assets/`.',
  'CSS color': 'Any notation: `#1d4457`, `rgb()`, `hsl()`, `oklch()`, a name. No `var()`.',
  'e-mail address': 'One address.',
  'phone number':
    '10 digits, or 11 with the country code 1, however they are written; in a country without that code (`options.country`) as people write it there, or with `+` and its code. Words may stand around it.',
  date: '`2026-12-24`, with or without a time; `December 24, 2026` or `24 December 2026`, also in Spanish; `24.12.2026`; `12/24/2026`, or `24/12/2026` where `options.country` writes the day first; seconds or milliseconds since 1970.',
  'time of day': '`08:00` or `8:00 AM`; `24:00` is the end of the day.',
  'language code': `${languages.map((language) => `\`${language}\``).join(' or ')}, in capitals or not.`,
  'video id': '6 to 20 letters, digits, `-` or `_`: the part of the link after `v=`.',
  'true or false':
    'Also as text or number: `true` `yes` `on` `1`, `false` `no` `off` `0`, in capitals or not.',
  'whole number': '0 to 100,000, also inside a text: `18`, `"18"`, `"over 1,250 homes"`.',
  distance: 'A whole number, with or without its unit: `30`, `"30 miles"`, `"50 km"`.',
  'number of years': '0 to 200, also inside a text: `"18 years"`. `"Since 1998"` is refused.',
  list: 'As many entries and characters as the field says; what is beyond is left out. An entry that cannot be used stays empty and keeps its position.',
  group: 'An object with the fields below it.',
  'one of a few words': 'One of the words that its description names, in capitals or not.',
  'kind of link': `${linkKinds.map((name) => `\`${name}\``).join(', ')}; in capitals or not.`,
  'place of a link': `${linkPlaces.map((name) => `\`${name}\``).join(', ')}; in capitals or not.`,
  'page id': 'Up to 64 letters, digits, `-` and `_`: the name by which the server knows a record.',
  look: `${lookNames.map((look) => `\`${look}\``).join(', ')}; in capitals or not.`,
  'country code': 'Two letters of ISO 3166: `US`, `GB`, `CA`, `ES`.',
  stars: '1 to 5, also as text.',
  'list or false': 'A list, or `false` for none at all.',
  'groups by name': 'An object whose names are free, each with the fields below it.',
  trade: `A type of schema.org below LocalBusiness, or ${trades.map(({ trade }) => `\`${trade.names?.en}\``).join(', ')}, in either language.`,
  'type of block': `One of ${blockTypes.map((type) => `\`${type}\``).join(', ')}, in capitals or not.`,
  'place in the menus': '`main`, `footer`, `none`, or an address such as `/services`.',
  anything: 'Any value that is not empty, `false` or `0`.',
};

export type KindName = keyof typeof kindDescriptions;

/** `accepts`: JSON Schema of all accepted spellings. */
type KindNotes = { kind: KindName; accepts: Record<string, unknown> };

/** `shows`: where visitors see the field. `without`: what they see in its place. */
export type FieldNotes = { description: string; shows?: string; without?: string; example?: unknown };

/** `characters`: of all texts in its entries together. */
export type ListBounds = { entries: number; characters: number };

export const kind = <T extends z.ZodType>(schema: T, name: KindName, accepts: KindNotes['accepts']): T =>
  schema.meta({ kind: name, accepts });

export const field = <T extends z.ZodType>(
  schema: T,
  description: string,
  notes: Omit<FieldNotes, 'description'> = {},
): T => schema.meta({ description, ...notes });

export const notesOf = (schema: z.core.$ZodType): Partial<FieldNotes & KindNotes & { bounds: ListBounds }> =>
  (schema as Partial<z.ZodType>).meta?.() ?? {};

/** Drops fields: zod would take a field named `length` for the length of a text. */
const withoutLength = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;

/** Also the default for all texts of a list together. */
export const MAX_TEXT = 20_000;

export const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + charactersIn(inner), 0);
};

/** How many entries from the first have at most `max` characters together. */
const entriesWithin = (entries: readonly unknown[], max: number): number => {
  let sum = 0;
  const end = entries.findIndex((entry) => (sum += charactersIn(entry)) > max);
  return end === -1 ? entries.length : end;
};

/**
 * Refuses too many entries before reading any. An unusable entry becomes null, because widgets and slogans go
 * by position.
 */
export const list = <T extends z.ZodType>(
  item: T,
  entries: number,
  characters = MAX_TEXT,
  isFalseEmpty = false,
) => {
  const tooBig = (input: unknown, maximum: number, message: string) =>
    ({ code: 'too_big', origin: 'array', maximum, input, message }) as const;
  return z
    .preprocess(
      (value, { issues }) => {
        if (Array.isArray(value) && value.length > entries)
          issues.push(tooBig(value, entries, `has more than ${entries} entries`));
        return isFalseEmpty && value === false ? [] : (withoutLength(value) ?? null);
      },
      z
        .array(item, 'should be a list')
        .max(entries) // For the JSON schema: the limit itself is above.
        .check(({ value, issues }) => {
          // Counts only accepted entries: a text that is too long is refused first.
          if (issues.length > 0) return;
          const kept = entriesWithin(value, characters);
          if (kept < value.length)
            issues.push(tooBig(value, kept, `has more than ${characters} characters in all`));
        })
        .nullable(),
    )
    .meta({ bounds: { entries, characters }, ...(isFalseEmpty && { kind: 'list or false' }) });
};

export const listOrFalse = <T extends z.ZodType>(item: T, entries: number) =>
  list(item, entries, MAX_TEXT, true);

export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => value ?? null, z.object(shape, 'should be a group of fields').nullable());

/** An object with free keys, each with a group: `{ "/about": { ... } }`. */
export const mapOf = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess(
    (value) => value ?? null,
    z
      .record(z.string(), item, 'should be a group of fields')
      .refine((map) => Object.keys(map).length <= max, `has more than ${max} names`)
      .nullable(),
  );

// Except tabs and line breaks, which count as white space.
const controlCharacters = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', // ASCII
    '[\\u007f-\\u009f]', // DEL and Latin-1
    '[\\u2028\\u2029\\ufeff]', // line and paragraph separators, byte order mark
  ].join('|'),
  'g',
);

/** A number becomes text, an empty text null; the schema refuses other values. */
export const normaliseText = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return withoutLength(value);
  return value.toWellFormed().replace(controlCharacters, '').trim() || null;
};

// `abort`: on a too long text a pattern could take minutes.
export const textUpTo = (max: number) =>
  z.string('should be text').max(max, {
    error: ({ input }) => `is longer than ${max} characters: it has ${String(input).length}`,
    abort: true,
  });

export const textOrNumber = ['string', 'number', 'null'];
export const textOrNull = ['string', 'null'];

/** JSON Schema has no flag that ignores case. */
export const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
