import { DAY_MINUTES, type Span } from './week';

/** A time as it was written: 12 hours with a part of the day, or without, when it may mean several things. */
export type WrittenTime = {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** '08' and '00', as 24-hour clocks write. */ padded: boolean;
};

const HOUR = 60;
const NOON = 12 * HOUR;
const EARLIEST_USUAL_OPENING = 5 * HOUR;
const LATEST_USUAL_NIGHT_END = 6 * HOUR;
const LONGEST_NIGHT = 20 * HOUR;
const LONGEST_UNWRITTEN_NIGHT = 16 * HOUR;

const inHalf = ({ hour, minute }: WrittenTime, half: 'am' | 'pm') =>
  (hour % 12) * HOUR + minute + (half === 'pm' ? NOON : 0);

/** Minutes after midnight that a time may mean: one when it is certain, two when am or pm is not said, none when it is no time. */
const meaningsOf = (time: WrittenTime, is24: boolean): number[] => {
  const { hour, minute, half } = time;
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return [];
  if (half === null)
    return is24 || hour > 12 || hour === 0
      ? [hour * HOUR + minute]
      : [inHalf(time, 'am'), inHalf(time, 'pm')];
  if (hour > 12) return half === 'pm' && hour < 24 ? [hour * HOUR + minute] : [];
  return hour === 0 && half === 'pm' ? [] : [inHalf(time, half)];
};

/** `pastMidnight`: it ends at midnight or later. */
const spanOf = (opens: number, closes: number): Span & { pastMidnight: boolean } => {
  const pastMidnight = closes <= opens;
  // 11:59 PM is how forms write the end of a day.
  return {
    opens,
    closes: closes === DAY_MINUTES - 1 ? DAY_MINUTES : pastMidnight ? closes + DAY_MINUTES : closes,
    pastMidnight,
  };
};

/** Times that say nothing of am and pm are on a 24-hour clock when one of them can be nothing else. */
export const isOn24HourClock = (times: readonly WrittenTime[]): boolean =>
  times.every(({ half }) => half === null) && times.some(({ hour }) => hour > 12 || hour === 0);

/**
 * What 'from this time to that one' means, when it can mean one thing only; else null. Where am or pm is not written, both are
 * tried, and these readings are dropped:
 * - an opening before 5 AM that nobody wrote;
 * - a span past midnight when neither time says am or pm; with one said, one that ends after 6 AM, or lasts 16 hours or more
 *   from a written opening.
 * So '8 - 5' is 8 AM to 5 PM, '1 - 5 PM' is an afternoon, '9 - 12' ends at noon; '8 - 10' and '7 - 9 PM' are not understood.
 * '08:00 - 05:00' is neither one clock's nor the other's, and is not understood. What goes past midnight is shorter than 20
 * hours, and on a 24-hour clock begins at noon or later: in '8 - 17, 9 - 2' nobody means 2 AM.
 */
export const spanBetween = (from: WrittenTime, to: WrittenTime, is24: boolean): Span | null => {
  const openings = meaningsOf(from, is24);
  const closings = meaningsOf(to, is24);
  const readings = openings
    .flatMap((opens) => closings.map((closes) => spanOf(opens, closes)))
    .filter(({ opens, closes, pastMidnight }) => {
      if (
        opens >= DAY_MINUTES ||
        (pastMidnight && closes === opens + DAY_MINUTES) ||
        (closes > DAY_MINUTES && closes - opens >= LONGEST_NIGHT)
      )
        return false;
      if (openings.length > 1 && opens < EARLIEST_USUAL_OPENING) return false;
      if (!pastMidnight) return true;
      if (openings.length === 1 && closings.length === 1) return !is24 || opens >= NOON;
      if (openings.length > 1 && closings.length > 1) return false;
      return (
        closes - DAY_MINUTES <= LATEST_USUAL_NIGHT_END &&
        (openings.length > 1 || closes - opens < LONGEST_UNWRITTEN_NIGHT)
      );
    });
  const [reading] = readings;
  if (!reading || readings.length > 1) return null;
  const { opens, closes } = reading;
  const literal = from.half === null && to.half === null && (from.padded || to.padded) && !is24;
  return literal && (opens !== from.hour * HOUR + from.minute || closes !== to.hour * HOUR + to.minute)
    ? null
    : { opens, closes };
};
