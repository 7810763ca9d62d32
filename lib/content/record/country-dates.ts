import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import { readDate } from '@/lib/language/dates';
import { countryOf } from '@/lib/language/phone-numbers';
import { kindAt, valueAt } from './record-help';

const MAX_DEPTH = 12;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** The record with its dates in ISO, read as in `options.country`; other texts stay as they are. */
export const withIsoDates = (document: unknown): unknown => {
  const code = valueAt(document, 'options.country');
  const country = typeof code === 'string' && code.trim() ? (countryOf(code) ?? UNKNOWN_COUNTRY) : 'US';
  const read = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === 'number' || (typeof value === 'string' && /\d/.test(value) && !ISO.test(value)))
      return kindAt(path) === 'date' ? (readDate(value, country) ?? value) : value;
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((entry, index) => read(entry, `${path}[${index}]`, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, below]) => [
        key,
        read(below, path ? `${path}.${key}` : key, depth + 1),
      ]),
    );
  };
  return read(document, '', 0);
};
