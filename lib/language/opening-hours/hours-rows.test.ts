import { entriesInLine } from '@/test/opening-hours';
import { hoursRows } from './hours-rows';

const rowsOf = (...entries: [days: string, hours: string][]) =>
  hoursRows(entries.map(([days, hours]) => ({ days, hours }))).map(
    (row) => `${row.days} | ${row.hours} | ${row.weekdays.join('')}`,
  );

test('neighbouring days with the same hours are one row, in the words of the record', () => {
  const week = ['Monday', 'Tuesday:', 'Wednesday', 'Thursday', 'Friday'].map((day): [string, string] => [
    day,
    '8 AM - 5 PM',
  ]);
  expect(rowsOf(...week, ['Saturday', '9 - noon'], ['Sunday', 'Closed'])).toEqual([
    'Monday – Friday | 8 AM - 5 PM | 01234',
    'Saturday | 9 - noon | 5',
    'Sunday | Closed | 6',
  ]);
  expect(rowsOf(['Lunes', '9:00 - 17:00'], ['Martes', '9:00  - 17:00'])).toEqual([
    'Lunes – Martes | 9:00 - 17:00 | 01',
  ]);
  expect(rowsOf(['', 'Monday: 8 AM – 5 PM'], ['Tuesday 8am-5pm', ''], ['', 'Sunday: Closed'])).toEqual([
    'Monday – Tuesday | 8 AM – 5 PM | 01',
    'Sunday | Closed | 6',
  ]);
  expect(rowsOf(['Mon', 'By appointment'], ['Tue', 'By appointment'])).toEqual([
    'Mon – Tue | By appointment | 01',
  ]);
});

test.each([
  ['days apart', 'Monday || 8-5 ++ Wednesday || 8-5', ['Monday | 8-5 | 0', 'Wednesday | 8-5 | 2']],
  [
    'several days in a text',
    'Mon - Thu || 8-5 ++ Friday || 8-5',
    ['Mon - Thu | 8-5 | 0123', 'Friday | 8-5 | 4'],
  ],
  [
    'a day with more words',
    'Monday || 8-5 ++ Tuesday (shop) || 8-5',
    ['Monday | 8-5 | 0', 'Tuesday (shop) | 8-5 | 1'],
  ],
  ['one text for both', '|| Mon-Fri 8-5', [' | Mon-Fri 8-5 | 01234']],
  ['several days behind the first', 'Monday 8-5, Tuesday 9-5 ||', ['Monday 8-5, Tuesday 9-5 |  | 01']],
])('%s stay as they are', (_, entries, expected) =>
  expect(rowsOf(...entriesInLine(entries))).toEqual(expected),
);
