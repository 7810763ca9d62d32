import type { SpecialHours } from '@/lib/language/opening-hours';
import type { OpeningHours } from '@/lib/content/domain/site';
import type { FieldProblem } from './wire/forgiving-parse';
import type { WireRecord } from './wire/wire-record';

/** Joins the record's two lists, days and hours, by index. */
export const toOpeningHours = (days: string[], hours: string[]): OpeningHours[] =>
  Array.from({ length: Math.max(days.length, hours.length) }, (_, index) => ({
    days: days[index] ?? '',
    hours: hours[index] ?? '',
  })).filter((entry) => entry.days || entry.hours);

/** An entry without a date or without hours is reported and left out. */
export const toSpecialHours = (
  entries: NonNullable<WireRecord['dbPrincipal']>['specialHours'] | undefined,
  problems: FieldProblem[],
): SpecialHours[] =>
  (entries ?? []).flatMap((entry, index) => {
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
