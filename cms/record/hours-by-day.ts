import { isGroup } from './plain-json';

/** `options.hours` of the record: an empty list is a closed day, an absent one says nothing. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Shift = { opens: string | null; closes: string | null };
export type Week = Partial<Record<(typeof weekdays)[number], Shift[]>>;

const MAX_SHIFTS = 6;
const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || null;

/** @returns null for a value without a list of shifts for any weekday */
export const toWeek = (value: unknown): Week | null => {
  if (!isGroup(value)) return null;
  const days = weekdays.flatMap((day) => {
    const shifts = value[day];
    if (!Array.isArray(shifts)) return [];
    const read = shifts
      .filter(isGroup)
      .slice(0, MAX_SHIFTS)
      .map(({ opens, closes }) => ({ opens: textOf(opens), closes: textOf(closes) }));
    return [[day, read] as const];
  });
  return days.length ? Object.fromEntries(days) : null;
};

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** @returns `Tuesday` or `martes` */
export const nameOfDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + weekdays.findIndex((one) => one === day) * DAY_MS,
  );
