import { DAY_MINUTES } from './week';

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/**
 * Converts instants to local times and back. Runs in browsers: Intl holds the zones.
 * @throws RangeError for a time zone that this browser does not know
 */
export const zonedClock = (timeZone: string) => {
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

  const localTimeAt = (instant: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    ) as Record<Intl.DateTimeFormatPartTypes, number>;
    return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  };

  /** The first instant at which the clock shows `localTime` or later. */
  const instantAt = (localTime: number): number => {
    // Offsets differ by less than a day: those two days before and after enclose the one that applies.
    const offsetAround = (days: number) =>
      localTimeAt(localTime + days * DAY_MS) - (localTime + days * DAY_MS);
    const candidates = [localTime - offsetAround(-2), localTime - offsetAround(2)];
    let earlier = Math.min(...candidates);
    let later = Math.max(...candidates);
    if (localTimeAt(earlier) === localTime) return earlier;
    if (localTimeAt(later) === localTime) return later;
    while (later - earlier > MINUTE_MS) {
      const middle = Math.round((earlier + later) / 2 / MINUTE_MS) * MINUTE_MS;
      if (localTimeAt(middle) < localTime) earlier = middle;
      else later = middle;
    }
    return later;
  };

  return { localTimeAt, instantAt };
};
