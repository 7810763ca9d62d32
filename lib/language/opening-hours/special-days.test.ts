import { toOpeningHoursSpecification } from './opening-hours-specification';
import type { WeeklyHours } from './week';
import { specialDays, upcomingSpecialHours, type SpecialHours } from './weekly-hours';
import { statusText, weekOf, type Entries } from '@/test/opening-hours';

const usual: Entries = [
  ['Monday - Friday', '8 AM - 5 PM'],
  ['Holidays', 'Closed'],
];
const entry = (from: string, to: string, hours: string | null): SpecialHours => ({
  from,
  to,
  hours,
  note: null,
});
const none = { spans: [], closed: [], unknown: [] };
const noHours: WeeklyHours = { ...none, namesHolidays: false, seasons: [], contradictory: [] };
const christmas = [
  entry('2026-12-24', '2026-12-24', '8 AM - noon'),
  entry('2026-12-25', '2027-01-03', null),
  entry('2027-01-04', '2027-01-04', 'ask us'),
];

test.each([
  ['a shorter day closes earlier', '2026-12-24T09:00-07:00', 'Open now, closes at 12:00 PM'],
  ['a closed day is closed on a federal holiday too', '2026-12-23T18:00-07:00', 'Opens Thursday at 8:00 AM'],
  ['nothing when a day that is not understood may be next', '2026-12-28T09:00-07:00', ''],
  ['nothing on a day that is not understood', '2027-01-04T09:00-07:00', ''],
  ['the usual hours after the last special day', '2027-01-05T09:00-07:00', 'Open now, closes at 5:00 PM'],
])('%s', (_, instant, expected) =>
  expect(statusText(weekOf(usual, christmas), 'America/Denver', instant)).toBe(expected),
);

test('an opening a week away or more is named by its date', () => {
  const week = weekOf(usual.slice(0, 1), [entry('2026-12-24', '2027-01-04', 'Closed')]);
  const on = (day: number, language?: 'es') =>
    statusText(week, 'America/Denver', `2026-12-${day}T09:00-07:00`, language);
  expect([on(24), on(24, 'es')]).toEqual([
    'Opens January 5 at 8:00 AM',
    'Abre el 5 de enero a las 8:00 a.m.',
  ]);
  expect([on(29), on(30)]).toEqual(['Opens January 5 at 8:00 AM', 'Opens Tuesday at 8:00 AM']);
});

test('hours on a day that is usually closed', () => {
  const week = weekOf(usual, [entry('2026-11-22', '2026-11-22', '10 - 2')]);
  expect(statusText(week, 'America/Denver', '2026-11-22T11:00-07:00')).toBe('Open now, closes at 2:00 PM');
});

describe('entries that overlap', () => {
  const day = entry('2026-11-23', '2026-11-23', '9 - noon');
  const closed = entry('2026-11-20', '2026-11-30', null);

  test.each([[[day, closed]], [[closed, day]]])(
    'the narrower one applies, whatever their order',
    (entries) => {
      const at = (time: string) =>
        statusText(weekOf(usual, entries), 'America/Denver', `2026-11-23T${time}-07:00`);
      expect([at('11:00'), at('13:00')]).toEqual([
        'Open now, closes at 12:00 PM',
        'Opens December 1 at 8:00 AM',
      ]);
      expect(specialDays(entries).map(({ from, to }) => `${from} ${to}`)).toEqual([
        '2026-11-20 2026-11-22',
        '2026-11-23 2026-11-23',
        '2026-11-24 2026-11-30',
      ]);
    },
  );

  test('of two that are as long as each other, none applies where they differ', () => {
    const other = { ...day, hours: '1 - 5' };
    expect(specialDays([day, other])).toMatchObject([{ spans: null }]);
    expect(specialDays([day, { ...day, note: 'again' }])).toMatchObject([{ spans: [{ opens: 540 }] }]);
  });
});

test('days of which one end is not read are unknown, not closed and not usual', () => {
  const unread = { ...entry('2026-12-24', '2027-01-24', null), asWritten: '2026-12-24 – Jan the 2nd' };
  const status = (instant: string) => statusText(weekOf(usual, [unread]), 'America/Denver', instant);
  expect([status('2026-12-24T12:00-07:00'), status('2026-12-28T12:00-07:00')]).toEqual(['', '']);
  expect(toOpeningHoursSpecification(noHours, specialDays([unread]))).toEqual([]);
  const wider = entry('2026-12-20', '2027-01-03', '10 - 2');
  expect(specialDays([wider, unread]).map(({ from, spans }) => [from, spans === null])).toEqual([
    ['2026-12-20', false],
    ['2026-12-24', true],
  ]);
});

test('entries are listed by date until their last day is over in every time zone', () => {
  const entries = [entry('2026-12-25', '2026-12-26', 'Closed'), entry('2026-12-24', '2026-12-24', '8 - 12')];
  const shown = (now: string) => upcomingSpecialHours(entries, Date.parse(now)).map(({ from }) => from);
  expect(shown('2026-12-25T11:59:59Z')).toEqual(['2026-12-24', '2026-12-25']);
  expect(shown('2026-12-25T12:00:00Z')).toEqual(['2026-12-25']);
  expect(shown('2026-12-27T12:00:00Z')).toEqual([]);
});

test('yearly days come again on their dates, over a new year too; others stay in their year', () => {
  const eachYear = (from: string, to: string) => ({ ...entry(from, to, null), everyYear: true });
  const entries = [eachYear('2026-12-25', '2026-12-25'), eachYear('2026-12-30', '2027-01-02'), ...christmas];
  const shown = (now: string) =>
    upcomingSpecialHours(entries, Date.parse(now)).map(({ from, to }) => `${from}/${to}`);
  expect(shown('2028-06-01T00:00Z')).toEqual(['2028-12-25/2028-12-25', '2028-12-30/2029-01-02']);
  expect(shown('2029-01-02T00:00Z')).toEqual(['2028-12-30/2029-01-02', '2029-12-25/2029-12-25']);
  const leapDay = [eachYear('2024-02-29', '2024-02-29')];
  expect(upcomingSpecialHours(leapDay, Date.parse('2025-01-01'))).toMatchObject([
    { from: '2025-03-01', to: '2025-03-01' },
  ]);
});

test('structured data has a date range per span, and none for hours that are not understood', () => {
  const special = specialDays([...christmas, entry('2027-02-01', '2027-02-02', '8-12, 1-5')]);
  expect(
    toOpeningHoursSpecification(noHours, special).map(({ validFrom, validThrough, opens, closes }) =>
      [validFrom, validThrough, opens, closes].join(' '),
    ),
  ).toEqual([
    '2026-12-24 2026-12-24 08:00 12:00',
    '2026-12-25 2027-01-03 00:00 00:00',
    '2027-02-01 2027-02-02 08:00 12:00',
    '2027-02-01 2027-02-02 13:00 17:00',
  ]);
});
