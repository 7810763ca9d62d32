/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const DAY_MINUTES = 24 * 60;

/** `closes` above 1440 is on the next day. */
export type Span = { opens: number; closes: number };

type OpenSpan = Span & { day: Weekday };

/** Both dates included. No spans: closed; null: not understood. */
export type SpecialDays = { from: string; to: string; spans: Span[] | null };

/** 'MM-DD', both included, every year; a season with `from` after `to` includes New Year. */
export type Season = { from: string; to: string };

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
  seasons: (Season & Week)[];
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

export const isInSeason = ({ from, to }: Season, date: string): boolean => {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
};

/** The season around `today` ('YYYY-MM-DD'), or its next one, as full dates. */
export const datesOfSeason = ({ from, to }: Season, today: string): { from: string; to: string } => {
  const year = Number(today.slice(0, 4));
  // A season from November to March, seen in January, began last year.
  const isOver = to < today.slice(5);
  const end = year + Number(isOver);
  const start = from > to ? end - 1 : end;
  const isLeapYear = new Date(Date.UTC(end, 2, 0)).getUTCDate() === 29;
  return { from: `${start}-${from}`, to: `${end}-${to === '02-29' && !isLeapYear ? '02-28' : to}` };
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

/** 'April 1 - October 31' */
const seasonText = ({ from, to }: Season): string => {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return [from, to].map((date) => format.format(Date.parse(`2024-${date}`))).join(' - ');
};

type OpenDays = Omit<Week, 'closed'>;
/** A day without a span is closed. */
export type OpenWeek = OpenDays &
  Pick<WeeklyHours, 'namesHolidays'> & { special: SpecialDays[]; seasons: (Season & OpenDays)[] };

/** From Monday on. An empty list: closed; null: not known. */
export type DayGrid = readonly (readonly Span[] | null)[];

export const gridOf = ({ spans, unknown }: OpenDays): DayGrid =>
  weekdays.map((day) => (unknown.includes(day) ? null : spans.filter((span) => span.day === day)));

export const daysOfGrid = (grid: DayGrid): OpenDays => ({
  spans: weekdays.flatMap((day) => (grid[day] ?? []).map((span): OpenSpan => ({ day, ...span }))),
  unknown: weekdays.filter((day) => !grid[day]),
});

/** A line per day, and per day of each season, from which weeklyHours reads the same hours. */
export const weekText = ({ seasons, ...usual }: Week & Pick<WeeklyHours, 'seasons'>): string[] => {
  const linesOf = (week: Week, prefix: string) =>
    gridOf(week).map((spans, day) => {
      const text = spans ? spans.map(spanText).join(', ') || 'closed' : 'not known';
      return `${prefix}${dayNames[day]}: ${text}`;
    });
  return [...linesOf(usual, ''), ...seasons.flatMap((season) => linesOf(season, `${seasonText(season)}: `))];
};

const encodeSpans = (spans: readonly Span[] | null) =>
  spans ? spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') : '?';

const decodeSpans = (code: string): Span[] | null =>
  code === '?'
    ? null
    : [...code.matchAll(/(?<!\d)(\d+)-(\d+)/g)].map(([, opens, closes]) => ({
        opens: Number(opens),
        closes: Number(closes),
      }));

const encodeDays = (days: OpenDays): string[] => gridOf(days).map(encodeSpans);

const decodeDays = (codes: readonly string[]): OpenDays => daysOfGrid(codes.map(decodeSpans));

/**
 * Short, because every page carries it: a part per day from Monday, 'h' when holidays are named, special
 * days, seasons. '480-720 780-1020' is two shifts, '' closed, '?' unknown, '2026-12-24/2026-12-26=' closed on
 * three dates; after '04-01/10-31=' comes the week from April to October.
 */
export const encodeWeek = ({ namesHolidays, special, seasons, ...usual }: OpenWeek): string => {
  const week = [...encodeDays(usual), ...(namesHolidays ? ['h'] : [])].join();
  const dates = special.map(({ from, to, spans }) => `${from}/${to}=${encodeSpans(spans)}`);
  const weeks = seasons.map(({ from, to, ...days }) => `${from}/${to}=${encodeDays(days).join()}`);
  return [week, ...dates, ...weeks].join(';');
};

export const decodeWeek = (code: string): OpenWeek => {
  const [week = '', ...entries] = code.split(';');
  const [special, seasons]: [SpecialDays[], OpenWeek['seasons']] = [[], []];
  for (const entry of entries) {
    const [from = '', to = '', hours = ''] = entry.split(/[/=]/);
    if (from.length === 'MM-DD'.length) seasons.push({ from, to, ...decodeDays(hours.split(',')) });
    else special.push({ from, to, spans: decodeSpans(hours) });
  }
  const days = week.split(',');
  return { ...decodeDays(days), namesHolidays: days[weekdays.length] === 'h', special, seasons };
};
