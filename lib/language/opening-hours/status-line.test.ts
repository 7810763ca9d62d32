import fc from 'fast-check';
import { statusLineOf } from './status-line';
import { specialDays } from './weekly-hours';
import { decodeWeek, encodeWeek } from './week';
import { weeklyHours } from './weekly-hours';

const denver = { address: 'Denver, CO 80204', mapUrl: null };
const business = {
  language: 'en' as const,
  openingHours: [
    { days: 'Monday - Friday', hours: '8-5' },
    { days: 'Wednesday', hours: '6 PM - 7 PM' },
    { days: 'Sunday', hours: 'ask' },
  ],
  dayGrid: null,
  specialHours: [],
  places: [denver],
  country: 'US',
  serviceArea: { centre: null, cities: [] },
};

test('the encoded week, the time zone, and the longest texts that can appear while open and while closed', () => {
  const line = statusLineOf(business) ?? {};
  expect(Object.values<string>(line).map((text) => text.replace(/\s(?=[AP]M)/g, ' '))).toEqual([
    '480-1020,480-1020,480-1020 1080-1140,480-1020,480-1020,,?',
    'America/Denver',
    'Open now, closes at 5:00 PM',
    'Opens Wednesday at 8:00 AM',
  ]);
});

test('the longest text has a date when special hours close the business for more than a week', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
  const closure = { from: '2026-12-24', to: '2027-01-10', hours: 'Closed', note: null };
  const openingHours = [{ days: 'Tuesday', hours: '10-5' }];
  const line = statusLineOf({ ...business, openingHours, specialHours: [closure] });
  expect(line).toMatchObject({
    week: ',600-1020,,,,,;2026-12-24/2027-01-10=',
    longestClosed: expect.stringMatching(/^Opens January 12 at 10:00.AM$/),
  });
  jest.setSystemTime(Date.parse('2027-01-12T12:00:00Z'));
  expect(statusLineOf({ ...business, specialHours: [closure] })?.week).not.toContain(';');
});

test('the longest text includes the closing time of special hours', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
  const openingHours = [{ days: 'Thursday', hours: '8-5' }];
  const specialHours = [{ from: '2026-12-23', to: '2026-12-24', hours: '8 AM - 10:30 PM', note: null }];
  const { longest } = statusLineOf({ ...business, openingHours, specialHours }) ?? {};
  expect(longest).toMatch(/^Open now, closes at 10:30.PM$/);
});

test('null without hours, without a place, and when the time zone is not known', () => {
  for (const missing of [
    { openingHours: [{ days: 'Sunday', hours: 'Closed' }] },
    { openingHours: [] },
    { places: [] },
    { places: [{ address: 'Somewhere', mapUrl: null }] },
  ])
    expect(statusLineOf({ ...business, ...missing })).toBeNull();
});

test('outside the United States: the zone of the country, and times as people write them there', () => {
  const british = statusLineOf({ ...business, country: 'GB', places: [] });
  expect(british?.zone).toBe('Europe/London');
  expect(british?.longest).toBe('Open now, closes at 17:00');
});

test('a business without a place is in the zone of its private address, else of its first town', () => {
  const zoneWith = (centre: { timeZone: string } | null, ...cities: string[]) =>
    statusLineOf({ ...business, country: 'CA', places: [], serviceArea: { centre, cities } })?.zone;
  expect(zoneWith({ timeZone: 'America/Toronto' }, 'Calgary')).toBe('America/Toronto');
  expect([zoneWith(null, 'Calgary'), zoneWith(null, 'Elora')]).toEqual(['America/Edmonton', undefined]);
});

test('decodeWeek reverses encodeWeek', () => {
  const entry = fc.record({
    days: fc.constantFrom(...'Mon-Fri|Tue|weekends|Sun|every day|Holidays|Apr-Oct: Mon|December'.split('|')),
    hours: fc.constantFrom('8-5', '8-12, 1-5', '6 PM - 2 AM', '24 hours', 'closed', 'ask'),
  });
  const special = fc.record({
    from: fc.constant('2026-12-24'),
    to: fc.constantFrom('2026-12-24', '2027-01-02'),
    hours: fc.constantFrom('8-12, 1-5', 'Closed', 'ask'),
    note: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(entry), fc.array(special), (entries, dates) => {
      const { closed: _, contradictory: __, seasons, ...hours } = weeklyHours(entries);
      const week = {
        ...hours,
        special: specialDays(dates),
        seasons: seasons.map(({ closed: _, ...season }) => season),
      };
      expect(decodeWeek(encodeWeek(week))).toEqual(week);
    }),
  );
});

test('a week of seasons is encoded, and hours of another time zone show no line', () => {
  const seasonal = { days: 'Apr-Oct: Mon-Tue 8-6; Nov-Mar: closed', hours: '' };
  expect(statusLineOf({ ...business, openingHours: [seasonal] })?.week).toBe(
    '?,?,?,?,?,?,?;04-01/10-31=480-1080,480-1080,,,,,;11-01/03-31=,,,,,,',
  );
  expect(statusLineOf({ ...business, openingHours: [{ days: 'Mon-Fri', hours: '8-5 PST' }] })).toBe(null);
});
