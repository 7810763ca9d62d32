import { toSpan } from './clock-times';
import { joinedRows } from './hours-rows';
import {
  DAY_MINUTES,
  daysOfGrid,
  overlap,
  weekdays,
  type DayGrid,
  type Span,
  type WeeklyHours,
} from './week';

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
  ...daysOfGrid(grid),
  closed: weekdays.filter((day) => grid[day]?.length === 0),
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
  const rows = weekdays.flatMap((day) => {
    const spans = grid[day];
    return spans ? [{ day, days: nameOf(day), hours: hoursOf(spans), weekdays: [day] }] : [];
  });
  return joinedRows(rows).map(({ days, hours }) => ({ days, hours }));
};
