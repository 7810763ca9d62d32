import { DAY_MINUTES, type Span } from './week';

/** `padded`: with a leading zero ('08:00'), which suggests a 24-hour clock. */
export type WrittenTime = { hour: number; minute: number; period: 'am' | 'pm' | null; padded: boolean };

const WORD_END = '(?![a-z0-9])';
const AM_PM = String.raw`(?: ?([ap])(?: ?\. ?| )?m${WORD_END}\.?|([ap])${WORD_END})`;
const PART_OF_DAY = String.raw` (?:(?:(?:de|por) la|in the|at) )(manana|tarde|noche|morning|afternoon|evening|night)${WORD_END}`;
const MINUTE = String.raw`(?: ?[:.h] ?([0-5]\d)(?::[0-5]\d)?|([0-5]\d)(?= ?[ap](?: ?\. ?)?m))?`;
export const timePattern = new RegExp(String.raw`(\d{1,2})${MINUTE}(?!\d)(?:${AM_PM}|${PART_OF_DAY})?`, 'y');
/** '0900-1700': digits are a time only in a pair; one that starts with 19 or 20 may be a year. */
const OF_YEARS = '(?:19|20)';
const DIGITS_TO = ' ?(?:h(?:ou)?rs? ?)?(?:[-‒–—]|to) ?';
export const digitsPattern = new RegExp(
  [
    String.raw`(?!${OF_YEARS})\d\d[0-5][05](?=${DIGITS_TO}\d\d[0-5][05](?!\d))`,
    String.raw`(?<=(?<!\d)(?!${OF_YEARS})\d\d[0-5][05]${DIGITS_TO})\d\d[0-5][05](?!\d)`,
  ].join('|'),
  'y',
);

/** 'At night' begins in the evening and includes midnight. */
const periodOf = (
  letter: string | undefined,
  part: string | undefined,
  hour: number,
): WrittenTime['period'] => {
  if (letter) return letter === 'a' ? 'am' : 'pm';
  if (!part) return null;
  const isAfterMidnight = /^n(?:oche|ight)/.test(part) && (hour === 12 || hour < 6);
  return /^m(?:anana|orning)/.test(part) || isAfterMidnight ? 'am' : 'pm';
};

const written = (hour: string, minute: string, period: WrittenTime['period'] = null): WrittenTime => ({
  hour: Number(hour),
  minute: Number(minute),
  period,
  padded: hour.length === 2 && hour.startsWith('0'),
});

/** '12 m.', meridiem: noon in Puerto Rico and elsewhere. */
export const twelveM = new RegExp(String.raw`12(?:[:.]00)? ?m${WORD_END}\.?`, 'y');

export const twelve = (period: 'am' | 'pm'): WrittenTime => written('12', '0', period);

/** The time of a match of `timePattern`, or of `digitsPattern`, which has no groups. */
export const toTime = (match: RegExpExecArray): WrittenTime => {
  const [digits, hour, minute, joined, spaced, attached, part] = match;
  if (hour === undefined) return written(digits.slice(0, 2), digits.slice(2));
  return written(hour, minute ?? joined ?? '0', periodOf(spaced ?? attached, part, Number(hour)));
};

const HOUR = 60;
const NOON = 12 * HOUR;
const MIN_USUAL_OPENING = 5 * HOUR;
const MAX_USUAL_NIGHT_END = 6 * HOUR;
const MAX_NIGHT = 20 * HOUR;
const MAX_NIGHT_WITH_GUESSED_END = 16 * HOUR;
/**
 * A guessed opening before this time, with a closing time in the afternoon, is more likely in the afternoon.
 */
const MIN_OPENING_BEFORE_PM = 6 * HOUR;
const MIN_AFTERNOON = 2 * HOUR;

export type Clock = { is24Hour: boolean };
type Reading = Span & { pastMidnight: boolean };

const to24Hour = ({ hour, minute }: WrittenTime, period: 'am' | 'pm') =>
  (hour % 12) * HOUR + minute + (period === 'pm' ? NOON : 0);

/** Minutes after midnight: two without am or pm, none for an impossible time. */
export const meaningsOf = (time: WrittenTime, { is24Hour }: Clock): number[] => {
  const { hour, minute, period } = time;
  const literal = hour * HOUR + minute;
  if (literal > DAY_MINUTES || minute > 59) return [];
  if (period === null) {
    const isCertain = is24Hour || hour > 12 || hour === 0;
    return isCertain ? [literal] : [to24Hour(time, 'am'), to24Hour(time, 'pm')];
  }
  if (hour > 12) return period === 'pm' && hour < 24 ? [literal] : [];
  return hour === 0 && period === 'pm' ? [] : [to24Hour(time, period)];
};

/** '08:00', '8:00 AM' or '5 pm' alone, as minutes after midnight; null for '8', which may be either. */
export const readTimeOfDay = (text: string): number | null => {
  timePattern.lastIndex = 0;
  const match = timePattern.exec(text);
  if (match?.[0] !== text) return null;
  const time = toTime(match);
  const isCertain = time.period !== null || /[:.h]/.test(text);
  return (isCertain ? meaningsOf(time, { is24Hour: true })[0] : null) ?? null;
};

const toReading = (opens: number, end: number): Reading => {
  // '12 AM - 12 AM' is the whole day.
  const closes = opens === 0 && end === 0 ? DAY_MINUTES : end;
  const pastMidnight = closes <= opens;
  // Forms write the end of a day as 11:59 PM.
  if (closes === DAY_MINUTES - 1) return { opens, closes: DAY_MINUTES, pastMidnight };
  return { opens, closes: pastMidnight ? closes + DAY_MINUTES : closes, pastMidnight };
};

const isPossible = ({ opens, closes, pastMidnight }: Reading) => {
  if (opens >= DAY_MINUTES) return false;
  if (pastMidnight && closes === opens + DAY_MINUTES) return false;
  return closes <= DAY_MINUTES || closes - opens < MAX_NIGHT;
};

/** Hours by two certain times, in minutes; '00:00' to '00:00' is the whole day. Null for impossible hours. */
export const toSpan = (from: number, to: number): Span | null => {
  const reading = toReading(from, to);
  return isPossible(reading) ? { opens: reading.opens, closes: reading.closes } : null;
};

export const isOn24HourClock = (times: readonly WrittenTime[]): boolean =>
  times.every(({ period }) => period === null) && times.some(({ hour }) => hour > 12 || hour === 0);

/**
 * Resolves 'from - to', trying am and pm where they are missing. Drops a reading that
 * - opens before 5 AM unless the record says am;
 * - passes midnight without am or pm, ends after 6 AM, or lasts 16 hours or more from a named opening;
 * - passes midnight for 20 hours or more, or on a 24-hour clock from an opening before noon;
 * - opens before 6 AM where '5 - 8 PM' may mean the afternoon;
 * - is '11 - 12', an hour or until midnight, when no span follows, or '5 - 1', of a bakery or of a bar;
 * - closes after `latest`, the last possible start of the span that follows, when an earlier one is left;
 * - opens before `earliest`, the end of the span before it, when a later one is left.
 * @returns null unless one reading is left ('8 - 10' has two), or when zero-padded times contradict it
 */
export const resolveSpan = (
  from: WrittenTime,
  to: WrittenTime,
  clock: Clock,
  { earliest = 0, latest = Infinity } = {},
): Span | null => {
  const openings = meaningsOf(from, clock);
  const closings = meaningsOf(to, clock);
  const guessesOpening = openings.length > 1;
  const guessesClosing = closings.length > 1;

  const isPlausible = (reading: Reading) => {
    const { opens, closes, pastMidnight } = reading;
    if (!isPossible(reading)) return false;
    if (guessesOpening && opens < MIN_USUAL_OPENING) return false;
    if (!pastMidnight) return true;
    const endsTheDay = reading.closes === DAY_MINUTES && !guessesClosing;
    if (!guessesOpening && !guessesClosing) return !clock.is24Hour || opens >= NOON || endsTheDay;
    if (guessesOpening && guessesClosing) return false;
    const endsInTheNight = closes - DAY_MINUTES <= MAX_USUAL_NIGHT_END;
    return endsInTheNight && (guessesOpening || closes - opens < MAX_NIGHT_WITH_GUESSED_END);
  };

  const plausible = openings
    .flatMap((opens) => closings.map((closes) => toReading(opens, closes)))
    .filter(isPlausible);
  const afternoon = plausible.filter(
    ({ opens, closes }) => opens >= NOON && closes <= DAY_MINUTES && closes - opens >= MIN_AFTERNOON,
  );
  const isAfternoon =
    guessesOpening &&
    to.period === 'pm' &&
    afternoon.length > 0 &&
    plausible.every(({ opens }) => opens < MIN_OPENING_BEFORE_PM || opens >= NOON);
  const usual = isAfternoon ? afternoon : plausible;
  const between = usual.filter(({ opens, closes }) => opens >= earliest && closes <= latest);
  const later = usual.filter(({ opens }) => opens >= earliest);
  const [reading, ...others] = [between, later].find(({ length }) => length > 0) ?? usual;
  if (!reading || others.length > 0) return null;
  // '11-12' may be one hour, or last until midnight.
  const isHourOrDay = latest === Infinity && reading.closes === NOON && reading.opens >= NOON - HOUR;
  const isEarlyOrNight = reading.opens < 6 * HOUR && reading.closes >= NOON && reading.closes < 16 * HOUR;
  if (guessesOpening && guessesClosing && (isHourOrDay || isEarlyOrNight)) return null;

  const { opens, closes } = reading;
  const looksLike24Hour = from.period === null && to.period === null && (from.padded || to.padded);
  const isLiteral = opens === from.hour * HOUR + from.minute && closes === to.hour * HOUR + to.minute;
  return looksLike24Hour && !clock.is24Hour && !isLiteral ? null : { opens, closes };
};
