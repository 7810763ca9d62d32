import { checkRecord } from '@/lib/content/record/parse-record';
import { weekOfBusiness } from '@/lib/language/opening-hours/status-line';
import { toOpeningHoursSpecification } from '@/lib/language/opening-hours/opening-hours-specification';
import { weeklyHours } from '@/lib/language/opening-hours/weekly-hours';
import { siteFor } from '@/test/site';

const shift = (opens: string, closes: string) => ({ opens, closes });
const workweek = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [shift('08:00', '17:00')]]),
);
const texts = { workdays: [{ day: 'Monday - Friday' }], workHours: [{ hour: '9-6' }] };
const siteOf = (hours: unknown, options: object = {}) =>
  siteFor({ dbPrincipal: texts, options: { hours, ...options } });
const plain = (text: string) => text.replace(/\s/g, ' ');
const shown = (...given: Parameters<typeof siteOf>) =>
  siteOf(...given).openingHours.map(({ days, hours }) => plain(`${days}: ${hours}`));

test.each([
  [
    'US en',
    'Monday – Friday: 8:00 AM – 5:00 PM; Saturday: 10:00 AM – 12:00 PM, 2:00 PM – 4:00 PM; Sunday: Closed',
  ],
  ['GB en', 'Monday – Friday: 08:00 – 17:00; Saturday: 10:00 – 12:00, 14:00 – 16:00; Sunday: Closed'],
  ['ES es', 'Lunes – Viernes: 8:00 – 17:00; Sábado: 10:00 – 12:00, 14:00 – 16:00; Domingo: Cerrado'],
])('a grid is shown as its country and language write hours: %s', (where, expected) => {
  const [country, language] = where.split(' ');
  const hours = { ...workweek, saturday: [shift('14:00', '16:00'), shift('10:00', '12:00')], sunday: [] };
  const labels = { formLabel: { language } };
  const site = siteFor({ dbPrincipal: texts, options: { hours, country }, labels });
  expect(site.openingHours.map(({ days, hours }) => plain(`${days}: ${hours}`)).join('; ')).toBe(expected);
  // The one reader understands what is shown.
  expect(weeklyHours(site.openingHours)).toMatchObject({ spans: weekOfBusiness(site).spans, closed: [6] });
});

test('it is claimed and counted in place of the texts; a day that it does not name is unknown', () => {
  const week = weekOfBusiness(siteOf({ ...workweek, saturday: [] }));
  expect(week).toMatchObject({ closed: [5], unknown: [6] });
  expect(toOpeningHoursSpecification(week)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    { dayOfWeek: ['Saturday'], opens: '00:00', closes: '00:00' },
  ]);
});

test.each([
  ['over midnight', [shift('18:00', '02:00')], 'Friday: 6:00 PM – 2:00 AM'],
  ['until midnight', [shift('18:00', '24:00')], 'Friday: 6:00 PM – 12:00 AM'],
  ['the whole day', [shift('00:00', '24:00')], 'Friday: Open 24 hours'],
  ['the whole day from midnight to midnight', [shift('00:00', '00:00')], 'Friday: Open 24 hours'],
  ['other spellings of times', [shift('8 AM', '5:30 p.m.')], 'Friday: 8:00 AM – 5:30 PM'],
  ['seconds', [shift('08:00:00', '17:00:00')], 'Friday: 8:00 AM – 5:00 PM'],
])('%s', (_, friday, expected) => expect(shown({ friday })).toEqual([expected]));

test.each([
  ['an hour of either half of the day', [shift('8', '17:00')], /is not a time such as 08:00/],
  ['no such time', [shift('8:75', '17:00')], /is not a time/],
  ['hours without length', [shift('09:00', '09:00')], /does not close after it opens/],
  ['shifts that overlap', [shift('08:00', '12:00'), shift('11:00', '17:00')], /overlap/],
  ['no list', 'closed', /should be a list/],
])('a day that cannot be used is not said, never closed: %s', (_, monday, reason) => {
  const record = { dbPrincipal: texts, options: { hours: { monday, tuesday: [] } } };
  const { site, problems } = checkRecord(record, 'acme');
  expect(weekOfBusiness(site)).toMatchObject({ spans: [], closed: [1], unknown: [0, 2, 3, 4, 5, 6] });
  expect(problems.map((problem) => problem.reason)).toContainEqual(expect.stringMatching(reason));
});

test('a shift without its end is not said', () =>
  expect(weekOfBusiness(siteOf({ monday: [{ opens: '08:00' }], tuesday: [] })).unknown).toContain(0));

test.each([[{}], [{ monday: null }], [{ monday: [{}] }], ['8-5'], [null]])(
  'the texts stay where the grid %j has no day',
  (hours) =>
    expect(checkRecord({ dbPrincipal: texts, options: { hours } }, 'acme').site).toMatchObject({
      openingHours: [{ days: 'Monday - Friday', hours: '9-6' }],
      dayGrid: null,
    }),
);

test.each([
  ['no year', { from: 'Dec 24', to: 'Jan 2' }, '2024-12-24 to 2025-01-02: Dec 24 – Jan 2'],
  ['two days in one field', { from: '12/24–12/26' }, '2024-12-24 to 2024-12-26: 12/24 – 12/26'],
  ['no year, each year', { from: '12/25', yearly: true }, '2024-12-25 to 2024-12-25: undefined'],
  ['a weekday and no year', { from: 'Friday, Dec 25' }, '2024-12-25 to 2024-12-25: Friday, Dec 25'],
  [
    'its ends the wrong way round',
    { from: '2027-01-02', to: '2026-12-24' },
    '2026-12-24 to 2027-01-02: 2027-01-02 – 2026-12-24',
  ],
  [
    'the year before in one end',
    { from: '2026-12-24', to: '2026-01-02' },
    '2026-12-24 to 2027-01-24: 2026-12-24 – 2026-01-02',
  ],
  ['a holiday', { from: 'Labor Day' }, '1970-01-02 to 2199-12-30: Labor Day'],
  ['another weekday', { from: 'Fri, 12/24/2026' }, '1970-01-02 to 2199-12-30: Fri, 12/24/2026'],
])('a closure with %s is shown, and claimed where its day is certain', (_, dates, expected) => {
  const { site } = checkRecord({ dbPrincipal: { specialHours: [{ ...dates, closed: true }] } }, 'acme');
  expect(
    site.specialHours.map(({ from, to, hours, asWritten }) => [hours, `${from} to ${to}: ${asWritten}`]),
  ).toEqual([[null, expected]]);
});

test('what a note says in place of hours is shown and not claimed', () => {
  const from = '2026-12-24';
  const specialHours = [{ from, note: 'Half day' }];
  const { site, problems } = checkRecord({ dbPrincipal: { specialHours } }, 'acme');
  expect(site.specialHours).toEqual([{ from, to: from, hours: 'Half day', note: null }]);
  expect(problems).toHaveLength(1);
});
