import { everyPageMessages, languages } from '@/lib/language/i18n/languages';
import { dayCodes, entriesInLine, meaningOf, spellings } from '@/test/opening-hours';
import { toOpeningHoursSpecification } from './opening-hours-specification';
import { matchers, MAX_TEXT_LENGTH } from './tokens';
import { understandingOf, weeklyHours } from './weekly-hours';

const known = new Map<string, ReturnType<typeof weeklyHours>>();
/** A text that was read before is not read again. */
const read = (text: string) => {
  const week = known.get(text) ?? weeklyHours(entriesInLine(text).map(([days, hours]) => ({ days, hours })));
  known.set(text, week);
  return week;
};

test('the corpus has hundreds of spellings, each once', () => {
  expect(spellings.length).toBeGreaterThan(650);
  expect(new Set(spellings.map(([text]) => text)).size).toBe(spellings.length);
});

// In one test each: a thousand of them take longer than what they do.
test('every spelling has its meaning', () =>
  expect(spellings.map(([text]) => [text, meaningOf(entriesInLine(text))])).toEqual(spellings));

test('the field for hours may hold what stands in that for days', () => {
  const ofDays = spellings.filter(([text]) => !text.includes('||'));
  expect(ofDays.map(([text]) => [text, meaningOf([['', entriesInLine(text)[0]?.[0] ?? '']])])).toEqual(
    ofDays,
  );
});

test('what is not understood claims nothing', () => {
  const unknown = spellings.filter(([, meaning]) => /^\?(, holidays \?)?$/.test(meaning));
  expect(unknown.length).toBeGreaterThan(100);
  for (const [text] of unknown) expect([text, toOpeningHoursSpecification(read(text))]).toEqual([text, []]);
});

test.each(languages)('the days of the week in %s, one of the languages of the interface', (language) => {
  const { locale } = everyPageMessages[language];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  for (const [index, day] of dayCodes.entries()) {
    const name = format.format(Date.UTC(2026, 5, 1 + index));
    expect([name, meaningOf([[name, '8:00 - 17:00']])]).toEqual([name, `${day} 8:00-17:00`]);
  }
});

test.each([
  ['Mon-Fri 8-5 PST', 'America/Los_Angeles', true],
  ['Mon-Fri 8-5 PDT', 'America/Los_Angeles', true],
  ['Mon-Fri 8-5 PT', 'America/Vancouver', true],
  ['Mon-Fri 8-5 Pacific Time', 'America/Los_Angeles', true],
  ['Mon-Fri 8-5 PST', 'America/Denver', false],
  ['Mon-Fri 8-5 MST', 'America/Phoenix', true],
  ['Mon-Fri 8-5 MDT', 'America/Phoenix', false],
  ['Mon-Fri 8-5 GMT', 'Europe/London', true],
  ['Mon-Fri 8-5 BST', 'Europe/London', true],
  ['Mon-Fri 8-5 EST', 'Europe/London', false],
  ['Mon-Fri 8-5', 'Europe/London', true],
  ['Mon-Fri 8-5 AEST', 'Australia/Sydney', true],
  ['Mon-Fri 8-5 AEST', 'Australia/Perth', false],
  ['Mon-Fri 8-5 NZDT', 'Pacific/Auckland', true],
  ['Mon-Fri 8-5 AEST', 'America/Denver', false],
  ['Mon-Fri 8-5 local time', 'America/Denver', true],
  ['Mon-Fri 8-5 PST', null, true],
])('%s is understood in %s: %s', (hours, zone, expected) => {
  const entry = { days: '', hours };
  expect(understandingOf([entry], zone)).toEqual([expected ? 'all' : 'none']);
  expect(weeklyHours([entry], zone).spans).toHaveLength(expected ? 5 : 0);
  expect(weeklyHours([entry], zone).unknown).toHaveLength(expected ? 0 : 7);
});

test.each([
  ['Mon-Fri 8-5', 'all'],
  ['Mon-Fri 8-5, emergencies 24/7', 'all'],
  ['Mon-Fri 8-5, free parking', 'part'],
  ['24/7 Emergency Service', 'extra'],
  ['Open 24/7', 'all'],
  ['By appointment only', 'all'],
  ['ask us', 'none'],
  ['Mon-Fri 8-5, Sat 9-1 (by appointment only)', 'none'],
])('how much of %j is understood: %s', (hours, read) =>
  expect(understandingOf([{ days: '', hours }])).toEqual([read]),
);

test.each<[string, string, readonly number[]]>([
  ['days about which texts disagree', 'Mon-Fri || 8-5 ++ Fri-Sat || 9-3', [4]],
  ['a day in a season', 'Jun-Aug: Mon-Fri 8-5 || ++ Jun-Aug: Fri 9-3 ||', [4]],
  ['always open, with hours', 'Mon-Fri || 8-5 ++ Open 24/7 ||', [0, 1, 2, 3, 4, 5, 6]],
  ['appointments are no contradiction', 'By appointment only ||', []],
  ['nor beside hours', 'Mon-Fri || 8-5 ++ By appointment only ||', []],
  ['nor open 24 hours by appointment', 'Open 24 hours || ++ By appointment only ||', []],
  ['nor what is not understood', 'Mon || 8-5 ++ Mon || ask', []],
  ['nor holidays alone', 'Holidays || Closed', []],
])('contradictory: %s', (_, text, days) => expect(read(text).contradictory).toEqual(days));

describe('long texts', () => {
  const pieces = (
    'Mon 8-5, |m,|9-5 |Mon-|closed |lunch 12-1 |Apr-Oct: |emergency |x| x|  |-|.|. |' +
    '(|;|\n|Mon |24 |24 hours |1|a |PST |ﷺ|public |Mon 9-5; first '
  ).split('|');
  const counted = ['slice', 'some', 'every', 'filter', 'flatMap', 'map', 'find', 'push'] as const;

  /** Calls of what the reader is made of, and the entries of the lists that they return. */
  const workOf = (text: string): number => {
    let work = 0;
    const methods: (readonly [owner: object, name: string])[] = [
      [RegExp.prototype, 'exec'],
      ...counted.map((name) => [Array.prototype, name] as const),
    ];
    const originals = methods.map(([owner, name]) => {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      // A spy of Jest's keeps each of a hundred thousand calls.
      Reflect.set(owner, name, function counting(this: unknown, ...args: unknown[]) {
        const value = original.apply(this, args);
        work += 1 + (Array.isArray(value) ? value.length : 0);
        return value;
      });
      return original;
    });
    weeklyHours([{ days: '', hours: text }], 'America/Denver');
    const found = work;
    methods.forEach(([owner, name], index) => Reflect.set(owner, name, originals[index]));
    return found;
  };

  test('no pattern repeats without a limit, so that each attempt is bounded', () => {
    for (const [{ source }] of matchers) {
      const withoutClasses = source.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_');
      expect([source, /[*+]|\{\d+,\}/.test(withoutClasses)]).toEqual([source, false]);
    }
  });

  test.each(pieces)('twice as long a text of %j is no more than twice the work', (piece) => {
    const half = piece.repeat((MAX_TEXT_LENGTH - ' Sat  9-5 Sun'.length) / 2 / piece.length);
    const between = (middle: string) => workOf(`Sat ${middle} 9-5 Sun`);
    expect(between(half + half) / between(half)).toBeLessThan(2.1);
  });

  test('a text above the limit is not read', () => {
    const week = 'Mon-Fri 8-5';
    expect(read(week.padEnd(MAX_TEXT_LENGTH, '.')).spans).toHaveLength(5);
    expect(read(week.padEnd(MAX_TEXT_LENGTH + 1, '.')).spans).toEqual([]);
  });
});
