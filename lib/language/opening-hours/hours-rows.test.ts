import { entriesInLine } from '@/test/opening-hours';
import { hoursRows } from './hours-rows';

const rowsOf = (entries: string) =>
  hoursRows(entriesInLine(entries).map(([days, hours]) => ({ days, hours })))
    .map((row) => `${row.days} | ${row.hours} | ${row.weekdays.join('')}`)
    .join(' ++ ');

test('neighbouring days with the same hours are one row, in the words of the record', () => {
  const week = ['Monday', 'Tuesday:', 'Wednesday', 'Thursday', 'Friday'].map(
    (day) => `${day} || 8 AM - 5 PM`,
  );
  expect(rowsOf([...week, 'Saturday || 9 - noon', 'Sunday || Closed'].join(' ++ '))).toBe(
    'Monday – Friday | 8 AM - 5 PM | 01234 ++ Saturday | 9 - noon | 5 ++ Sunday | Closed | 6',
  );
});

test.each([
  ['Lunes || 9:00 - 17:00 ++ Martes || 9:00  - 17:00', 'Lunes – Martes | 9:00 - 17:00 | 01'],
  [
    '|| Monday: 8 AM – 5 PM ++ Tuesday 8am-5pm || ++ || Sunday: Closed',
    'Monday – Tuesday | 8 AM – 5 PM | 01 ++ Sunday | Closed | 6',
  ],
  ['Mon || By appointment ++ Tue || By appointment', 'Mon – Tue | By appointment | 01'],
  // Days apart, several days in a text, a day with more words, one text for both, days behind the first.
  ['Monday || 8-5 ++ Wednesday || 8-5', 'Monday | 8-5 | 0 ++ Wednesday | 8-5 | 2'],
  ['Mon - Thu || 8-5 ++ Friday || 8-5', 'Mon - Thu | 8-5 | 0123 ++ Friday | 8-5 | 4'],
  ['Monday || 8-5 ++ Tuesday (shop) || 8-5', 'Monday | 8-5 | 0 ++ Tuesday (shop) | 8-5 | 1'],
  ['|| Mon-Fri 8-5', ' | Mon-Fri 8-5 | 01234'],
  ['Monday 8-5, Tuesday 9-5 ||', 'Monday 8-5, Tuesday 9-5 |  | 01'],
])('the rows of %s', (entries, expected) => expect(rowsOf(entries)).toBe(expected));
