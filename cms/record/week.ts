/** Hours of a week as a grid, and as the rows of the record that they were read from. */
export type HoursRow = { id: string; day: string | null; hour: string | null };
/** Minutes since midnight; null: closed. Monday is the first. */
export type Day = { open: number; close: number } | null;

const dayNames = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
};
export type Language = keyof typeof dayNames;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const starts = [...dayNames.en, ...dayNames.es].map(
  (name, index) => [plain(name).slice(0, 3), index % 7] as const,
);
const dayOf = (text: string) => starts.find(([start]) => plain(text).trim().startsWith(start))?.[1];

/** @returns the days of `Monday - Friday` or `Mon, Wed`; null for other texts */
export const daysOf = (text: string): number[] | null => {
  const days = new Set<number>();
  for (const part of text.split(/,|&|\band\b|\by\b/i)) {
    const [from, to, more] = part.split(/\s*(?:-|–|\bto\b|\ba\b|\bthrough\b)\s*/i).map(dayOf);
    if (from === undefined || more !== undefined || (/-|–/.test(part) && to === undefined)) return null;
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === (to ?? from)) break;
    }
  }
  return [...days];
};

const minutesOf = (text: string): number | null => {
  const found = /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s*m?\.?\s*$/i.exec(text);
  if (!found) return null;
  const [hour, minute, half] = [Number(found[1]), Number(found[2] ?? 0), found[3]?.toLowerCase()];
  if (minute > 59 || hour > (half ? 12 : 24) || (half && !hour)) return null;
  return ((half ? hour % 12 : hour) + (half === 'p' ? 12 : 0)) * 60 + minute;
};

/** @returns the hours of `8 AM - 5 PM`; null for closed; undefined for other texts */
export const hoursOf = (text: string): Day | undefined => {
  if (/^\s*(closed|cerrado)\s*$/i.test(text)) return null;
  const [open, close, more] = text.split(/\s*(?:-|–|\bto\b|\ba\b(?!\.))\s*/i).map(minutesOf);
  if (open === null || open === undefined || close === null || close === undefined || more !== undefined)
    return undefined;
  return { open, close };
};

/** @returns a day for each of seven, or null when the rows say more than a grid can */
export const weekOf = (rows: readonly HoursRow[]): Day[] | null => {
  const week: Day[] = Array.from({ length: 7 }, () => null);
  const seen = new Set<number>();
  for (const { day, hour } of rows) {
    const [days, hours] = [daysOf(day ?? ''), hoursOf(hour ?? '')];
    if (!days || hours === undefined || days.some((one) => seen.has(one))) return null;
    for (const one of days) {
      seen.add(one);
      week[one] = hours;
    }
  }
  return week;
};

const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
const same = (a: Day | undefined, b: Day | undefined) => a?.open === b?.open && a?.close === b?.close;

/**
 * The rows of a week: neighbouring days with the same hours are one row. Rows that say what they said keep
 * their words and ids; closed days have no row.
 */
export const rowsOfWeek = (
  week: readonly Day[],
  before: readonly HoursRow[],
  language: Language,
): HoursRow[] => {
  const groups: number[][] = [];
  week.forEach((day, index) => {
    const last = groups.at(-1);
    if (!day) return;
    if (last && last.at(-1) === index - 1 && same(week[index - 1], day)) last.push(index);
    else groups.push([index]);
  });
  const names = dayNames[language];
  const unused = [...before];
  const takeBefore = (fits: (row: HoursRow) => boolean) => {
    const index = unused.findIndex(fits);
    return index < 0 ? undefined : unused.splice(index, 1)[0];
  };
  const kept = groups.map((days) =>
    takeBefore(
      (row) =>
        daysOf(row.day ?? '')
          ?.sort()
          .join() === [...days].sort().join() &&
        same(hoursOf(row.hour ?? '') ?? undefined, week[days[0] as number]),
    ),
  );
  return groups.map((days, index) => {
    const row = kept[index];
    if (row) return row;
    const day = week[days[0] as number] as NonNullable<Day>;
    const [first, last] = [names[days[0] as number], names[days.at(-1) as number]];
    const old = takeBefore((one) => daysOf(one.day ?? '')?.includes(days[0] as number) ?? false);
    return {
      id: old?.id ?? crypto.randomUUID(),
      day: first === last ? (first as string) : `${first} - ${last}`,
      hour: `${clock(day.open)} - ${clock(day.close)}`,
    };
  });
};
