import { DAY_MINUTES } from './week';

// The clock on the business's wall, wherever the reader is. Runs in browsers: Intl knows the zones, no library is needed.

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** @throws RangeError for a zone that this browser does not know */
export const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  /** What the wall's clock shows at an instant, as if it were UTC: milliseconds. */
  const wallAt = (instant: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    ) as Record<Intl.DateTimeFormatPartTypes, number>;
    return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  };

  /**
   * The first instant at which the wall's clock shows a time or a later one: what happens at 1:30 happens the first time that it
   * is 1:30, and what happens at 2:30 happens at 3:00 when the clock jumps from 2:00 to there.
   */
  const instantOf = (wall: number): number => {
    // Clocks change by less than a day, so before and after lie on either side of what is looked for.
    let before = wall - 2 * DAY_MS;
    let after = wall + 2 * DAY_MS;
    const early = before - wallAt(before) + wall;
    const late = after - wallAt(after) + wall;
    if (early === late) return early;
    if (wallAt(Math.min(early, late)) === wall) return Math.min(early, late);
    if (wallAt(Math.max(early, late)) === wall) return Math.max(early, late);
    before = Math.min(early, late);
    after = Math.max(early, late);
    while (after - before > MINUTE_MS) {
      const middle = Math.round((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (wallAt(middle) < wall) before = middle;
      else after = middle;
    }
    return after;
  };

  return { wallAt, instantOf };
};
