import { isFederalHoliday } from './open-now';

const DAY_MS = 86_400_000;
const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => Date.UTC(year, 0, 1) + index * DAY_MS)
    .filter((day) => new Date(day).getUTCFullYear() === year && isFederalHoliday(day))
    .map((day) => new Date(day).toISOString().slice(5, 10));

// As published by the Office of Personnel Management, with the weekend dates themselves.
test.each([
  [
    2021,
    [
      '01-01',
      '01-18',
      '02-15',
      '05-31',
      '06-18',
      '06-19',
      '07-04',
      '07-05',
      '09-06',
      '10-11',
      '11-11',
      '11-25',
      '12-24',
      '12-25',
      '12-31',
    ],
  ],
  [
    2026,
    [
      '01-01',
      '01-19',
      '02-16',
      '05-25',
      '06-19',
      '07-03',
      '07-04',
      '09-07',
      '10-12',
      '11-11',
      '11-26',
      '12-25',
    ],
  ],
  [
    2028,
    [
      '01-01',
      '01-17',
      '02-21',
      '05-29',
      '06-19',
      '07-04',
      '09-04',
      '10-09',
      '11-10',
      '11-11',
      '11-23',
      '12-25',
    ],
  ],
])('the federal holidays of %i', (year, days) => expect(holidaysOf(year)).toEqual(days));
