import { isFederalHoliday } from './federal-holidays';
import { DAY_MINUTES, toWeekday } from './week';
import type { OpenWeek } from './week-code';
import { zonedClock } from './zoned-clock';

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Longer than any closure that a business announces. */
const MAX_DAYS_AHEAD = 62;

/** Instants are milliseconds since 1970, in whole minutes. */
export type OpenStatus =
  | { state: 'open'; closesAt: number | null }
  /** `daysAhead` counts calendar dates: 0 is today. */
  | { state: 'closed'; opensAt: number; daysAhead: number }
  | { state: 'unknown' };

/** 1970 began on a Thursday. */
const weekdayOf = (day: number) => toWeekday(Math.floor(day / DAY_MS) + 3);

const spansOn = (day: number, { spans, unknown, namesHolidays, special }: OpenWeek) => {
  const date = new Date(day).toISOString().slice(0, 10);
  const exception = special.find(({ from, to }) => from <= date && date <= to);
  if (exception) return exception.spans;
  const isUnknown = unknown.includes(weekdayOf(day)) || (namesHolidays && isFederalHoliday(day));
  return isUnknown ? null : spans.filter((span) => span.day === weekdayOf(day));
};

/**
 * Whether a business is open at `now`, and when that changes. 'unknown' when the hours of today, or of a day
 * before the next opening, are unknown (such as federal holidays, when the record mentions holidays).
 * @throws RangeError for a time zone that this browser does not know
 */
export const openStatusAt = (now: number, week: OpenWeek, timeZone: string): OpenStatus => {
  const { localTimeAt, instantAt } = zonedClock(timeZone);
  const localTime = localTimeAt(now);
  const today = localTime - (localTime % DAY_MS);

  let current: { from: number; to: number } | null = null;
  let hasUnknownDay = false;
  // Starts with yesterday, whose last span may end today.
  for (let daysAhead = -1; daysAhead <= MAX_DAYS_AHEAD; daysAhead++) {
    const day = today + daysAhead * DAY_MS;
    const spans = spansOn(day, week);
    if (!spans && daysAhead >= 0) hasUnknownDay = true;
    for (const { opens, closes } of spans ?? []) {
      const from = instantAt(day + opens * MINUTE_MS);
      const to = instantAt(day + closes * MINUTE_MS);
      if (current && from <= current.to) {
        current.to = Math.max(current.to, to);
      } else if (from < to && from <= now) {
        current = { from, to };
      } else if (from < to && !(current && now < current.to)) {
        return hasUnknownDay ? { state: 'unknown' } : { state: 'closed', opensAt: from, daysAhead };
      }
    }
    const isOpen = current !== null && now < current.to;
    if (current && isOpen && current.to - now > DAY_MS) return { state: 'open', closesAt: null };
    if (current && isOpen && daysAhead > 1) return { state: 'open', closesAt: current.to };
  }
  return { state: 'unknown' };
};
