/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const DAY_MINUTES = 24 * 60;

/** `closes` above 1440 is on the next day. */
export type Span = { opens: number; closes: number };

export type OpenSpan = Span & { day: Weekday };

/** Both dates included. No spans: closed; null: not understood. */
export type SpecialDays = { from: string; to: string; spans: Span[] | null };

export type WeeklyHours = {
  /** Sorted by day and opening; spans of one day do not overlap. */
  spans: OpenSpan[];
  /** Days that the record itself calls closed. */
  closed: Weekday[];
  /** Days that were not understood. Other days without a span are closed. */
  unknown: Weekday[];
  namesHolidays: boolean;
};

export const toWeekday = (day: number) => (((day % 7) + 7) % 7) as Weekday;

/** 'Friday to Monday' wraps around the end of the week. */
export const daysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  Array.from({ length: toWeekday(to - from) + 1 }, (_, index) => toWeekday(from + index));
