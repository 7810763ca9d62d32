import { openStatusAt } from './open-status';
import { sayStatus } from './say-status';
import { weeklyHours } from './weekly-hours';

type Hours = [days: string, hours: string][];
const weekOf = (hours: Hours) => weeklyHours(hours.map(([days, text]) => ({ days, hours: text })));
const plain = (text: string) => text.replace(/\s/g, ' ');
const said = (hours: Hours, zone: string, instant: string, language: 'en' | 'es' = 'en') =>
  plain(sayStatus(openStatusAt(Date.parse(instant), weekOf(hours), zone), zone, language));

const usual: Hours = [
  ['Monday - Friday', '8 AM - 5 PM'],
  ['Saturday', '9 AM - 2 PM'],
];

test.each([
  ['before opening', '2026-11-16T07:59:59-07:00', 'Opens at 8:00 AM'],
  ['to the minute', '2026-11-16T08:00:00-07:00', 'Open now, closes at 5:00 PM'],
  ['before closing', '2026-11-16T16:59:59-07:00', 'Open now, closes at 5:00 PM'],
  ['closing', '2026-11-16T17:00:00-07:00', 'Opens Tuesday at 8:00 AM'],
  ['before midnight', '2026-11-16T23:59:59-07:00', 'Opens Tuesday at 8:00 AM'],
  ['midnight', '2026-11-17T00:00:00-07:00', 'Opens at 8:00 AM'],
  ['Friday evening', '2026-11-20T17:00:00-07:00', 'Opens Saturday at 9:00 AM'],
  ['Saturday afternoon', '2026-11-21T14:00:00-07:00', 'Opens Monday at 8:00 AM'],
  ['Sunday', '2026-11-22T12:00:00-07:00', 'Opens Monday at 8:00 AM'],
])('a usual week, %s', (_, instant, expected) =>
  expect(said(usual, 'America/Denver', instant)).toBe(expected),
);

test.each([
  ['America/New_York', 'Open now, closes at 5:00 PM'],
  ['America/Los_Angeles', 'Opens at 8:00 AM'],
  ['Pacific/Honolulu', 'Opens at 8:00 AM'],
  ['Asia/Tokyo', 'Opens at 8:00 AM'],
  ['Asia/Kolkata', 'Opens Tuesday at 8:00 AM'],
  ['Pacific/Kiritimati', 'Opens at 8:00 AM'],
])('the same instant on the wall of %s', (zone, expected) =>
  expect(said(usual, zone, '2026-11-16T15:30:00Z')).toBe(expected),
);

test.each([
  ['Independence Day, kept on Friday', '2026-07-03T10:00-06:00', ''],
  ['the evening before', '2026-07-02T18:00-06:00', ''],
  ['the weekend after', '2026-07-04T10:00-06:00', ''],
  ['the Sunday after', '2026-07-05T10:00-06:00', 'Opens Monday at 8:00 AM'],
  ['a usual Friday', '2026-07-10T10:00-06:00', 'Open now, closes at 5:00 PM'],
  ['the holiday has begun elsewhere, not here', '2026-11-25T23:30-07:00', ''],
  ['Thanksgiving', '2026-11-26T10:00-07:00', ''],
  ['the day after', '2026-11-27T10:00-07:00', 'Open now, closes at 5:00 PM'],
])('where the hours speak of holidays, nothing is said on one: %s', (_, instant, expected) => {
  for (const holidays of [
    ['Holidays', 'Closed'],
    ['', 'Closed on federal holidays'],
    ['Días festivos', '9-1'],
  ] as Hours) {
    expect(said([['Monday - Friday', '8-5'], holidays], 'America/Denver', instant)).toBe(expected);
  }
});

test('hours that do not speak of holidays hold on them', () =>
  expect(said(usual, 'America/Denver', '2026-11-26T10:00-07:00')).toBe('Open now, closes at 5:00 PM'));

test("in Spanish, with the article of one o'clock", () => {
  const week: Hours = [
    ['Lunes a viernes', '7:30 a. m. - 1 p. m.'],
    ['Sábado', '1 p. m. - 5 p. m.'],
  ];
  const at = (instant: string) => said(week, 'America/Denver', instant, 'es');
  expect(
    [
      '2026-11-16T07:30-07:00',
      '2026-11-16T07:29-07:00',
      '2026-11-16T13:00-07:00',
      '2026-11-20T13:00-07:00',
      '2026-11-21T13:00-07:00',
    ].map(at),
  ).toEqual([
    'Abierto ahora, cierra a la 1:00 p.m.',
    'Abre a las 7:30 a.m.',
    'Abre el martes a las 7:30 a.m.',
    'Abre el sábado a la 1:00 p.m.',
    'Abierto ahora, cierra a las 5:00 p.m.',
  ]);
});

test.each([
  ["a split shift's break", [['Monday', '8-12, 1-5']], '2026-11-16T12:30-07:00', 'Opens at 1:00 PM'],
  [
    'past midnight, the evening',
    [['Friday', '6 PM - 2 AM']],
    '2026-11-20T23:59-07:00',
    'Open now, closes at 2:00 AM',
  ],
  [
    'past midnight, the night',
    [['Friday', '6 PM - 2 AM']],
    '2026-11-21T01:59-07:00',
    'Open now, closes at 2:00 AM',
  ],
  ['past midnight, over', [['Friday', '6 PM - 2 AM']], '2026-11-21T02:00-07:00', 'Opens Friday at 6:00 PM'],
  [
    "Sunday's night is Monday's morning",
    [['Sunday', '10 PM - 6 AM']],
    '2026-11-16T05:59-07:00',
    'Open now, closes at 6:00 AM',
  ],
  [
    'one span goes on in the next',
    [
      ['Friday', '6 PM - midnight'],
      ['Saturday', 'midnight - 3 AM'],
    ],
    '2026-11-20T20:00-07:00',
    'Open now, closes at 3:00 AM',
  ],
  ['closes in more than a day', [['Monday - Friday', '24 hours']], '2026-11-16T08:00-07:00', 'Open now'],
  [
    'closes tonight after days',
    [['Monday - Friday', '24 hours']],
    '2026-11-20T08:00-07:00',
    'Open now, closes at 12:00 AM',
  ],
  ['never closes', [['', 'Open 24/7']], '2026-11-16T08:00-07:00', 'Open now'],
  ['one day a week, just over', [['Monday', '8-5']], '2026-11-16T17:00-07:00', 'Opens Monday at 8:00 AM'],
  ['never open', [['Every day', 'Closed']], '2026-11-16T08:00-07:00', ''],
] satisfies [string, Hours, string, string][])('%s', (_, hours, instant, expected) =>
  expect(said(hours, 'America/Denver', instant)).toBe(expected),
);

test.each([
  ['on it', '2026-11-22T12:00-07:00', ''],
  ['when it may come first', '2026-11-21T15:00-07:00', ''],
  ['the day before, while open', '2026-11-21T10:00-07:00', 'Open now, closes at 2:00 PM'],
  ['the day after', '2026-11-23T07:00-07:00', 'Opens at 8:00 AM'],
])('nothing is said about a day that is not known: %s', (_, instant, expected) =>
  expect(said([...usual, ['Sunday', 'By appointment']], 'America/Denver', instant)).toBe(expected),
);

test('a night that began on a known day goes on into one that is not', () => {
  expect(
    said(
      [
        ['Saturday', '6 PM - 2 AM'],
        ['Sunday', 'ask'],
      ],
      'America/Denver',
      '2026-11-22T01:00-07:00',
    ),
  ).toBe('Open now, closes at 2:00 AM');
});

describe('when clocks change', () => {
  // Denver: on March 8, 2026, 2:00 becomes 3:00; on November 1, 2026, 2:00 becomes 1:00. UTC: 9:00 and 8:00.
  const night: Hours = [['Every day', '10 PM - 1:30 AM']];

  test.each([
    [
      '2:30 comes when the clock jumps over it: before',
      [['Sunday', '2:30 AM - 5 AM']],
      '2026-03-08T08:59:59Z',
      'Opens at 3:00 AM',
    ],
    [
      '2:30 comes when the clock jumps over it: after',
      [['Sunday', '2:30 AM - 5 AM']],
      '2026-03-08T09:00:00Z',
      'Open now, closes at 5:00 AM',
    ],
    [
      'a closing that is jumped over: before',
      [['Saturday', '8 PM - 2:30 AM']],
      '2026-03-08T08:59:59Z',
      'Open now, closes at 3:00 AM',
    ],
    [
      'a closing that is jumped over: after',
      [['Saturday', '8 PM - 2:30 AM']],
      '2026-03-08T09:00:00Z',
      'Opens Saturday at 8:00 PM',
    ],
    ['the morning after the jump', [['Sunday', '8 AM - 5 PM']], '2026-03-08T13:59:59Z', 'Opens at 8:00 AM'],
    [
      'the morning after the jump, to the minute',
      [['Sunday', '8 AM - 5 PM']],
      '2026-03-08T14:00:00Z',
      'Open now, closes at 5:00 PM',
    ],
    [
      'a span that is jumped over as a whole',
      [['Sunday', '2 AM - 3 AM']],
      '2026-03-08T09:00:00Z',
      'Opens Sunday at 2:00 AM',
    ],
    ['1:30, the first time: before', night, '2026-11-01T07:29:59Z', 'Open now, closes at 1:30 AM'],
    ['1:30, the first time', night, '2026-11-01T07:30:00Z', 'Opens at 10:00 PM'],
    ['1:15, the second time, is after 1:30', night, '2026-11-01T08:15:00Z', 'Opens at 10:00 PM'],
    [
      'what opens at 1:30 stays open through the hour that comes twice',
      [['Sunday', '1:30 AM - 4 AM']],
      '2026-11-01T08:15:00Z',
      'Open now, closes at 4:00 AM',
    ],
    [
      '2:00 after the hour that came twice',
      [['Saturday', '8 PM - 2 AM']],
      '2026-11-01T08:59:59Z',
      'Open now, closes at 2:00 AM',
    ],
    ['2:00, closed', [['Saturday', '8 PM - 2 AM']], '2026-11-01T09:00:00Z', 'Opens Saturday at 8:00 PM'],
    ['Monday after the long Sunday', usual, '2026-11-02T14:59:59Z', 'Opens at 8:00 AM'],
    ['Monday, to the minute', usual, '2026-11-02T15:00:00Z', 'Open now, closes at 5:00 PM'],
  ] satisfies [string, Hours, string, string][])('%s', (_, hours, instant, expected) =>
    expect(said(hours, 'America/Denver', instant)).toBe(expected),
  );

  test('by half an hour, in the southern spring', () => {
    // Lord Howe Island: on October 4, 2026, 2:00 becomes 2:30.
    expect(said([['Sunday', '2:15 AM - 4 AM']], 'Australia/Lord_Howe', '2026-10-03T15:30:00Z')).toBe(
      'Open now, closes at 4:00 AM',
    );
    expect(said([['Sunday', '2:15 AM - 4 AM']], 'Australia/Lord_Howe', '2026-10-03T15:29:59Z')).toBe(
      'Opens at 2:30 AM',
    );
  });
});

test('through both changes, quarter by quarter: what the clock on the wall says', () => {
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

test('a zone that is not known is an error, for the caller to say nothing', () => {
  expect(() => openStatusAt(0, weekOf(usual), 'America/Nowhere')).toThrow(RangeError);
});
