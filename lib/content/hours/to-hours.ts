import type { business as businessFields } from '@/lib/content/business/business-fields';
import { NO_DATE } from '@/lib/content/fields/text-kinds';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireOf } from '@/lib/content/fields/field';
import type { Messages } from '@/lib/language/i18n';
import { readDay, textsOfGrid, type DayGrid, type SpecialHours } from '@/lib/language/opening-hours';
import type { Hours, OpeningHours } from './hours';
import type { weekGrid } from './hours-fields';

type Business = WireOf<typeof businessFields>;
type WireGrid = WireOf<typeof weekGrid>;

const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Shift = { opens: number; closes: number };

/** Null for an entry that lacks a time, which the doctor names, or has one that cannot be read. */
const toShift = (
  entry: { opens: number | null; closes: number | null },
  path: string,
  problems: FieldProblem[],
): Shift | null => {
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

const toTexts = (business: Business): OpeningHours[] => {
  const [days, hours] = [business?.workdays ?? [], business?.workHours ?? []];
  return Array.from({ length: Math.max(days.length, hours.length) }, (_, index) => ({
    days: days[index]?.day ?? '',
    hours: hours[index]?.hour ?? '',
  })).filter((entry) => entry.days || entry.hours);
};

/** The longest that other hours may last when one end of them cannot be read: nothing is claimed so long. */
const MAX_UNREAD_DAYS = 31;
const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

const toSpecialHours = (business: Business, problems: FieldProblem[]): SpecialHours[] =>
  (business?.specialHours ?? []).flatMap((entry, index) => {
    if (!entry) return [];
    const path = `dbPrincipal.specialHours[${index}]`;
    const ends = [entry.from ?? entry.to, entry.to ?? entry.from] as const;
    for (const key of ['from', 'to'] as const)
      if (entry[key] && !entry[key].iso) problems.push({ path: `${path}.${key}`, reason: NO_DATE });
    const [from, to] = ends.map((end) => end?.iso ?? null);
    const hours = entry.closed ? null : entry.hours;
    if (entry.closed !== true && hours === null) {
      problems.push({ path, reason: 'has neither `hours` nor `closed`: true' });
      return [];
    }
    if (from && to && from <= to)
      return [{ from, to, hours, note: entry.note, ...(entry.yearly && { everyYear: true }) }];
    if (from && to) problems.push({ path, reason: 'has a `to` that is earlier than `from`' });
    const first = from ?? (to && daysFrom(to, -MAX_UNREAD_DAYS));
    if (!first) {
      if (!ends[0]) problems.push({ path, reason: 'has no date in `from`' });
      return [];
    }
    const last = from ? daysFrom(from, MAX_UNREAD_DAYS) : (to ?? first);
    const asWritten = ends.map((end) => end?.text).join(' – ');
    return [{ from: first, to: last, hours, note: entry.note, asWritten }];
  });

/** The hours of `options.hours` where it has any, else of `workdays` and `workHours`. */
export const toHours = (
  business: Business,
  grid: WireGrid | undefined,
  { locale, fact }: Messages,
  problems: FieldProblem[],
): Hours => {
  const dayGrid = toDayGrid(grid, problems);
  return {
    openingHours: dayGrid ? textsOfGrid(dayGrid, locale, fact) : toTexts(business),
    dayGrid,
    specialHours: toSpecialHours(business, problems),
  };
};
