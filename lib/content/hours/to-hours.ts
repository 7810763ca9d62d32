import type { business as businessFields } from '@/lib/content/business/business-fields';
import { NO_DATE } from '@/lib/content/fields/text-kinds';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import { readDate } from '@/lib/language/dates';
import type { Messages } from '@/lib/language/i18n';
import { readDay, textsOfGrid } from '@/lib/language/opening-hours/day-grid';
import { dayKeys, type DayGrid, type Span } from '@/lib/language/opening-hours/week';
import type { DaysAndHours, SpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import type { Hours } from './hours';
import type { weekGrid } from './hours-fields';
import { daysAfter } from '@/lib/platform/day';

type Business = WireOf<typeof businessFields>;
type WireGrid = WireOf<typeof weekGrid>;

/** Null for an entry that lacks a time, which the doctor reports, or has an unreadable time. */
const toShift = (
  entry: { opens: number | null; closes: number | null },
  path: string,
  problems: FieldProblem[],
): Span | null => {
  const { opens, closes } = entry;
  const unread = (['opens', 'closes'] as const).filter((key) => Number.isNaN(entry[key]));
  for (const key of unread) problems.push({ path: `${path}.${key}`, reason: 'is not a time such as 08:00' });
  return opens === null || closes === null || unread.length > 0 ? null : { opens, closes };
};

/** Null for a grid without a usable day. Nothing is said of a day with an unreadable entry. */
const toDayGrid = (grid: WireGrid | undefined, problems: FieldProblem[]): DayGrid | null => {
  const days = dayKeys.map((key) => {
    const path = `options.hours.${key}`;
    const shifts = grid?.[key]?.map((entry, index) => entry && toShift(entry, `${path}[${index}]`, problems));
    // An entry that is no group was reported when it was checked.
    if (!shifts || shifts.includes(null)) return null;
    const hours = readDay(shifts.filter((shift) => shift !== null));
    if (typeof hours !== 'string') return hours;
    problems.push({ path, reason: hours });
    return null;
  });
  return days.some((day) => day !== null) ? days : null;
};

const toTexts = (business: Business): DaysAndHours[] => {
  const [days, hours] = [business?.workdays ?? [], business?.workHours ?? []];
  return Array.from({ length: Math.max(days.length, hours.length) }, (_, index) => ({
    days: days[index]?.day ?? '',
    hours: hours[index]?.hour ?? '',
  })).filter((entry) => entry.days || entry.hours);
};

/** The days for which no hours are claimed when one end of other hours cannot be read. */
const MAX_UNREAD_DAYS = 31;

/** A text without a date: no hours are claimed for any day. */
const ANY_DAY = { from: '1970-01-02', to: '2199-12-30' };
const LEAP_YEAR = 2024;

type End = { text: string; iso: string | null; inAnyYear: string | null };

/** '12/24' and 'Dec 24' name a day without its year. */
const toEnd = (text: string, country: string): End => {
  const [, mark = ' '] = /([/.-])\d{1,2}\.?$/.exec(text) ?? [];
  // Without the day of the week, which fits the date in some years only.
  const day = text.replace(/^\p{L}+\.?,\s+/u, '').replace(/\.$/, '');
  const inAnyYear = readDate(`${day}${mark}${LEAP_YEAR}`, country);
  return { text, iso: readDate(text, country), inAnyYear };
};

/** A missing `from` or `to` has the date of the other field; one field may hold both: 'Dec 24 – Jan 2'. */
const endsOf = (from: string | undefined, to: string | undefined, country: string): [End, End] | null => {
  const text = from ?? to;
  if (text === undefined) return null;
  const parts = from && to ? [from, to] : text.split(/ ?[–—] ?| - | (?:to|until|through|hasta|al) /);
  const [first = text, last = text] = parts.length === 2 ? parts : [];
  return [toEnd(first, country), toEnd(last, country)];
};

type Dates = Pick<SpecialHours, 'from' | 'to' | 'asWritten' | 'everyYear'>;

const toDates = ([first, last]: [End, End], isYearly: boolean): Dates => {
  const [from, to] = [first.iso, last.iso];
  if (from && to && from <= to) return { from, to, ...(isYearly && { everyYear: true }) };
  const asWritten = [...new Set([first.text, last.text])].join(' – ');
  if (from && to && to >= daysAfter(from, -MAX_UNREAD_DAYS)) return { from: to, to: from, asWritten };
  if (from) return { from, to: daysAfter(from, MAX_UNREAD_DAYS), asWritten };
  if (to) return { from: daysAfter(to, -MAX_UNREAD_DAYS), to, asWritten };
  const [start, end] = [first.inAnyYear, last.inAnyYear];
  if (!start || !end) return { ...ANY_DAY, asWritten };
  const until = end < start ? end.replace(`${LEAP_YEAR}`, `${LEAP_YEAR + 1}`) : end;
  return { from: start, to: until, everyYear: true, ...(!isYearly && { asWritten }) };
};

const toSpecialHours = (business: Business, country: string, problems: FieldProblem[]): SpecialHours[] =>
  (business?.specialHours ?? []).flatMap((entry, index) => {
    if (!entry) return [];
    const path = `dbPrincipal.specialHours[${index}]`;
    const isClosed = entry.closed === true;
    const hours = isClosed ? null : (entry.hours ?? entry.note);
    if (!isClosed && entry.hours === null)
      problems.push({ path, reason: 'has neither `hours` nor `closed`: true' });
    if (!isClosed && hours === null) return [];
    const ends = endsOf(entry.from?.text, entry.to?.text, country);
    if (!ends) problems.push({ path, reason: 'has no date in `from`' });
    if (!ends) return [];
    const dates = toDates(ends, entry.yearly === true);
    const isRead = dates.asWritten === undefined;
    for (const key of ['from', 'to'] as const)
      if (!isRead && entry[key] && !entry[key].iso)
        problems.push({ path: `${path}.${key}`, reason: NO_DATE });
    const [first, last] = ends;
    if (first.iso && last.iso && !isRead)
      problems.push({ path, reason: 'has a `to` that is earlier than `from`' });
    return [{ ...dates, hours, note: hours === entry.note ? null : entry.note }];
  });

/** The hours of `options.hours` where it has any, else of `workdays` and `workHours`. */
export const toHours = (
  business: Business,
  grid: WireGrid | undefined,
  { locale, fact }: Messages,
  country: string,
  problems: FieldProblem[],
): Hours => {
  const dayGrid = toDayGrid(grid, problems);
  return {
    openingHours: dayGrid ? textsOfGrid(dayGrid, locale, fact) : toTexts(business),
    dayGrid,
    specialHours: toSpecialHours(business, country, problems),
  };
};
