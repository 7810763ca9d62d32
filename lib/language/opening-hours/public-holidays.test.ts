import { mayBeHoliday } from './public-holidays';

const DAY_MS = 86_400_000;
const holidaysOf = (year: number, zone = 'America/Denver') =>
  Array.from({ length: 366 }, (_, index) => Date.UTC(year, 0, 1) + index * DAY_MS)
    .filter((day) => new Date(day).getUTCFullYear() === year && mayBeHoliday(day, zone))
    .map((day) => new Date(day).toISOString().slice(5, 10));

// As published by the Office of Personnel Management, with the weekend dates themselves.
test.each([
  [2021, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25'],
])('the federal holidays of %i', (year, days) => expect(holidaysOf(year).join(' ')).toBe(days));

// Of its three parts, as gov.uk publishes them, with the weekend dates themselves.
test.each([
  [2021, '01-01 01-02 01-04 03-17 04-02 04-05 05-03 05-31 07-12 08-02 08-30 11-30 12-25 12-26 12-27 12-28'],
  [2026, '01-01 01-02 03-17 04-03 04-06 05-04 05-25 07-12 07-13 08-03 08-31 11-30 12-25 12-26 12-28'],
  [2027, '01-01 01-02 01-04 03-17 03-26 03-29 05-03 05-31 07-12 08-02 08-30 11-30 12-25 12-26 12-27 12-28'],
])('the bank holidays of %i in the United Kingdom', (year, days) =>
  expect(holidaysOf(year, 'Europe/London').join(' ')).toBe(days),
);

test('the holidays of 2026 in the provinces of Canada', () =>
  expect(holidaysOf(2026, 'America/Vancouver').join(' ')).toBe(
    '01-01 02-16 04-03 04-06 05-18 06-24 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-26 12-28',
  ));

test('every day may be a holiday where holidays are not known', () =>
  expect(
    [holidaysOf(2026, 'Europe/Madrid'), holidaysOf(2026, 'America/Mexico_City')].map((all) => all.length),
  ).toEqual([365, 365]));
