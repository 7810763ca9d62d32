// The shape of a week's opening hours, shared by what reads them, what publishes them and what shows them.

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const DAY_MINUTES = 24 * 60;

/** Open without a break, on the business's own clock; a `Span` that goes past midnight belongs to the day on which it opens. */
export type Span = {
  /** Minutes after the day's midnight, 0 to 1439. */
  opens: number;
  /** Minutes after the same midnight: later than `opens`, by at most 24 hours; above 1440 is the next day. */
  closes: number;
};

export type OpenSpan = Span & { day: Weekday };

export type WeeklyHours = {
  /** By day, then by opening; those of one day do not overlap. */
  spans: OpenSpan[];
  /** Days that the record itself calls closed. */
  closed: Weekday[];
  /** Days of which nothing certain is known: neither open nor closed. All others without a span are closed. */
  unknown: Weekday[];
  /** Holidays are spoken of: on those the week is not certain. */
  namesHolidays: boolean;
};

export const weekdayOf = (day: number) => (((day % 7) + 7) % 7) as Weekday;

/** From one day to another, both included; 'Friday to Monday' goes over the week's end. */
export const daysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  Array.from({ length: weekdayOf(to - from) + 1 }, (_, passed) => weekdayOf(from + passed));
