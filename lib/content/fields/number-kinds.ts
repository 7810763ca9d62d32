import { z } from 'zod';
import { priceIn, type PriceEnd, type WrittenPrice } from '@/lib/language/prices';
import { countIn, distanceIn, starsIn, yearsIn, type WrittenDistance } from '@/lib/language/written-numbers';
import { anyCase, field, kind, normaliseText } from './field';

const MAX_COUNT = 100_000;
const MAX_YEARS = 200;

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
).meta({ example: true });

type Reading<T> = {
  read: (text: string) => T | null;
  /** Returns null for a number that the field does not accept. */
  of: (value: number) => T | null;
  amountOf: (value: T) => number;
  max: number;
  reason: string;
  tooLarge: string;
};

const reading = <T>({ read, of, amountOf, max, reason, tooLarge }: Reading<T>) => {
  const problemOf = (value: unknown, found: T | null): string | null => {
    if (typeof value === 'number' && value < 0) return 'should not be negative';
    if (found === null) return reason;
    return amountOf(found) > max ? tooLarge : null;
  };
  return z.preprocess(
    (value) => (typeof value === 'number' ? value : (normaliseText(value) ?? null)),
    z.unknown().transform((value, context): T | null => {
      if (value === null) return null;
      const written = typeof value === 'string' ? read(value) : null;
      const found = typeof value === 'number' && Number.isFinite(value) ? of(value) : written;
      const message = problemOf(value, found);
      if (message) context.addIssue({ code: 'custom', message });
      return message ? null : found;
    }),
  );
};

const acceptsNumber = (maximum: number) => ({
  anyOf: [
    { type: ['number', 'null'], minimum: 0, maximum },
    { type: 'string', pattern: '^\\s*$|[0-9]' },
  ],
});

/** A text with another sign or word stays as it is written. */
export const count = kind(
  reading<number | string>({
    read: countIn,
    of: (value) => value,
    amountOf: (value) => (typeof value === 'number' ? value : 0),
    max: MAX_COUNT,
    reason: 'should be a number',
    tooLarge: 'is too large',
  }),
  'number or short text',
  acceptsNumber(MAX_COUNT),
);

/** A distance without a unit is in the usual unit of the country. */
export type Distance = WrittenDistance;

export const distance = kind(
  reading<Distance>({
    read: distanceIn,
    of: (amount) => ({ amount, unit: null }),
    amountOf: ({ amount }) => amount,
    max: MAX_COUNT,
    reason: 'is not a distance in miles or km, such as 30 miles',
    tooLarge: 'is too large',
  }),
  'distance',
  acceptsNumber(MAX_COUNT),
);

const MAX_PRICE = 10_000_000;

export const price = (end: PriceEnd) =>
  kind(
    reading<WrittenPrice>({
      read: (text) => priceIn(text, end),
      of: (amount) => ({ amount, sign: null }),
      amountOf: ({ amount }) => amount,
      max: MAX_PRICE,
      reason: 'is not one price, such as 120 or $1,200.50',
      tooLarge: 'is too large',
    }),
    'price',
    acceptsNumber(MAX_PRICE),
  );

const amount = (value: number): number => value;

export const years = kind(
  reading<number>({
    read: yearsIn,
    of: (value) => (Number.isInteger(value) ? value : null),
    amountOf: amount,
    max: MAX_YEARS,
    reason: 'is not a number of years: write how many years, such as 18, not the year',
    tooLarge: 'is too large for a number of years: write how many years, not the year',
  }),
  'number of years',
  acceptsNumber(MAX_YEARS),
);

const MAX_STARS = 5;

export const stars = kind(
  reading<number>({
    read: starsIn,
    of: amount,
    amountOf: amount,
    max: MAX_STARS,
    reason: 'is not a number of stars from 0 to 5',
    tooLarge: 'is more than five stars',
  }),
  'stars',
  acceptsNumber(MAX_STARS),
);

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
