import { toOpeningHoursSpecification } from './opening-hours-specification';
import { weeklyHours } from './weekly-hours';

const specification = (...entries: [days: string, hours: string][]) =>
  toOpeningHoursSpecification(weeklyHours(entries.map(([days, hours]) => ({ days, hours }))));
const type = { '@type': 'OpeningHoursSpecification' };

test('days with the same hours share an entry', () => {
  expect(
    specification(['Monday - Wednesday', '8:00 AM - 5:00 PM'], ['Saturday', '9-2'], ['Friday', '8 - 5']),
  ).toEqual([
    { ...type, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '08:00', closes: '17:00' },
    { ...type, dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
  ]);
});

test.each([
  ['split shifts', '8-12, 1-5', '08:00-12:00 13:00-17:00'],
  ['past midnight', '6 PM - 2 AM', '18:00-02:00'],
  ['until midnight', '6 PM - midnight', '18:00-00:00'],
  ['24 hours', '24 hours', '00:00-23:59'],
  ['a closed day', 'Closed', '00:00-00:00'],
  ['hours that are not understood', 'by appointment', ''],
])('%s', (_, hours, expected) => {
  const entries = specification(['Friday', hours]);
  expect(entries.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')).toBe(expected);
});

test('a day that the record does not name is left out', () => {
  expect(specification(['Friday', '8-5']).flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(['Friday']);
});

test.each([
  ['2026-07-06', ['2026-04-01 2026-10-31 Monday 08:00', '2026-11-01 2027-02-28 Monday 09:00']],
  ['2026-12-06', ['2027-04-01 2027-10-31 Monday 08:00', '2026-11-01 2027-02-28 Monday 09:00']],
  ['2028-01-06', ['2028-04-01 2028-10-31 Monday 08:00', '2027-11-01 2028-02-29 Monday 09:00']],
])('on %s a season has the dates of this one, or of the next', (today, expected) => {
  const week = weeklyHours([{ days: 'Apr-Oct: Mon 8-6; Nov-Feb: Mon 9-5', hours: '' }]);
  const entries = toOpeningHoursSpecification(week, [], Date.parse(today));
  expect(
    entries.map(({ validFrom, validThrough, dayOfWeek, opens }) =>
      [validFrom, validThrough, dayOfWeek, opens].join(' '),
    ),
  ).toEqual(expected);
});
