import { everyPageMessages, localeOf, toLanguage, type Language } from '@/lib/language/i18n/languages';
import { mayBeHoliday } from './public-holidays';
import { isInSeason, weekdayOf, type OpenWeek } from './week';
import { DAY_MS, isoDay } from '@/lib/platform/day';

const MINUTE_MS = 60_000;

/** Converts instants to local times and back, also in browsers. @throws RangeError for an unknown zone */
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
    // Offsets differ by less than a day, so the offset two days before or after is right.
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

/** Longer than any closure that a business announces. */
const MAX_DAYS_AHEAD = 62;

/** Instants are milliseconds since 1970, in whole minutes. */
export type OpenStatus =
  | { state: 'open'; closesAt: number | null }
  /** `daysAhead` counts calendar dates: 0 is today. */
  | { state: 'closed'; opensAt: number; daysAhead: number }
  | { state: 'unknown' };

const spansOn = (day: number, usual: OpenWeek, zone: string) => {
  const date = isoDay(day);
  const exception = usual.special.find(({ from, to }) => from <= date && date <= to);
  if (exception) return exception.spans;
  const seasons = usual.seasons.filter((season) => isInSeason(season, date));
  const { spans, unknown } = seasons[0] ?? usual;
  const isHoliday = usual.namesHolidays && mayBeHoliday(day, zone);
  const isUnknown = unknown.includes(weekdayOf(day)) || isHoliday || seasons.length > 1;
  return isUnknown ? null : spans.filter((span) => span.day === weekdayOf(day));
};

/**
 * Whether a business is open at `now`, and when that changes. 'unknown' when the hours of today, or of a day
 * before the next opening, are unknown, as on a public holiday when the record mentions holidays.
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
    const spans = spansOn(day, week, timeZone);
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

const corrections: Record<Language, (text: string) => string> = {
  en: (text) => text,
  es: (text) => text.replace('a las 1:', 'a la 1:'),
};

export const formatStatus = (status: OpenStatus, timeZone: string, tag: string): string => {
  const language = toLanguage(tag);
  const { openStatus } = everyPageMessages[language];
  const { open, openUntil, opens, opensOnWeekday, opensOnDate } = openStatus;
  const format = (template: string, instant: number) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(tag), { timeZone, ...options }).format(instant);
    const text = template
      .replace('{weekday}', part({ weekday: 'long' }))
      .replace('{date}', part({ month: 'long', day: 'numeric' }))
      .replace('{time}', part({ hour: 'numeric', minute: '2-digit' }));
    return corrections[language](text);
  };
  if (status.state === 'unknown') return '';
  if (status.state === 'open') return status.closesAt === null ? open : format(openUntil, status.closesAt);
  if (status.daysAhead === 0) return format(opens, status.opensAt);
  return format(status.daysAhead < 7 ? opensOnWeekday : opensOnDate, status.opensAt);
};
