import fc from 'fast-check';
import { statusLineOf } from './status-line';
import { decodeWeek, encodeWeek } from './week-code';
import { weeklyHours } from './weekly-hours';

const denver = { address: 'Denver, CO 80204', mapUrl: null };
const business = {
  language: 'en' as const,
  openingHours: [
    { days: 'Monday - Friday', hours: '8-5' },
    { days: 'Wednesday', hours: '6 PM - 7 PM' },
    { days: 'Sunday', hours: 'ask' },
  ],
  places: [denver],
};

test('a week in few letters, the zone, and the longest that may be said', () => {
  const line = statusLineOf(business);
  expect({ ...line, longest: line?.longest.replace(/\s/g, ' ') }).toEqual({
    week: '480-1020,480-1020,480-1020 1080-1140,480-1020,480-1020,,?',
    zone: 'America/Denver',
    longest: 'Open now, closes at 5:00 PM',
  });
});

test('nothing without hours, without a place, or where the zone is not certain', () => {
  expect([
    statusLineOf({ ...business, openingHours: [{ days: 'Sunday', hours: 'Closed' }] }),
    statusLineOf({ ...business, openingHours: [] }),
    statusLineOf({ ...business, places: [] }),
    statusLineOf({ ...business, places: [{ address: 'Somewhere', mapUrl: null }] }),
  ]).toEqual([null, null, null, null]);
});

test('a week is read back as it was written', () => {
  const entry = fc.record({
    days: fc.constantFrom('Mon-Fri', 'Tue', 'weekends', 'Sun', 'every day', 'Holidays'),
    hours: fc.constantFrom('8-5', '8-12, 1-5', '6 PM - 2 AM', '24 hours', 'closed', 'ask'),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const { closed: _, ...week } = weeklyHours(entries);
      expect(decodeWeek(encodeWeek(week))).toEqual(week);
    }),
  );
});
