import { entriesInLine, statusText, weekOf, type Entries } from '@/test/opening-hours';
import { rowsOf } from '@/test/rows';
import { openStatusAt } from './open-now';

const statusFor = (entries: Entries, ...rest: [zone: string, instant: string, language?: 'en' | 'es']) =>
  statusText(weekOf(entries), ...rest);

test.each(rowsOf('lib/language/opening-hours/statuses.txt'))('%s: %s', (row, expected) => {
  const [zone = '', instant = '', hours = ''] = row.split(' @ ');
  expect(statusFor(entriesInLine(hours), zone, instant)).toBe(expected);
});

test.each([
  ['Independence Day, kept on Friday', '2026-07-03T10:00-06:00', ''],
  ['the evening before', '2026-07-02T18:00-06:00', ''],
  ['the weekend after', '2026-07-04T10:00-06:00', ''],
  ['the Sunday after', '2026-07-05T10:00-06:00', 'Opens Monday at 8:00 AM'],
  ['a usual Friday', '2026-07-10T10:00-06:00', 'Open now, closes at 5:00 PM'],
  ['the evening before Thanksgiving, when it is Thanksgiving in UTC', '2026-11-25T23:30-07:00', ''],
  ['Thanksgiving', '2026-11-26T10:00-07:00', ''],
  ['the day after', '2026-11-27T10:00-07:00', 'Open now, closes at 5:00 PM'],
])('hours that mention holidays show no status on a holiday: %s', (_, instant, expected) => {
  for (const holidays of ['Holidays || Closed', 'Closed on federal holidays ||', 'Días festivos || 9-1'])
    expect(statusFor(entriesInLine(`Monday - Friday || 8-5 ++ ${holidays}`), 'America/Denver', instant)).toBe(
      expected,
    );
});

test.each([
  ['2026-11-16T07:30-07:00', 'Abierto ahora, cierra a la 1:00 p.m.'],
  ['2026-11-16T07:29-07:00', 'Abre a las 7:30 a.m.'],
  ['2026-11-16T13:00-07:00', 'Abre el martes a las 7:30 a.m.'],
  ['2026-11-20T13:00-07:00', 'Abre el sábado a la 1:00 p.m.'],
  ['2026-11-21T13:00-07:00', 'Abierto ahora, cierra a las 5:00 p.m.'],
])("Spanish uses 'la' for one o'clock and 'las' for other hours: %s", (instant, expected) => {
  const week = entriesInLine('Lunes a viernes || 7:30 a. m. - 1 p. m. ++ Sábado || 1 p. m. - 5 p. m.');
  expect(statusFor(week, 'America/Denver', instant, 'es')).toBe(expected);
});

test('an unknown time zone throws RangeError', () => {
  expect(() => openStatusAt(0, weekOf([['Monday', '8-5']]), 'America/Nowhere')).toThrow(RangeError);
});

test('around the changes of daylight saving time the status agrees with the local clock in every quarter of an hour', () => {
  const week = weekOf(entriesInLine('Every day || 8:00 AM - 5:00 PM ++ Saturday || 8 PM - 11 PM'));
  const quarter = 15 * 60_000;
  for (const zone of ['America/Denver', 'America/New_York', 'America/Phoenix']) {
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
    for (const start of ['2026-03-07T06:00Z', '2026-10-31T06:00Z'])
      for (let passed = 0; passed < 2 * 24 * 4; passed += 1) {
        const instant = Date.parse(start) + passed * quarter;
        const [day, time = ''] = clock.format(instant).split(/[, ]+/);
        const isOpen =
          (time >= '08:00' && time < '17:00') || (day === 'Sat' && time >= '20:00' && time < '23:00');
        const { state } = openStatusAt(instant, week, zone);
        expect([instant, state]).toEqual([instant, isOpen ? 'open' : 'closed']);
      }
  }
});
