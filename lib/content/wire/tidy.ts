import { z } from 'zod';

// Everything but tabs and line breaks, which count as white space.
const controlCharacters = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', // ASCII
    '[\\u007f-\\u009f]', // DEL and Latin-1
    '[\\u2028\\u2029\\ufeff]', // line and paragraph separators, byte order mark
  ].join('|'),
  'g',
);

/** An object without its fields: zod compares a field `length` of any object as if it were a text's. */
export const withoutLength = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;

/** Trims a text; a number becomes text, an empty text null. Leaves other values for the schema to reject. */
export const tidy = (value: unknown): unknown => {
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
