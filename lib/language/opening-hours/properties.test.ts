import fc from 'fast-check';
import { toOpeningHoursSpecification } from './opening-hours-specification';
import { DAY_MINUTES, weekdays, weekText, type Span, type Weekday, type WeeklyHours } from './week';
import { weeklyHours } from './weekly-hours';

/** Fragments of real texts; random letters would rarely be understood. */
const pieces = (
  'Mon|monday|Fri|sábado|weekends|every day|-|–| to | a |,| y |&| |:|8|5:30|08:00|17|24|12|0|' +
  'am|p. m.|noon|midnight|closed|24 hours|24/7|by appointment|holidays|except|M|T|S|L|;|lunch|' +
  'April-October|summer|rest of year|January|emergency|only|showroom|between|PST|.|(|７|ﬁ'
).split('|');
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
);

const expectPossible = ({ spans, closed, unknown }: WeeklyHours) => {
  for (const { day, opens, closes } of spans) {
    const isInDay = opens >= 0 && opens < DAY_MINUTES && closes > opens && closes - opens <= DAY_MINUTES;
    const isNamed = closed.includes(day) || unknown.includes(day);
    expect([opens, closes, isInDay, Number.isInteger(opens + closes), isNamed]).toEqual([
      ...[opens, closes, true, true, false],
    ]);
  }
  for (const day of weekdays) {
    const ofDay = spans.filter((span) => span.day === day);
    ofDay
      .slice(1)
      .forEach(({ opens }, index) => expect(opens).toBeGreaterThanOrEqual(ofDay[index]?.closes ?? 0));
  }
  expect(closed.filter((day) => unknown.includes(day))).toEqual([]);
};

test('any text is read without an error, every span is possible, and what is printed is read as the same', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ days: text, hours: text }), { maxLength: 4 }), (entries) => {
      const week = weeklyHours(entries);
      expectPossible(week);
      const again = weeklyHours(weekText(week).map((line) => ({ days: '', hours: line })));
      expect([again.spans, again.unknown]).toEqual([week.spans, week.unknown]);
    }),
    { numRuns: process.env.TEST_FULL ? 3_000 : 1_000 },
  );
});

const minutesOf = (minutes: number) => `${minutes % 60}`.padStart(2, '0');
const hourOf = (minutes: number) => Math.floor(minutes / 60) % 24;
const on12 = (minutes: number, am: string, pm: string, separator = ':') =>
  `${hourOf(minutes) % 12 || 12}${separator}${minutesOf(minutes)}${hourOf(minutes) < 12 ? am : pm}`;

const notations: Record<string, (minutes: number) => string> = {
  'AM and PM': (minutes) => on12(minutes, ' AM', ' PM'),
  'am and pm, close': (minutes) => on12(minutes, 'am', 'pm'),
  'a.m. and p.m.': (minutes) => on12(minutes, ' a.m.', ' p.m.'),
  'a. m. y p. m.': (minutes) => on12(minutes, ' a. m.', ' p. m.'),
  'with a narrow space': (minutes) => on12(minutes, '\u202fAM', '\u202fPM'),
  'with a point': (minutes) => on12(minutes, 'am', 'pm', '.'),
  'one letter': (minutes) => on12(minutes, 'a', 'p'),
};
const separators = ['-', ' - ', '–', ' — ', ' to ', ' a ', ' until ', ' hasta '];
const dayNotations = [
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
  ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.'],
];

const quarter = (from: number, to: number) =>
  fc.integer({ min: from / 15, max: to / 15 }).map((quarters) => quarters * 15);
const oneShift = (opening: fc.Arbitrary<number>, length: fc.Arbitrary<number>) =>
  fc.tuple(opening, length).map(([opens, minutes]): Span[] => [{ opens, closes: opens + minutes }]);
const shifts = fc.oneof(
  oneShift(quarter(0, 1_005), quarter(15, 405)),
  oneShift(quarter(720, 1_425), quarter(15, 705)),
  fc
    .tuple(quarter(360, 600), quarter(60, 180), quarter(15, 60), quarter(60, 300))
    .map(([opens, morning, lunch, afternoon]): Span[] => [
      { opens, closes: opens + morning },
      { opens: opens + morning + lunch, closes: opens + morning + lunch + afternoon },
    ]),
);

test('hours are read correctly in every supported notation', () => {
  const written = fc.record({
    names: fc.constantFrom(...dayNotations),
    notation: fc.constantFrom(...Object.keys(notations)),
    to: fc.constantFrom(...separators),
    and: fc.constantFrom(', ', ' & ', '; ', ' / '),
    week: fc.array(fc.option(shifts), { minLength: 7, maxLength: 7 }),
    joined: fc.boolean(),
  });
  fc.assert(
    fc.property(written, ({ names, notation, to, and, week, joined }) => {
      const say = notations[notation] ?? String;
      const hoursOf = (spans: Span[]) =>
        spans.map(({ opens, closes }) => `${say(opens)}${to}${say(closes)}`).join(and);
      const entries = week.flatMap((spans, day) =>
        spans ? [{ days: names[day] ?? '', hours: hoursOf(spans) }] : [],
      );
      const expected = week.flatMap((spans, day) => (spans ?? []).map((span) => ({ day, ...span })));
      const read = weeklyHours(
        joined ? entries.map(({ days, hours }) => ({ days: '', hours: `${days}: ${hours}` })) : entries,
      );
      expect(read.spans).toEqual(expected);
      const published = toOpeningHoursSpecification(read).flatMap(({ dayOfWeek }) => dayOfWeek);
      expect(published).toHaveLength(expected.length);
    }),
    { numRuns: 500 },
  );
});

test('hours on a 24-hour clock are read correctly when one is after 12:00', () => {
  fc.assert(
    fc.property(quarter(0, 1_200), quarter(15, 225), fc.constantFrom(...separators), (opens, length, to) => {
      const closes = opens + length;
      fc.pre(closes >= 13 * 60);
      const say = (minutes: number) => `${`${hourOf(minutes)}`.padStart(2, '0')}:${minutesOf(minutes)}`;
      expect(weeklyHours([{ days: 'Mon', hours: `${say(opens)}${to}${say(closes)}` }]).spans).toEqual([
        { day: 0, opens, closes },
      ]);
    }),
  );
});

/** Weeks that texts can mean: with closed and unknown days, and seasons. */
const days = fc
  .array(fc.oneof(shifts, fc.constant([]), fc.constant(null)), { minLength: 7, maxLength: 7 })
  .map((week) => ({
    spans: week.flatMap((spans, day) => (spans ?? []).map((span) => ({ day: day as Weekday, ...span }))),
    unknown: weekdays.filter((day) => !week[day]),
    closed: [],
  }));
const number = (min: number, max: number) => fc.integer({ min, max }).map((one) => `${one}`.padStart(2, '0'));
const season = fc
  .tuple(number(1, 6), number(7, 12), number(1, 28), fc.boolean())
  .map(([first, last, day, overNewYear]) => {
    const [one, other] = [`${first}-${day}`, `${last}-${day}`];
    return overNewYear ? { from: other, to: one } : { from: one, to: other };
  });

test('what is printed from any week is read as the same week', () => {
  const weeks = fc.record({ usual: days, seasons: fc.array(fc.tuple(season, days), { maxLength: 1 }) });
  fc.assert(
    fc.property(weeks, ({ usual, seasons }) => {
      const week = { ...usual, seasons: seasons.map(([dates, week]) => ({ ...dates, ...week })) };
      const entries = weekText(week).map((line) => ({ days: '', hours: line }));
      const { spans, unknown, seasons: read } = weeklyHours(entries);
      expect({ spans, unknown }).toEqual({ spans: usual.spans, unknown: usual.unknown });
      expect(read.map((one) => ({ ...one, closed: [] }))).toEqual(week.seasons);
    }),
  );
});
