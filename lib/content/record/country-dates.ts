import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import { readDate } from '@/lib/language/dates';
import { countryOf } from '@/lib/language/phone-numbers';
import { kindAt, mapValues, valueAt } from './record-help';

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** The record with its dates in ISO, read as in `options.country`; other texts stay as they are. */
export const withIsoDates = (document: unknown): unknown => {
  const code = valueAt(document, 'options.country');
  const country = typeof code === 'string' && code.trim() ? (countryOf(code) ?? UNKNOWN_COUNTRY) : 'US';
  return mapValues(document, (value, path) => {
    const mayBeDate =
      typeof value === 'number' || (typeof value === 'string' && /\d/.test(value) && !ISO.test(value));
    return mayBeDate && kindAt(path) === 'date' ? (readDate(value, country) ?? value) : value;
  });
};
