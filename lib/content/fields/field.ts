import { z } from 'zod';
import { withoutInvisible } from '@/lib/platform/invisible';
import { mended } from '@/lib/platform/mended-text';
import type kinds from './kinds.json';

export type KindName = keyof typeof kinds;

/** `accepts`: JSON Schema of all accepted spellings. */
type KindNotes = { kind: KindName; accepts: Record<string, unknown> };

/**
 * The words of a field, for the schema, the docs, the editor's form and the doctor: `*-words.json`.
 * - label, description: its name, and a line of help, in English; `es`: both in Spanish
 * - entry: the name of an entry of a list, in English and Spanish
 * - more: for people who write JSON, after the description
 * - shows: where visitors see the field; without: what they see in its place
 */
export type FieldNotes = {
  label: string;
  description: string;
  es?: readonly string[];
  entry?: readonly string[];
  more?: string;
  shows?: string;
  without?: string;
  example?: unknown;
};

/** `characters`: of all texts in its entries together. */
export type ListBounds = { entries: number; characters: number };

export const kind = <T extends z.ZodType>(schema: T, name: KindName, accepts: KindNotes['accepts']): T =>
  schema.meta({ kind: name, accepts });

/** `fields`: the words of the fields in a group; `group` hands them on, and `field` leaves them out. */
type Words = FieldNotes & { fields?: object };

export const field = <T extends z.ZodType>(schema: T, { fields: _, ...notes }: Words): T =>
  schema.meta(notes);

/** `path` in the record; `reason` for an operator. */
export type FieldProblem = { path: string; reason: string };

/** The checked value of a field, or null. */
export type WireOf<T extends z.ZodType> = z.output<T>;

/** The checked values of some fields of a group; all are undefined when the record lacks the group. */
export type WireFields<T extends Record<string, z.ZodType>> = { [Name in keyof T]?: WireOf<T[Name]> };

export const notesOf = (schema: z.core.$ZodType): Partial<FieldNotes & KindNotes & { bounds: ListBounds }> =>
  (schema as Partial<z.ZodType>).meta?.() ?? {};

/** Drops fields: zod would take a field named `length` for the length of a text. */
const withoutLength = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;

/** Longest text; also the default for all texts of a list together. */
export const MAX_TEXT = 20_000;

export const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + charactersIn(inner), 0);
};

/** The number of entries, from the first, that have at most `max` characters together. */
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

/** @param words for its fields; a field that is not named here has its words already */
export const group = <Name extends string, T extends z.ZodRawShape & Record<Name, z.ZodType>>(
  shape: T,
  words = {} as Record<Name, Words>,
) => {
  const described = (Object.keys(words) as Name[]).map((name) => [name, field(shape[name], words[name])]);
  const fields = { ...shape, ...Object.fromEntries(described) } as T;
  return z.preprocess((value) => value ?? null, z.object(fields, 'should be a group of fields').nullable());
};

/** A list of groups with its words. */
export const groups = <Name extends string, T extends z.ZodRawShape & Record<Name, z.ZodType>>(
  words: FieldNotes & { fields: Record<Name, Words> },
  entries: number,
  shape: T,
  characters?: number,
) => field(list(group(shape, words.fields), entries, characters), words);

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
  return withoutInvisible(mended(value.toWellFormed()).replace(controlCharacters, '')).trim() || null;
};

/** For `z.preprocess`: reads a normalised text; other values stay, and the schema refuses them. */
export const readText =
  (read: (text: string) => unknown) =>
  (value: unknown): unknown => {
    const text = normaliseText(value);
    return typeof text === 'string' ? read(text) : text;
  };

// `abort`: on a too long text a pattern could take minutes.
export const textUpTo = (max: number) =>
  z.string('should be text').max(max, {
    error: ({ input }) => `is longer than ${max} characters: it has ${String(input).length}`,
    abort: true,
  });

export const textOrNumber = ['string', 'number', 'null'];
export const acceptsText = (maxLength: number) => ({ type: textOrNumber, maxLength });
export const textOrNull = ['string', 'null'];

/** Words that editors of JSON complete; `other` has the further spellings. */
export const suggested = (words: readonly string[], other: object = { type: textOrNull }) => ({
  anyOf: [{ enum: [...words] }, other],
});

/** JSON Schema has no flag that ignores case. */
export const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

type Unwrapped =
  | { type: 'group'; shape: Record<string, z.core.$ZodType> }
  | { type: 'list'; item: z.core.$ZodType }
  | { type: 'map'; item: z.core.$ZodType }
  | { type: 'value' };

/** Unwraps schemas that read, default and transform their value. */
export const unwrap = (schema: z.core.$ZodType): Unwrapped => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return unwrap(def.out);
    case 'nullable':
      return unwrap(def.innerType);
    case 'object':
      return { type: 'group', shape: def.shape };
    case 'array':
      return { type: 'list', item: def.element };
    case 'record':
      return { type: 'map', item: def.valueType };
    default:
      return { type: 'value' };
  }
};
