import { weekdays, type Weekday } from './week';
import { weeklyHours, type DaysAndHours } from './weekly-hours';

/** A row of the table of hours; `weekdays`: the days that it is known to name. */
export type HoursRow = DaysAndHours & { weekdays: Weekday[] };

const ONE_DAY = /^\p{L}+[.:]?$/u;

const plain = (hours: string) =>
  hours
    .replace(/\s+/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase();

/** 'Closed Sunday' closes one day, and says nothing of the other days. */
const daysIn = (entry: DaysAndHours): Weekday[] => {
  const { spans, closed, unknown } = weeklyHours([entry]);
  const named = new Set([...spans.map(({ day }) => day), ...closed]);
  return weekdays.filter((day) => named.has(day) && !unknown.includes(day));
};

/** The day of a text that names one day and nothing else. */
const oneDay = (text: string): Weekday | null => {
  const [day = null, ...others] = ONE_DAY.test(text) ? daysIn({ days: text, hours: 'closed' }) : [];
  return others.length === 0 ? day : null;
};

/** 'Monday: 8 AM – 5 PM' in one field, as Google lists hours. */
const inTwo = (entry: DaysAndHours): DaysAndHours => {
  const [, days = '', hours = ''] = /^(\p{L}+)(?::|\.?\s)\s*(\S.*)$/u.exec(entry.days + entry.hours) ?? [];
  const isApart = (entry.days && entry.hours) || oneDay(days) === null || daysIn(entry).length !== 1;
  return isApart ? entry : { days, hours };
};

/** `day`: null for a row that may name more than one day. */
type Row = HoursRow & { day: Weekday | null };

/** Neighbouring days with the same hours as one row: 'Monday – Friday'. */
export const joinedRows = (entries: readonly Row[]): HoursRow[] => {
  const rows: (Row & { first: string })[] = [];
  for (const entry of entries) {
    const { day, days, hours } = entry;
    const row = rows.at(-1);
    if (row && day !== null && row.day === day - 1 && plain(row.hours) === plain(hours)) {
      row.days = `${row.first} – ${days}`;
      row.weekdays.push(day);
      row.day = day;
    } else rows.push({ ...entry, first: days });
  }
  return rows.map(({ days, hours, weekdays: named }) => ({ days, hours, weekdays: named }));
};

/** The texts of opening hours as rows, in the words of the record. */
export const hoursRows = (entries: readonly DaysAndHours[]): HoursRow[] =>
  joinedRows(
    entries.map(inTwo).map((entry): Row => {
      const day = entry.hours ? oneDay(entry.days) : null;
      return day === null
        ? { ...entry, day, weekdays: daysIn(entry) }
        : { ...entry, day, days: entry.days.replace(/[.:]$/, ''), weekdays: [day] };
    }),
  );
