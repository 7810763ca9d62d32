import { readHours } from './read-entry';
import type { SpecialDays } from './week';

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** Dates (both included) with hours of their own, as the record writes them; null: closed. */
export type SpecialHours = { from: string; to: string; hours: string | null; note: string | null };

export const specialDays = (entries: readonly SpecialHours[]): SpecialDays[] =>
  entries.map(({ from, to, hours }) => ({ from, to, spans: hours === null ? [] : readHours(hours) }));

/** Entries that are not yet over in every time zone, by date. */
export const upcomingSpecialHours = (
  entries: readonly SpecialHours[],
  now = Date.now(),
): readonly SpecialHours[] => {
  const today = new Date(now - HALF_DAY_MS).toISOString().slice(0, 10);
  return entries.filter(({ to }) => to >= today).sort((one, other) => one.from.localeCompare(other.from));
};
