import type { Site } from '@/lib/content/record/site';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireRecord } from '@/lib/content/record/wire-record';
import type { Messages } from '@/lib/language/i18n';
import { readDay, textsOfGrid, type DayGrid, type SpecialHours } from '@/lib/language/opening-hours';

type Business = WireRecord['dbPrincipal'];
type WireGrid = NonNullable<WireRecord['options']>['hours'];

const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Null for a grid without a day that can be used. A day with an unreadable entry is not said. */
const toDayGrid = (grid: WireGrid | undefined, problems: FieldProblem[]): DayGrid | null => {
  const days = dayKeys.map((key) => {
    const entries = grid?.[key];
    // An entry that is no group was reported when it was checked.
    if (!entries || entries.includes(null)) return null;
    const read = entries.flatMap((entry) =>
      entry && entry.opens !== null && entry.closes !== null
        ? [{ opens: entry.opens, closes: entry.closes }]
        : [],
    );
    const hours = read.length < entries.length ? 'needs `opens` and `closes` in each entry' : readDay(read);
    if (typeof hours !== 'string') return hours;
    problems.push({ path: `options.hours.${key}`, reason: hours });
    return null;
  });
  return days.some((day) => day !== null) ? days : null;
};

const toTexts = (business: Business): Site['openingHours'] => {
  const [days, hours] = [business?.workdays ?? [], business?.workHours ?? []];
  return Array.from({ length: Math.max(days.length, hours.length) }, (_, index) => ({
    days: days[index]?.day ?? '',
    hours: hours[index]?.hour ?? '',
  })).filter((entry) => entry.days || entry.hours);
};

const toSpecialHours = (business: Business, problems: FieldProblem[]): SpecialHours[] =>
  (business?.specialHours ?? []).flatMap((entry, index) => {
    if (!entry) return [];
    const [from, to] = [entry.from ?? entry.to, entry.to ?? entry.from];
    const hours = entry.closed ? null : entry.hours;
    const isComplete = entry.closed === true || hours !== null;
    if (from && to && from <= to && isComplete) return [{ from, to, hours, note: entry.note }];
    const path = `dbPrincipal.specialHours[${index}]`;
    if (!from || !to) problems.push({ path, reason: 'has no date in `from`' });
    else if (from > to) problems.push({ path, reason: 'has a `to` that is earlier than `from`' });
    else problems.push({ path, reason: 'has neither `hours` nor `closed`: true' });
    return [];
  });

/** The hours of `options.hours` where it has any, else of `workdays` and `workHours`. */
export const toHours = (
  { dbPrincipal: business, options }: WireRecord,
  { locale, fact }: Messages,
  problems: FieldProblem[],
): Pick<Site, 'openingHours' | 'dayGrid' | 'specialHours'> => {
  const dayGrid = toDayGrid(options?.hours, problems);
  return {
    openingHours: dayGrid ? textsOfGrid(dayGrid, locale, fact) : toTexts(business),
    dayGrid,
    specialHours: toSpecialHours(business, problems),
  };
};
