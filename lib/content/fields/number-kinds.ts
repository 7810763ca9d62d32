import { z } from 'zod';
import { priceIn, type PriceEnd, type WrittenPrice } from '@/lib/language/prices';
import { countIn, distanceIn, starsIn, yearsIn, type WrittenDistance } from '@/lib/language/written-numbers';
import { anyCase, field, kind, normaliseText, type KindName } from './field';

const truths = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1', 'yes', 'on'].map((word) => [word, true] as const),
  ...[false, 'false', 0, '0', 'no', 'off', ''].map((word) => [word, false] as const),
]);

/** Undefined for a value that is neither. */
export const truthOf = (value: unknown): boolean | undefined =>
  truths.get(typeof value === 'string' ? value.trim().toLowerCase() : value);

const truthWords = [...truths.keys()].filter((word): word is string => typeof word === 'string');

export const flag = kind(
  z.preprocess(
    (value) => (value === undefined || value === null ? null : (truthOf(value) ?? value)),
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
).meta({ example: true });

type Found = number | string | { amount: number };
type Reading<T> = {
  read: (text: string) => T | null;
  /** Returns null for a number that the field does not accept. */
  of: (value: number) => T | null;
  max: number;
  reason: string;
  tooLarge?: string;
};

const isAbove = (max: number, found: Found) =>
  typeof found !== 'string' && (typeof found === 'number' ? found : found.amount) > max;

const numberKind = <T extends Found>(
  name: KindName,
  { read, of, max, reason, tooLarge = 'is too large' }: Reading<T>,
) => {
  const problemOf = (value: unknown, found: T | null): string | null => {
    if (typeof value === 'number' && value < 0) return 'should not be negative';
    if (found === null) return reason;
    return isAbove(max, found) ? tooLarge : null;
  };
  return kind(
    z.preprocess(
      (value) => (typeof value === 'number' ? value : (normaliseText(value) ?? null)),
      z.unknown().transform((value, context): T | null => {
        if (value === null) return null;
        const written = typeof value === 'string' ? read(value) : null;
        const found = typeof value === 'number' && Number.isFinite(value) ? of(value) : written;
        const message = problemOf(value, found);
        if (message) context.addIssue({ code: 'custom', message });
        return message ? null : found;
      }),
    ),
    name,
    {
      anyOf: [
        { type: ['number', 'null'], minimum: 0, maximum: max },
        { type: 'string', pattern: '^\\s*$|[0-9]' },
      ],
    },
  );
};

/** A text with another sign or word stays as it is written. */
export const count = numberKind<number | string>('number or short text', {
  read: countIn,
  of: (value) => value,
  max: 100_000,
  reason: 'should be a number',
});

/** A distance without a unit is in the usual unit of the country. */
export type Distance = WrittenDistance;

export const distance = numberKind<Distance>('distance', {
  read: distanceIn,
  of: (amount) => ({ amount, unit: null }),
  max: 100_000,
  reason: 'is not a distance in miles or km, such as 30 miles',
});

export const price = (end: PriceEnd) =>
  numberKind<WrittenPrice>('price', {
    read: (text) => priceIn(text, end),
    of: (amount) => ({ amount, sign: null }),
    max: 10_000_000,
    reason: 'is not one price, such as 120 or $1,200.50',
  });

export const years = numberKind<number>('number of years', {
  read: yearsIn,
  of: (value) => (Number.isInteger(value) ? value : null),
  max: 200,
  reason: 'is not a number of years: write how many years, such as 18, not the year',
  tooLarge: 'is too large for a number of years: write how many years, not the year',
});

export const stars = numberKind<number>('stars', {
  read: starsIn,
  of: (value) => value,
  max: 5,
  reason: 'is not a number of stars from 0 to 5',
  tooLarge: 'is more than five stars',
});

export const presence = kind(
  z.preprocess((value) => {
    if (Array.isArray(value)) return value.length > 0;
    if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
    return Boolean(value);
  }, z.boolean()),
  'anything',
  {},
);

/** `activo` of an entry: without it the entry is not shown. */
export const shown = field(flag, {
  label: 'Show it',
  description: 'Only with Yes.',
  es: ['Mostrarlo', 'Solo con Sí.'],
});
