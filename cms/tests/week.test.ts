import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, hoursOf, rowsOfWeek, weekOf, type HoursRow } from '../record/week';

const row = (id: string, day: string, hour: string): HoursRow => ({ id, day, hour });

test('days and hours are read as owners write them', () => {
  assert.deepStrictEqual(daysOf('Monday - Friday'), [0, 1, 2, 3, 4]);
  assert.deepStrictEqual(daysOf('Lunes a Viernes'), [0, 1, 2, 3, 4]);
  assert.deepStrictEqual(daysOf('Mon, Wed & Fri'), [0, 2, 4]);
  assert.deepStrictEqual(daysOf('Saturday to Monday'), [5, 6, 0]);
  assert.deepStrictEqual(daysOf('sábado y domingo'), [5, 6]);
  assert.equal(daysOf('By appointment'), null);
  assert.equal(daysOf('Monday - whenever'), null);
  assert.deepStrictEqual(hoursOf('8:00 AM - 5:30 PM'), { open: 480, close: 1050 });
  assert.deepStrictEqual(hoursOf('12 PM - 12 AM'), { open: 720, close: 0 });
  assert.deepStrictEqual(hoursOf('09:00 – 17:00'), { open: 540, close: 1020 });
  assert.equal(hoursOf('Closed'), null);
  assert.equal(hoursOf('8-12, 2-6'), undefined);
  assert.equal(hoursOf('25:00 - 26:00'), undefined);
});

test('a change of Tuesday splits the row of the week; unchanged rows keep their words and ids', () => {
  const rows = [row('a', 'Monday - Friday', '8 AM - 5 PM'), row('b', 'Sat.', '9-2')];
  const week = weekOf(rows)!;
  assert.deepStrictEqual(rowsOfWeek(week, rows, 'en'), rows);
  const changed = rowsOfWeek(week.with(1, { open: 600, close: 900 }), rows, 'en');
  assert.deepStrictEqual(
    changed.map(({ day, hour }) => `${day}: ${hour}`),
    [
      'Monday: 8:00 AM - 5:00 PM',
      'Tuesday: 10:00 AM - 3:00 PM',
      'Wednesday - Friday: 8:00 AM - 5:00 PM',
      'Sat.: 9-2',
    ],
  );
  assert.equal(changed[0]!.id, 'a');
  assert.equal(changed[3]!.id, 'b');
  assert.deepStrictEqual(weekOf(changed)![1], { open: 600, close: 900 });
});

test('what a grid cannot show stays texts', () => {
  assert.equal(weekOf([row('a', 'Monday', '8-5'), row('b', 'Monday', '6-8')]), null);
  assert.equal(weekOf([row('a', 'Weekdays', '8-5')]), null);
});
