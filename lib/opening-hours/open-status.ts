import { clockOf } from './business-clock';
import { isFederalHoliday } from './federal-holidays';
import { DAY_MINUTES, weekdayOf } from './week';
import type { WeekInShort } from './week-code';

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const WEEK_DAYS = 7;

/** Instants are milliseconds since 1970, and whole minutes. */
export type OpenStatus =
  | { state: 'open'; /** Null when that is more than a day away. */ closesAt: number | null }
  | { state: 'closed'; opensAt: number; /** On the business's calendar. */ opensToday: boolean }
  /** Today is a day of which nothing certain is known, or it is not known when it opens next. */
  | { state: 'unknown' };

/** 1970 began on a Thursday. */
const weekdayAt = (wall: number) => weekdayOf(Math.floor(wall / DAY_MS) + 3);

/**
 * Whether a business is open at `now`, and until when, by the clock on its own wall. A span that ends as another begins goes on;
 * a day of which nothing is known is neither open nor closed, but for what goes on from the night before. Where the hours speak of
 * holidays, federal ones are such days.
 * @throws RangeError for a zone that this browser does not know
 */
export const openStatusAt = (
  now: number,
  { spans, unknown, namesHolidays }: WeekInShort,
  timeZone: string,
): OpenStatus => {
  const { wallAt, instantOf } = clockOf(timeZone);
  const wall = wallAt(now);
  const today = wall - (wall % DAY_MS);
  const days = Array.from({ length: WEEK_DAYS + 2 }, (_, passed) => today + (passed - 1) * DAY_MS);

  const isUnknown = (day: number) =>
    unknown.includes(weekdayAt(day)) || (namesHolidays && isFederalHoliday(day));

  const open: { from: number; to: number; day: number }[] = [];
  for (const day of days) {
    for (const span of spans.filter((one) => one.day === weekdayAt(day) && !isUnknown(day))) {
      const [from, to] = [instantOf(day + span.opens * MINUTE_MS), instantOf(day + span.closes * MINUTE_MS)];
      const last = open.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else if (from < to) open.push({ from, to, day });
    }
  }

  const current = open.find(({ from, to }) => from <= now && now < to);
  if (current) return { state: 'open', closesAt: current.to - now > DAY_MS ? null : current.to };

  const next = open.find(({ from }) => from > now);
  const isCertain = next && days.slice(1).every((day) => day > next.day || !isUnknown(day));
  return isCertain
    ? { state: 'closed', opensAt: next.from, opensToday: next.day === today }
    : { state: 'unknown' };
};
