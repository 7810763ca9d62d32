import { wholeDay } from './groups';
import { meaningsOf, type WrittenTime } from './clock-times';
import { readEntry, readHours, type EntryReading } from './read-entry';
import { ofKind, says, type Fact } from './reading';
import {
  overlap,
  weekdays,
  withoutBreak,
  type Season,
  type Span,
  type SpecialDays,
  type Week,
  type Weekday,
  type WeeklyHours,
} from './week';
import { daysAfter, isoDay } from '@/lib/platform/day';

/** An entry of the record: either text may hold days and hours. */
export type DaysAndHours = { days: string; hours: string };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Null when texts disagree about a day. */
const mergeSpans = (mentions: readonly Span[][]): Span[] | null => {
  const [first, ...others] = mentions;
  if (!first || others.every((spans) => isEqual(spans, first))) return first ?? [];
  const all = mentions.flat();
  if (mentions.some((spans) => spans.length === 0) || overlap(all)) return null;
  return all.sort((one, other) => one.opens - other.opens);
};

/** 'PST', 'PT' and 'PDT' name the zone America/Los_Angeles. */
const isNameOf = (name: string, zone: string): boolean =>
  ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-CA', 'en-IE', 'en-ZA', 'en-IN'].some((locale) =>
    [0, 6].some((month) =>
      (['short', 'shortGeneric'] as const).some((timeZoneName) =>
        new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
          .format(Date.UTC(2026, month, 15))
          .toLowerCase()
          .endsWith(` ${name}`),
      ),
    ),
  );

/**
 * Reads each entry by itself; '09:00-11:30', which alone has two meanings, by the clock of the other entries.
 */
const readAll = (entries: readonly DaysAndHours[], zone: string | null | undefined): EntryReading[] => {
  const read = (entry: DaysAndHours, is24Hour: boolean) =>
    readEntry(entry, is24Hour, (name) => !zone || isNameOf(name, zone));
  const readings = entries.map((entry) => ({ entry, ...read(entry, false) }));
  const is24Hour = readings.some((reading) => reading.isOn24HourClock);
  return readings.map((reading) =>
    is24Hour && reading.isFullTime && says(reading.facts, 'unclear') ? read(reading.entry, true) : reading,
  );
};

/**
 * How much of each entry is understood: 'part' when a clause beside its hours is not read, 'extra' when it
 * has emergency service alone.
 */
export const understandingOf = (
  entries: readonly DaysAndHours[],
  zone?: string | null,
): ('all' | 'part' | 'extra' | 'none')[] =>
  readAll(entries, zone).map(({ facts, namesEmergency }) => {
    const hours = ofKind(facts, 'hours');
    const hasHours = says(facts, 'hours', 'until', 'always-open');
    // 'Mon-Fri 8-5, by appointment only': which of its hours are fixed is not said.
    const isDoubted =
      hours.some(({ spans }) => spans?.length) &&
      hours.some(({ days, spans }) => !spans && days.length === 7);
    const isPartial = says(facts, 'not-read');
    if (says(facts, 'unclear') || isDoubted || (isPartial && !hasHours)) return 'none';
    if (isPartial) return 'part';
    return namesEmergency && !hasHours ? 'extra' : 'all';
  });

type Days = { week: Week; contradictory: Weekday[] };

/** Hours that end at `time` in place of their usual end; null when no certain time after the opening. */
const endingAt = (spans: readonly Span[], time: WrittenTime): Span[] | null => {
  const last = spans.at(-1);
  const [closes, ...others] = meaningsOf(time, { is24Hour: false }).filter((end) => last && end > last.opens);
  return last && closes !== undefined && others.length === 0
    ? [...spans.slice(0, -1), { opens: last.opens, closes }]
    : null;
};

const weekOf = (facts: readonly Fact[], season: Season | null): Days => {
  const groups = ofKind(facts, 'hours');
  const usual = groups.filter((group) => !group.season);
  const own = groups.filter((group) => isEqual(group.season, season));
  const isUsual = (day: Weekday) => usual.some(({ days }) => days.includes(day));
  // 'Mon-Fri 9-5; Sat 9-1 (May-Sep)' adds a day to the usual week.
  const isApart = usual.some(({ isRest }) => isRest);
  const adds = season !== null && !isApart && !own.some(({ days }) => days.some(isUsual));
  const inSeason = adds ? [...usual, ...own] : own;
  const mayHaveMore =
    says(facts, 'extra') || inSeason.every(({ days, isExtra }) => days.length === 0 || isExtra);
  const week: Week = { spans: [], closed: [], unknown: [] };
  const contradictory: Weekday[] = [];
  for (const day of weekdays) {
    const isOfDay = ({ days }: { days: readonly Weekday[] }) => days.includes(day);
    const named = inSeason.filter(isOfDay).map(({ spans }) => spans);
    const mentions = named.filter((spans) => spans !== null);
    const isUnsaid = named.length === 0 && (mayHaveMore || (season !== null && isUsual(day)));
    const isUnclear = ofKind(facts, 'unclear').some(isOfDay) || mentions.length < named.length;
    const merged = mergeSpans(mentions);
    if (!merged) contradictory.push(day);
    let spans = isUnsaid || isUnclear ? null : merged;
    for (const { span } of ofKind(facts, 'break').filter(isOfDay)) spans &&= withoutBreak(spans, span);
    for (const { time } of ofKind(facts, 'until').filter(isOfDay)) spans &&= endingAt(spans, time);
    if (!spans) week.unknown.push(day);
    else if (mentions.length > 0 && spans.length === 0) week.closed.push(day);
    else week.spans.push(...spans.map((span) => ({ day, ...span })));
  }
  return { week, contradictory };
};

const allUnknown: Week = { spans: [], closed: [], unknown: [...weekdays] };

/**
 * Opening hours from free texts in English or Spanish. A day is unknown when its text is not understood or
 * texts disagree; closed when no text names it and none may concern it ('Emergency calls').
 * @param zone the business's time zone if known: hours of another zone are not understood
 */
export const weeklyHours = (entries: readonly DaysAndHours[], zone?: string | null): WeeklyHours => {
  const readings = readAll(entries, zone);
  const facts = readings.flatMap((reading) => reading.facts);
  const groups = ofKind(facts, 'hours');
  const namesHolidays = readings.some((reading) => reading.namesHolidays);
  if (says(facts, 'always-open')) {
    if (groups.some(({ days, spans }) => days.length > 0 && spans))
      return { ...allUnknown, namesHolidays, seasons: [], contradictory: [...weekdays] };
    facts.push({ kind: 'hours', days: [...weekdays], spans: [wholeDay], season: null });
  }
  const seasons = new Map(groups.flatMap(({ season }) => (season ? [[JSON.stringify(season), season]] : [])));
  // Without a season 'the rest of the year' has no meaning.
  if (seasons.size === 0 && groups.some(({ isRest }) => isRest))
    facts.push({ kind: 'unclear', days: weekdays });
  const usual = weekOf(facts, null);
  const weeks = [...seasons.values()].map((season) => ({ season, ...weekOf(facts, season) }));
  const contradictory = [usual, ...weeks].flatMap((week) => week.contradictory);
  return {
    ...usual.week,
    namesHolidays,
    seasons: weeks.map(({ season, week }) => ({ ...season, ...week })),
    contradictory: weekdays.filter((day) => contradictory.includes(day)),
  };
};

/** Whether texts say more than a grid of days and hours can: 'Saturday by appointment', holidays. */
export const sayMoreThanDays = (entries: readonly DaysAndHours[], zone?: string | null): boolean => {
  const { unknown, namesHolidays, seasons } = weeklyHours(entries, zone);
  const hasMore = readAll(entries, zone).some(({ facts }) => says(facts, 'extra'));
  return hasMore || namesHolidays || unknown.length > 0 || seasons.length > 0;
};

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * Both dates included; `hours` null: closed. `asWritten`: the dates as the record has them, one of which is
 * not read; nothing is claimed from `from` to `to`, the longest time that it may mean.
 */
export type SpecialHours = {
  from: string;
  to: string;
  hours: string | null;
  note: string | null;
  asWritten?: string;
  /** On the same date of each later year, too. */
  everyYear?: boolean;
};

const MONTH_MS = 62 * HALF_DAY_MS;
/** Days of which one end is not read may be as few as one. */
const lengthOf = ({ from, to, asWritten }: SpecialHours) => {
  const length = Date.parse(to) - Date.parse(from);
  return asWritten !== undefined && length <= MONTH_MS ? 0 : length;
};

/** The given days without the other days. */
const without = (days: readonly SpecialDays[], { from, to }: SpecialDays): SpecialDays[] =>
  days.flatMap((one) => {
    if (to < one.from || one.to < from) return [one];
    const before = { ...one, to: daysAfter(from, -1) };
    const after = { ...one, from: daysAfter(to, 1) };
    return [before, after].filter((rest) => rest.from <= rest.to);
  });

/**
 * Days that do not overlap: of two entries the narrower wins; differing entries of one length are unknown.
 */
export const specialDays = (entries: readonly SpecialHours[]): SpecialDays[] => {
  const days = entries
    .map((entry) => {
      const { from, to, hours, asWritten } = entry;
      const spans = hours === null ? [] : readHours(hours);
      return { from, to, spans: asWritten === undefined ? spans : null, length: lengthOf(entry) };
    })
    .sort((one, other) => one.length - other.length);
  const placed: SpecialDays[] = [];
  for (const { length, ...one } of days) {
    const equal = days.filter((other) => other.length === length && !isEqual(other.spans, one.spans));
    const isUncertain = equal.some(({ from, to }) => from <= one.to && one.from <= to);
    const rest = placed.reduce<SpecialDays[]>(without, [one]);
    placed.push(...rest.map((part) => (isUncertain ? { ...part, spans: null } : part)));
  }
  return placed.sort((one, other) => one.from.localeCompare(other.from));
};

/** Moves past yearly days to their next year; outside of leap years February 29 becomes March 1. */
const inNextYear = (entry: SpecialHours, today: string): SpecialHours => {
  const { from, to, everyYear } = entry;
  if (!everyYear || to >= today) return entry;
  const later = (date: string, years: number) => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    return isoDay(Date.UTC(year + years, month - 1, day));
  };
  const sameYear = Number(today.slice(0, 4)) - Number(to.slice(0, 4));
  const years = later(to, sameYear) < today ? sameYear + 1 : sameYear;
  return { ...entry, from: later(from, years), to: later(to, years) };
};

/** Entries that are not yet over in every time zone, by date. */
export const upcomingSpecialHours = (
  entries: readonly SpecialHours[],
  now = Date.now(),
): readonly SpecialHours[] => {
  const today = isoDay(now - HALF_DAY_MS);
  return entries
    .map((entry) => inNextYear(entry, today))
    .filter(({ to }) => to >= today)
    .sort((one, other) => one.from.localeCompare(other.from));
};
