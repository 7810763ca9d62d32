import { readFileSync } from 'node:fs';
import { specialDays, weeklyHours, type SpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { formatStatus, openStatusAt } from '@/lib/language/opening-hours/open-now';
import { gridOf, type OpenWeek, type Week, type Weekday } from '@/lib/language/opening-hours/week';

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

/** Texts with their meaning; the first lines of the file say how they are written. */
export const spellings = readFileSync('lib/language/opening-hours/spellings.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [text: string, meaning: string]);

/** A text of spellings.txt, whose first lines say how it is written. */
export const entriesInLine = (line: string): Entries =>
  line.split('++').map((entry) => {
    const [days = '', hours = ''] = entry.split('||').map((text) =>
      text
        .trim()
        .replaceAll('\\n', '\n')
        .replace(/\\u(....)/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
    );
    return [days, hours];
  });

const daysInOneLine = (week: Week): string => {
  const texts = gridOf(week).map((spans, day) => {
    if (!spans) return '?';
    const times = spans.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(' ');
    return week.closed.includes(day as Weekday) ? 'closed' : times;
  });
  if (texts.every((text) => text === '?')) return '?';
  const ranges: { from: number; to: number; text: string }[] = [];
  for (const [day, text] of texts.entries()) {
    const last = ranges.at(-1);
    if (last?.text === text) last.to = day;
    else ranges.push({ from: day, to: day, text });
  }
  const daysText = (from: number, to: number) =>
    from === to ? dayCodes[from] : `${dayCodes[from]}-${dayCodes[to]}`;
  return ranges.flatMap(({ from, to, text }) => (text ? [`${daysText(from, to)} ${text}`] : [])).join(', ');
};

/** A week with its seasons, as spellings.txt writes it: 'Mo-Fr 9:00-17:00, Sa ?', 'Su closed, holidays ?'. */
export const meaningOf = (entries: Entries): string => {
  const { seasons, namesHolidays, ...usual } = readWeek(entries);
  const ofSeasons = seasons.map((season) => `; ${season.from}/${season.to} ${daysInOneLine(season)}`);
  return `${daysInOneLine(usual)}${namesHolidays ? ', holidays ?' : ''}${ofSeasons.join('')}`;
};
