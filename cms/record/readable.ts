import { nameOfDay, toWeek } from './hours-by-day';

/** The texts of a value of the form: entries, and days with their hours, on lines of their own. */
export const readable = (value: unknown, language: string): string => {
  if (Array.isArray(value))
    return value
      .map((entry) => readable(entry, language))
      .filter(Boolean)
      .join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const week = Object.entries(toWeek(value) ?? {}).map(([day, shifts]) => {
    const hours = shifts.map(({ opens, closes }) => `${opens ?? ''} – ${closes ?? ''}`).join(', ');
    return `${nameOfDay(day, language)}: ${hours || '–'}`;
  });
  if (week.length) return week.join('\n');
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([, cell]) => readable(cell, language))
    .filter(Boolean)
    .join(': ');
};
