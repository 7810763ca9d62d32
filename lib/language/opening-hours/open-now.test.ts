import { openStatusAt } from './open-now';
import { statusText, weekOf, type Entries } from '@/test/opening-hours';

const statusFor = (entries: Entries, ...rest: [zone: string, instant: string, language?: 'en' | 'es']) =>
  statusText(weekOf(entries), ...rest);

const usual: Entries = [
  ['Monday - Friday', '8 AM - 5 PM'],
  ['Saturday', '9 AM - 2 PM'],
];

test.each([
  ['before opening', '2026-11-16T07:59:59-07:00', 'Opens at 8:00 AM'],
  ['at opening', '2026-11-16T08:00:00-07:00', 'Open now, closes at 5:00 PM'],
  ['just before closing', '2026-11-16T16:59:59-07:00', 'Open now, closes at 5:00 PM'],
  ['at closing', '2026-11-16T17:00:00-07:00', 'Opens Tuesday at 8:00 AM'],
  ['before midnight', '2026-11-16T23:59:59-07:00', 'Opens Tuesday at 8:00 AM'],
  ['midnight', '2026-11-17T00:00:00-07:00', 'Opens at 8:00 AM'],
  ['Friday evening', '2026-11-20T17:00:00-07:00', 'Opens Saturday at 9:00 AM'],
  ['Saturday afternoon', '2026-11-21T14:00:00-07:00', 'Opens Monday at 8:00 AM'],
  ['Sunday', '2026-11-22T12:00:00-07:00', 'Opens Monday at 8:00 AM'],
])('in a usual week: %s', (_, instant, expected) =>
  expect(statusFor(usual, 'America/Denver', instant)).toBe(expected),
);

test.each([
  ['America/New_York', 'Open now, closes at 5:00 PM'],
  ['America/Los_Angeles', 'Opens at 8:00 AM'],
  ['Pacific/Honolulu', 'Opens at 8:00 AM'],
  ['Asia/Tokyo', 'Opens at 8:00 AM'],
  ['Asia/Kolkata', 'Opens Tuesday at 8:00 AM'],
  ['Pacific/Kiritimati', 'Opens at 8:00 AM'],
])('the status at one instant in %s', (zone, expected) =>
  expect(statusFor(usual, zone, '2026-11-16T15:30:00Z')).toBe(expected),
);

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
  for (const holidays of [
    ['Holidays', 'Closed'],
    ['', 'Closed on federal holidays'],
    ['Días festivos', '9-1'],
  ] as Entries) {
    expect(statusFor([['Monday - Friday', '8-5'], holidays], 'America/Denver', instant)).toBe(expected);
  }
});

test('hours that do not mention holidays apply on them', () =>
  expect(statusFor(usual, 'America/Denver', '2026-11-26T10:00-07:00')).toBe('Open now, closes at 5:00 PM'));

test("Spanish uses 'la' for one o'clock and 'las' for other hours", () => {
  const week: Entries = [
    ['Lunes a viernes', '7:30 a. m. - 1 p. m.'],
    ['Sábado', '1 p. m. - 5 p. m.'],
  ];
  const spanishAt = (instant: string) => statusFor(week, 'America/Denver', instant, 'es');
  expect(
    [
      '2026-11-16T07:30-07:00',
      '2026-11-16T07:29-07:00',
      '2026-11-16T13:00-07:00',
      '2026-11-20T13:00-07:00',
      '2026-11-21T13:00-07:00',
    ].map(spanishAt),
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
    'a span past midnight, in the evening',
    [['Friday', '6 PM - 2 AM']],
    '2026-11-20T23:59-07:00',
    'Open now, closes at 2:00 AM',
  ],
  [
    'a span past midnight, in the night',
    [['Friday', '6 PM - 2 AM']],
    '2026-11-21T01:59-07:00',
    'Open now, closes at 2:00 AM',
  ],
  [
    'a span past midnight, at its end',
    [['Friday', '6 PM - 2 AM']],
    '2026-11-21T02:00-07:00',
    'Opens Friday at 6:00 PM',
  ],
  [
    'a span from Sunday night to Monday morning',
    [['Sunday', '10 PM - 6 AM']],
    '2026-11-16T05:59-07:00',
    'Open now, closes at 6:00 AM',
  ],
  [
    'a span that continues in the next one',
    [
      ['Friday', '6 PM - midnight'],
      ['Saturday', 'midnight - 3 AM'],
    ],
    '2026-11-20T20:00-07:00',
    'Open now, closes at 3:00 AM',
  ],
  [
    'no closing time when that is more than a day away',
    [['Monday - Friday', '24 hours']],
    '2026-11-16T08:00-07:00',
    'Open now',
  ],
  [
    'closes tonight after five days',
    [['Monday - Friday', '24 hours']],
    '2026-11-20T08:00-07:00',
    'Open now, closes at 12:00 AM',
  ],
  ['never closes', [['', 'Open 24/7']], '2026-11-16T08:00-07:00', 'Open now'],
  [
    'open one day a week, just closed',
    [['Monday', '8-5']],
    '2026-11-16T17:00-07:00',
    'Opens November 23 at 8:00 AM',
  ],
  ['never open', [['Every day', 'Closed']], '2026-11-16T08:00-07:00', ''],
] satisfies [string, Entries, string, string][])('%s', (_, hours, instant, expected) =>
  expect(statusFor(hours, 'America/Denver', instant)).toBe(expected),
);

test.each([
  ['on that day', '2026-11-22T12:00-07:00', ''],
  ['when it may be the next to open', '2026-11-21T15:00-07:00', ''],
  ['the day before, while open', '2026-11-21T10:00-07:00', 'Open now, closes at 2:00 PM'],
  ['the day after', '2026-11-23T07:00-07:00', 'Opens at 8:00 AM'],
])('a day with unknown hours: %s', (_, instant, expected) =>
  expect(statusFor([...usual, ['Sunday', 'By appointment']], 'America/Denver', instant)).toBe(expected),
);

test('a span that began on a known day applies after midnight on an unknown one', () => {
  expect(
    statusFor(
      [
        ['Saturday', '6 PM - 2 AM'],
        ['Sunday', 'ask'],
      ],
      'America/Denver',
      '2026-11-22T01:00-07:00',
    ),
  ).toBe('Open now, closes at 2:00 AM');
});

test('an unknown time zone throws RangeError', () => {
  expect(() => openStatusAt(0, weekOf(usual), 'America/Nowhere')).toThrow(RangeError);
});

test.each([
  ['Europe/London', '2026-04-06T10:00Z', ''],
  ['Europe/London', '2026-04-07T10:00Z', 'Open now, closes at 5:00 PM'],
  ['America/Toronto', '2026-05-18T10:00-04:00', ''],
  ['Europe/Madrid', '2026-04-07T10:00+02:00', ''],
])('holidays that are named are those of the country: %s at %s', (zone, instant, expected) =>
  expect(statusFor([['Monday - Friday', '8-5 (closed holidays)']], zone, instant)).toBe(expected),
);

test.each([
  ['in the season', '2026-07-06T10:00-06:00', 'Open now, closes at 6:00 PM'],
  ['on its last day', '2026-10-31T17:00-06:00', 'Open now, closes at 6:00 PM'],
  ['the next season opens', '2026-10-31T18:00-06:00', 'Opens Monday at 9:00 AM'],
  ['after New Year', '2027-01-04T10:00-07:00', 'Open now, closes at 5:00 PM'],
  ['on a day that is closed in that season', '2027-01-02T10:00-07:00', 'Opens Monday at 9:00 AM'],
])('seasons: %s', (_, instant, expected) =>
  expect(statusFor([['Apr-Oct: Mon-Sat 8-6; Nov-Mar: Mon-Fri 9-5', '']], 'America/Denver', instant)).toBe(
    expected,
  ),
);

test('a date in two seasons, or in none without usual hours, has no status', () => {
  const seasons: Entries = [['Apr-Oct: daily 8-6; Oct-Dec: daily 9-5', '']];
  const at = (instant: string) => statusFor(seasons, 'America/Denver', instant);
  expect(['2026-09-06T10:00-06:00', '2026-10-06T10:00-06:00', '2026-02-06T10:00-07:00'].map(at)).toEqual([
    'Open now, closes at 6:00 PM',
    '',
    '',
  ]);
});
