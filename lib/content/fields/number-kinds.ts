import { z } from 'zod';
import { anyCase, kind, normaliseText } from './field';

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
);

// A hyphen is a minus sign only at the start of the text, not in "20-25 miles".
const beforeNumber = '(?:(-)|\\D{0,20}?)';
const withThousands = '\\d{1,3}(?:,\\d{3})+';
const firstNumber = new RegExp(`^${beforeNumber}(${withThousands}|\\d{1,6})(?!\\d)`);

const numberIn = (text: string): number | undefined => {
  const [, minus, digits] = firstNumber.exec(text) ?? [];
  return digits === undefined ? undefined : Number(`${minus ?? ''}${digits.replaceAll(',', '')}`);
};

const wholeNumber = (max: number, tooLarge: string) =>
  z.preprocess((value) => {
    const normalised = typeof value === 'number' ? value : normaliseText(value);
    return typeof normalised === 'string' ? (numberIn(normalised) ?? normalised) : normalised;
  }, z.number('should be a number').min(0, 'should not be negative').max(max, tooLarge).transform(Math.floor).nullable());

const acceptsNumber = (maximum: number) => ({
  anyOf: [
    { type: ['number', 'null'], minimum: 0, maximum },
    { type: 'string', pattern: '^\\s*$|[0-9]' },
  ],
});

export const count = kind(wholeNumber(MAX_COUNT, 'is too large'), 'whole number', acceptsNumber(MAX_COUNT));

/** Null unit: the usual one of the country. */
export type Distance = { amount: number; unit: 'km' | 'mi' | null };

const unitIn = (text: string): Distance['unit'] => {
  const [, unit] = /\d[\s-]*(k\.?m|kil[oó]m|mi)/i.exec(text) ?? [];
  if (!unit) return null;
  return /^k/i.test(unit) ? 'km' : 'mi';
};

const distanceAmount = wholeNumber(MAX_COUNT, 'is too large');

export const distance = kind(
  z.preprocess(
    (value) => value ?? null,
    z.unknown().transform((value, context): Distance | null => {
      const { data, error } = distanceAmount.safeParse(value);
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
      return data ? { amount: data, unit: typeof value === 'string' ? unitIn(value) : null } : null;
    }),
  ),
  'distance',
  acceptsNumber(MAX_COUNT),
);

export const years = kind(
  wholeNumber(MAX_YEARS, 'is too large for a number of years: write how many years, not the year'),
  'number of years',
  acceptsNumber(MAX_YEARS),
);

const MAX_STARS = 5;

export const stars = kind(
  wholeNumber(MAX_STARS, 'is more than five stars'),
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
