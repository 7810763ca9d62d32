/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const DAY_MINUTES = 24 * 60;

/** `closes` above 1440 is on the next day. */
export type Span = { opens: number; closes: number };

type OpenSpan = Span & { day: Weekday };

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
  contradictory: Weekday[];
};

export const toWeekday = (day: number) => (((day % 7) + 7) % 7) as Weekday;

/** The weekday of a date in milliseconds since 1970, which began on a Thursday. */
export const weekdayOf = (date: number) => toWeekday(Math.floor(date / (DAY_MINUTES * 60_000)) + 3);

export const daysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  Array.from({ length: toWeekday(to - from) + 1 }, (_, index) => toWeekday(from + index));

export const overlap = (spans: readonly Span[]): boolean =>
  [...spans]
    .sort((one, other) => one.opens - other.opens)
    .some(({ opens }, index, sorted) => index > 0 && opens < (sorted[index - 1]?.closes ?? 0));

/** Takes a lunch break out of spans; null when it lies neither inside one span nor outside all spans. */
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
/** As `options.hours` names the days. */
export type DayKey = Lowercase<(typeof dayNames)[number]>;
export const dayKeys = dayNames.map((name) => name.toLowerCase() as DayKey);

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${`${minutes % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** '8:00 AM - 5:00 PM' */
export const spanText = ({ opens, closes }: Span): string =>
  closes - opens === DAY_MINUTES ? 'open 24 hours' : `${clock(opens)} - ${clock(closes)}`;

/** A line per day, from which weeklyHours reads the same hours. */
export const weekText = ({ spans, unknown }: Week): string[] =>
  weekdays.map((day) => {
    const ofDay = spans.filter((span) => span.day === day).map(spanText);
    const text = ofDay.join(', ') || (unknown.includes(day) ? 'not known' : 'closed');
    return `${dayNames[day]}: ${text}`;
  });

/** A day without a span is closed. */
export type OpenWeek = Pick<WeeklyHours, 'spans' | 'unknown' | 'namesHolidays'> & { special: SpecialDays[] };

const encodeSpans = (spans: readonly Span[]) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

const decodeSpans = (code: string): Span[] =>
  [...code.matchAll(/(?<!\d)(\d+)-(\d+)/g)].map(([, opens, closes]) => ({
    opens: Number(opens),
    closes: Number(closes),
  }));

/**
 * Short, because every page carries it: a part per day from Monday, 'h' when holidays are named, special
 * days. '480-720 780-1020' is two shifts, '' closed, '?' unknown, '2026-12-24/2026-12-26=' closed on three
 * dates.
 */
export const encodeWeek = ({ spans, unknown, namesHolidays, special }: OpenWeek): string => {
  const days = weekdays.map((day) =>
    unknown.includes(day) ? '?' : encodeSpans(spans.filter((span) => span.day === day)),
  );
  const week = [...days, ...(namesHolidays ? ['h'] : [])].join();
  const dates = special.map(({ from, to, spans: open }) => `${from}/${to}=${open ? encodeSpans(open) : '?'}`);
  return [week, ...dates].join(';');
};

export const decodeWeek = (code: string): OpenWeek => {
  const [week = '', ...entries] = code.split(';');
  const days = week.split(',');
  return {
    unknown: weekdays.filter((day) => days[day] === '?'),
    spans: weekdays.flatMap((day) => decodeSpans(days[day] ?? '').map((span) => ({ day, ...span }))),
    namesHolidays: days[weekdays.length] === 'h',
    special: entries.map((entry) => {
      const [, from = '', to = '', hours = ''] = /^([\d-]+)\/([\d-]+)=(.*)$/.exec(entry) ?? [];
      return { from, to, spans: hours === '?' ? null : decodeSpans(hours) };
    }),
  };
};
