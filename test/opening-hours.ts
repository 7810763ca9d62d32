import { specialDays, weeklyHours, type SpecialHours } from '@/lib/language/opening-hours';
import { formatStatus, openStatusAt } from '@/lib/language/opening-hours/open-now';
import type { OpenWeek } from '@/lib/language/opening-hours/week-code';

/** Entries of a record as pairs of days and hours. */
export type Entries = [days: string, hours: string][];

const readWeek = (entries: Entries) => weeklyHours(entries.map(([days, hours]) => ({ days, hours })));

export const weekOf = (entries: Entries, special: SpecialHours[] = []): OpenWeek => ({
  ...readWeek(entries),
  special: specialDays(special),
});

/** What visitors read at an instant, with plain spaces. */
export const statusText = (week: OpenWeek, timeZone: string, instant: string, language: 'en' | 'es' = 'en') =>
  formatStatus(openStatusAt(Date.parse(instant), week, timeZone), timeZone, language).replace(/\s/g, ' ');

export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;

/** The week of a record's entries in one line: 'Mo 8:00-17:00, Su closed, Tu ?'. */
export const weekInOneLine = (entries: Entries): string => {
  const { spans, closed, unknown } = readWeek(entries);
  return [
    ...spans.map(({ day, opens, closes }) => `${dayCodes[day]} ${clock(opens)}-${clock(closes)}`),
    ...closed.map((day) => `${dayCodes[day]} closed`),
    ...unknown.map((day) => `${dayCodes[day]} ?`),
  ].join(', ');
};

/** The same text for each of the days: 'Mo 8:00-17:00, Tu 8:00-17:00'. */
export const onDays = (days: string, hours: string): string =>
  days
    .split(' ')
    .map((day) => `${day} ${hours}`)
    .join(', ');
