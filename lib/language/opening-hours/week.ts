import { seasonText, type Season } from './seasons';

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const DAY_MINUTES = 24 * 60;

/** `closes` above 1440 is on the next day. */
export type Span = { opens: number; closes: number };

export type OpenSpan = Span & { day: Weekday };

/** Both dates included. No spans: closed; null: not understood. */
export type SpecialDays = { from: string; to: string; spans: Span[] | null };

export type Week = {
  /** Sorted by day and opening; spans of one day do not overlap. */
  spans: OpenSpan[];
  /** Days that the record itself calls closed. */
  closed: Weekday[];
  /** Days that were not understood. Other days without a span are closed. */
  unknown: Weekday[];
};

export type WeeklyHours = Week & {
  namesHolidays: boolean;
  /** Weeks that replace the usual one in a part of every year. */
  seasons: (Season & Week)[];
  /** Days about which texts say different hours: they are unknown. */
  contradictory: Weekday[];
};

export const toWeekday = (day: number) => (((day % 7) + 7) % 7) as Weekday;

/** 'Friday to Monday' wraps around the end of the week. */
export const daysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  Array.from({ length: toWeekday(to - from) + 1 }, (_, index) => toWeekday(from + index));

export const overlap = (spans: readonly Span[]): boolean =>
  [...spans]
    .sort((one, other) => one.opens - other.opens)
    .some(({ opens }, index, sorted) => index > 0 && opens < (sorted[index - 1]?.closes ?? 0));

/** Takes a lunch break out of spans; null when it is not inside one of them, nor outside all. */
export const withoutBreak = (spans: readonly Span[], lunch: Span): Span[] | null => {
  if (!overlap([...spans, lunch])) return [...spans];
  const around = spans.find(({ opens, closes }) => opens < lunch.opens && lunch.closes < closes);
  if (!around) return null;
  return spans.flatMap((span) =>
    span === around
      ? [
          { opens: span.opens, closes: lunch.opens },
          { opens: lunch.closes, closes: span.closes },
        ]
      : [span],
  );
};

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${`${minutes % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** '8:00 AM - 5:00 PM' */
export const spanText = ({ opens, closes }: Span): string =>
  closes - opens === DAY_MINUTES ? 'open 24 hours' : `${clock(opens)} - ${clock(closes)}`;

/** A line per day, and per day of each season. weeklyHours reads the same hours from them. */
export const weekText = ({ seasons, ...usual }: Week & Pick<WeeklyHours, 'seasons'>): string[] => {
  const linesOf = ({ spans, unknown }: Week, prefix: string) =>
    weekdays.map((day) => {
      const ofDay = spans.filter((span) => span.day === day).map(spanText);
      const text = ofDay.join(', ') || (unknown.includes(day) ? 'not known' : 'closed');
      return `${prefix}${dayNames[day]}: ${text}`;
    });
  return [...linesOf(usual, ''), ...seasons.flatMap((season) => linesOf(season, `${seasonText(season)}: `))];
};
