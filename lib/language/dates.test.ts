import { rowsOf } from '@/test/rows';
import { dateOrderOf, readDate } from './dates';

test.each([
  ...['GB', 'IE', 'AU', 'NZ', 'ES', 'MX', 'DE', 'FR', 'IN', 'BR', 'AR'].map((country) => [
    country,
    'day-first',
  ]),
  ...['US', 'PR', 'PH'].map((country) => [country, 'month-first']),
  ...['CA', 'JP', 'SE'].map((country) => [country, 'year-first']),
])('%s writes dates %s', (country, order) => expect(dateOrderOf(country)).toBe(order));

test.each(rowsOf('lib/language/dates.txt'))('%s is the day %s', (text, date) =>
  expect(readDate(text.slice(3), text.slice(0, 2)) ?? '').toBe(date),
);

test.each<[unknown, string | null]>([
  [1772409600, '2026-03-02'],
  [1772409600000, '2026-03-02'],
  [20260302, '2026-03-02'],
  [20261302, null],
  [1772409600000000, null],
  [-1, null],
  [true, null],
  [`March 2, 2026${' '.repeat(80)}`, null],
])('%j is the day %s', (value, date) => expect(readDate(value, 'US')).toBe(date));
