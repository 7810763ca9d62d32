import { toSpan } from './clock-times';
import { DAY_MINUTES, overlap, weekdays, type Span, type WeeklyHours } from './week';

/** Hours of each day from Monday on. An empty list: closed; null: the record does not say. */
export type DayGrid = readonly (readonly Span[] | null)[];

/** The hours of a day from pairs of minutes after midnight, in order; a text says why there are none. */
export const readDay = (entries: readonly { opens: number; closes: number }[]): Span[] | string => {
  const spans = entries.map(({ opens, closes }) => toSpan(opens, closes));
  const known = spans.filter((span) => span !== null);
  if (known.length < spans.length) return 'does not close after it opens';
  const sorted = known.sort((one, other) => one.opens - other.opens || one.closes - other.closes);
  const once = sorted.filter(
    ({ opens, closes }, index) => opens !== sorted[index - 1]?.opens || closes !== sorted[index - 1]?.closes,
  );
  return overlap(once) ? 'has hours that overlap' : once;
};

/** The week that the grid states: a day that it does not name is unknown. */
export const weekOfGrid = (grid: DayGrid): WeeklyHours => ({
  spans: weekdays.flatMap((day) => (grid[day] ?? []).map((span) => ({ day, ...span }))),
  closed: weekdays.filter((day) => grid[day]?.length === 0),
  unknown: weekdays.filter((day) => !grid[day]),
  namesHolidays: false,
  seasons: [],
  contradictory: [],
});

const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/** A line for each row of days with the same hours: 'Monday – Friday', '8:00 AM – 5:00 PM'. */
export const textsOfGrid = (
  grid: DayGrid,
  locale: string,
  words: { closed: string; allDay: string },
): { days: string; hours: string }[] => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const timeOf = (minutes: number) => clock.format(MONDAY + minutes * MINUTE_MS);
  const nameOf = (day: number) => {
    const name = weekday.format(MONDAY + day * DAY_MINUTES * MINUTE_MS);
    return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  };
  const hoursOf = (spans: readonly Span[]) =>
    spans
      .map(({ opens, closes }) =>
        closes - opens === DAY_MINUTES ? words.allDay : `${timeOf(opens)} – ${timeOf(closes)}`,
      )
      .join(', ') || words.closed;
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const day of weekdays) {
    const spans = grid[day];
    if (!spans) continue;
    const hours = hoursOf(spans);
    const row = rows.at(-1);
    if (row?.hours === hours && row.last === day - 1) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`,
    hours,
  }));
};
