import { dateOrderOf, hasSlashes, withMonthSecond } from '@/lib/language/date-order';
import { countryOf } from '@/lib/language/phone-numbers';
import { kindAt, valueAt } from './record-help';

const MAX_DEPTH = 12;

/** The record with its dates in ISO where `options.country` writes the day first; else the record itself. */
export const withCountryDates = (document: unknown): unknown => {
  const code = valueAt(document, 'options.country');
  const country = typeof code === 'string' ? countryOf(code.trim().toUpperCase()) : null;
  if (!country || dateOrderOf(country) !== 'day-first') return document;
  const read = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === 'string')
      return hasSlashes(value) && kindAt(path) === 'date' ? withMonthSecond(value) : value;
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
