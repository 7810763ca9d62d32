import { openStatusAt } from './open-now';
import { statusText, weekOf, type Entries } from '@/test/opening-hours';

const statusFor = (entries: Entries, ...rest: [zone: string, instant: string, language?: 'en' | 'es']) =>
  statusText(weekOf(entries), ...rest);

const usual: Entries = [
  ['Monday - Friday', '8 AM - 5 PM'],
  ['Saturday', '9 AM - 2 PM'],
];

describe('daylight saving time', () => {
  // Denver: on March 8, 2026, 2:00 becomes 3:00; on November 1, 2026, 2:00 becomes 1:00. UTC: 9:00 and 8:00.
  const night: Entries = [['Every day', '10 PM - 1:30 AM']];

  test.each([
    [
      'an opening at a skipped 2:30: before the skip',
      [['Sunday', '2:30 AM - 5 AM']],
      '2026-03-08T08:59:59Z',
      'Opens at 3:00 AM',
    ],
    [
      'an opening at a skipped 2:30: after the skip',
      [['Sunday', '2:30 AM - 5 AM']],
      '2026-03-08T09:00:00Z',
      'Open now, closes at 5:00 AM',
    ],
    [
      'a closing at a skipped 2:30: before the skip',
      [['Saturday', '8 PM - 2:30 AM']],
      '2026-03-08T08:59:59Z',
      'Open now, closes at 3:00 AM',
    ],
    [
      'a closing at a skipped 2:30: after the skip',
      [['Saturday', '8 PM - 2:30 AM']],
      '2026-03-08T09:00:00Z',
      'Opens Saturday at 8:00 PM',
    ],
    [
      'the morning after the skip, before opening',
      [['Sunday', '8 AM - 5 PM']],
      '2026-03-08T13:59:59Z',
      'Opens at 8:00 AM',
    ],
    [
      'the morning after the skip, at opening',
      [['Sunday', '8 AM - 5 PM']],
      '2026-03-08T14:00:00Z',
      'Open now, closes at 5:00 PM',
    ],
    [
      'a span that is skipped as a whole',
      [['Sunday', '2 AM - 3 AM']],
      '2026-03-08T09:00:00Z',
      'Opens March 15 at 2:00 AM',
    ],
    ['before the first 1:30', night, '2026-11-01T07:29:59Z', 'Open now, closes at 1:30 AM'],
    ['at the first 1:30', night, '2026-11-01T07:30:00Z', 'Opens at 10:00 PM'],
    ['the second 1:15 is after the first 1:30', night, '2026-11-01T08:15:00Z', 'Opens at 10:00 PM'],
    [
      'an opening at 1:30 lasts through the repeated hour',
      [['Sunday', '1:30 AM - 4 AM']],
      '2026-11-01T08:15:00Z',
      'Open now, closes at 4:00 AM',
    ],
    [
      'before 2:00, after the repeated hour',
      [['Saturday', '8 PM - 2 AM']],
      '2026-11-01T08:59:59Z',
      'Open now, closes at 2:00 AM',
    ],
    [
      'at 2:00, after the repeated hour',
      [['Saturday', '8 PM - 2 AM']],
      '2026-11-01T09:00:00Z',
      'Opens Saturday at 8:00 PM',
    ],
    ['Monday after the change, before opening', usual, '2026-11-02T14:59:59Z', 'Opens at 8:00 AM'],
    ['Monday after the change, at opening', usual, '2026-11-02T15:00:00Z', 'Open now, closes at 5:00 PM'],
  ] satisfies [string, Entries, string, string][])('%s', (_, hours, instant, expected) =>
    expect(statusFor(hours, 'America/Denver', instant)).toBe(expected),
  );

  test('a change of half an hour, in the southern spring', () => {
    // Lord Howe Island: on October 4, 2026, 2:00 becomes 2:30.
    expect(statusFor([['Sunday', '2:15 AM - 4 AM']], 'Australia/Lord_Howe', '2026-10-03T15:30:00Z')).toBe(
      'Open now, closes at 4:00 AM',
    );
    expect(statusFor([['Sunday', '2:15 AM - 4 AM']], 'Australia/Lord_Howe', '2026-10-03T15:29:59Z')).toBe(
      'Opens at 2:30 AM',
    );
  });
});

test('around both changes the status agrees with the local clock in every quarter of an hour', () => {
  const week = weekOf([
    ['Every day', '8:00 AM - 5:00 PM'],
    ['Saturday', '8 PM - 11 PM'],
  ]);
  for (const zone of ['America/Denver', 'America/New_York', 'America/Phoenix']) {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const start of ['2026-03-07T06:00Z', '2026-10-31T06:00Z']) {
      for (
        let instant = Date.parse(start), end = instant + 2 * 24 * 60 * 60_000;
        instant < end;
        instant += 15 * 60_000
      ) {
        const [day, time = ''] = clock.format(instant).split(/[, ]+/);
        const isOpen =
          (time >= '08:00' && time < '17:00') || (day === 'Sat' && time >= '20:00' && time < '23:00');
        expect([instant, openStatusAt(instant, week, zone).state]).toEqual([
          instant,
          isOpen ? 'open' : 'closed',
        ]);
      }
    }
  }
});
