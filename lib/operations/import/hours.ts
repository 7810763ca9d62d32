import { readEntry } from '@/lib/language/opening-hours/read-entry';
import { DAY_MINUTES, type Weekday, dayNames } from '@/lib/language/opening-hours/week';
import { weeklyHours } from '@/lib/language/opening-hours/weekly-hours';
import { Findings, type Place, placeOf } from './findings';
import { linesOn } from './lines';
import { type Thing, textsOf, thingsOf } from './machine-data';
import type { Page } from './read-page';
import { type Facts, businessesOf } from './site-facts';

export type Grid = Partial<Record<string, { opens: string; closes: string }[]>>;

const clock = (minutes: number): string => {
  const day = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  return `${`${Math.floor(day / 60)}`.padStart(2, '0')}:${`${day % 60}`.padStart(2, '0')}`;
};

/** The days that the texts themselves name, with hours or as closed; nothing of a day that is unclear. */
const gridOf = (entries: readonly string[]): Grid => {
  const lines = entries.map((hours) => ({ days: '', hours }));
  const named = new Set<Weekday>(
    lines.flatMap((entry) => readEntry(entry).groups.flatMap(({ days, spans }) => (spans ? days : []))),
  );
  const week = weeklyHours(lines);
  const grid: Grid = {};
  for (const [index, name] of dayNames.entries()) {
    const day = index as Weekday;
    if (!named.has(day) || week.unknown.includes(day)) continue;
    grid[name.toLowerCase()] = week.spans
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => ({ opens: clock(opens), closes: clock(closes) }));
  }
  return grid;
};

const DAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|week|m ?[-–—] ?(?:f|th|s)\b|m\/|daily|every ?day|todos los d[ií]as)/i;
const TIME = /\d|\bclosed\b|\bcerrad|\bnoon\b/i;
const MAX_LINE = 220;
/** Hours of a part or an offer, not of the business: its kitchen, a reduced price. */
const OTHER =
  /\b(?:happy hour|kitchen|delivery|drive[- ]?thru|brunch|lunch special|holiday|emergenc\w+|after[- ]hours|delivery|mass|pool|phone lines?)\b/i;

/** Rows with a column for the morning and one for the afternoon: 'closed' beside hours says nothing. */
const rowText = (cells: readonly string[]): string => {
  const filled = cells.map((cell) => cell.replace(/\n/g, ', ').trim()).filter(Boolean);
  const [day = '', ...rest] = filled;
  const open = rest.filter((cell) => /\d/.test(cell));
  return `${day}: ${(open.length > 0 ? open : rest.slice(0, 1)).join(', ')}`;
};

const says = (text: string): boolean =>
  readEntry({ days: '', hours: text }).groups.some(({ days, spans }) => days.length > 0 && spans !== null);

type Group = { entries: string[]; place: Place; page: Page };

/** Lines with days and hours that stand together; a line of days alone goes with the next one. */
const groupsOn = (page: Page): Group[] => {
  const groups: Group[] = [];
  let last = -10;
  let isOther = false;
  const add = (text: string, index: number, block: Parameters<typeof placeOf>[1]) => {
    if (index - last > 2 || groups.length === 0)
      groups.push({ entries: [], place: placeOf(page, block), page });
    groups.at(-1)?.entries.push(text);
    last = index;
  };
  const rows = new Set<object>();
  const lines = linesOn(page);
  lines.forEach(({ text, block, isCredit }, index) => {
    if (block.kind === 'heading') isOther = OTHER.test(text);
    if (isCredit || isOther || block.isQuote || text.length > MAX_LINE || rows.has(block)) return;
    if (block.kind === 'row') {
      rows.add(block);
      const row = rowText(block.cells);
      if (DAY.test(row) && says(row)) add(row, index, block);
      last =
        groups.length > 0 && last >= index - 2 - block.cells.length ? index + block.cells.length - 1 : last;
      return;
    }
    if (!DAY.test(text)) return;
    const cleaned = text.replace(/^.{0,40}?\b(?:hours|horario)[^:]{0,20}:\s*/i, '');
    if (TIME.test(cleaned) && !OTHER.test(cleaned.split(/[.;]/)[0] ?? '')) {
      for (const candidate of [cleaned, ...sentences(cleaned)])
        if (says(candidate)) {
          add(candidate, index, block);
          if (candidate === cleaned) return;
        }
      if (last === index) return;
    }
    const next = lines[index + 1]?.text ?? '';
    const both = `${cleaned.replace(/:$/, '')}: ${next}`;
    if (!/\d/.test(cleaned) && TIME.test(next) && !DAY.test(next) && next.length < 60 && says(both))
      add(both, index + 1, block);
  });
  return groups;
};
const sentences = (text: string): string[] =>
  (/[.;]\s/.test(text) ? text.split(/(?<=[a-z]{3}|m\.?|\d)[.;]\s+(?=\p{Lu})/u) : []).filter(
    (part) => part !== text,
  );

const WEEKDAYS: Record<string, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
const saidBy = (thing: Thing): string[] => {
  const short = textsOf(thing, 'openingHours')
    .flatMap((text) => text.split(/[;,]\s*(?=[A-Z][a-z]\b)/))
    .map((text) =>
      text
        .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => WEEKDAYS[day.toLowerCase()] ?? day)
        .replace(/\s+(?=\d)/, ': '),
    );
  const long = thingsOf(thing, 'openingHoursSpecification').flatMap((entry) => {
    const [opens, closes] = [
      textsOf(entry, 'opens')[0]?.slice(0, 5),
      textsOf(entry, 'closes')[0]?.slice(0, 5),
    ];
    if (textsOf(entry, 'validFrom').length > 0 || !opens || !closes) return [];
    const isWhole = opens === '00:00' && closes === '00:00';
    const hours = opens === closes ? 'closed' : `${opens} - ${closes}`;
    return !isWhole
      ? textsOf(entry, 'dayOfWeek').map((day) => `${day.replace(/^.*[/#]/, '')}: ${hours}`)
      : [];
  });
  return [...short, ...long];
};

const show = (grid: Grid): string =>
  Object.entries(grid)
    .map(
      ([day, spans]) =>
        `${day.slice(0, 3)} ${spans?.map(({ opens, closes }) => `${opens}-${closes}`).join(',') || 'closed'}`,
    )
    .join('; ');

/** The week that visitors see; machine-readable hours only when no page shows any. The report has both. */
export const hoursOf = (facts: Facts, findings: Findings): Grid | null => {
  const weeks = new Map<string, { grid: Grid; places: Place[]; weight: number }>();
  const add = (entries: readonly string[], place: Place, weight: number) => {
    const grid = gridOf(entries);
    if (Object.keys(grid).length === 0) return;
    const key = show(grid);
    const known = weeks.get(key) ?? { grid, places: [], weight: 0 };
    const size = Object.keys(grid).length;
    weeks.set(key, {
      grid,
      places: [...known.places, place],
      weight: known.weight + (known.weight > 0 ? 1 : weight * size),
    });
  };
  for (const page of facts.pages) {
    const kind = facts.kindOf(page);
    if (['blog', 'legal'].includes(kind)) continue;
    for (const { entries, place } of groupsOn(page)) add(entries, place, kind === 'contact' ? 12 : 10);
  }
  for (const { thing, page, where } of businessesOf(facts)) {
    const entries = saidBy(thing);
    if (entries.length > 0) add(entries, placeOf(page, `${where}.openingHours`), 1);
  }
  const [best, ...others] = [...weeks.values()].sort((one, other) => other.weight - one.weight);
  if (!best) return null;
  findings.keep('hours', show(best.grid), best.places, best.weight >= 10);
  for (const { grid, places } of others)
    findings.leave(
      'hours',
      show(grid),
      places,
      'other hours are shown more often, or are seen and these are not',
    );
  return best.grid;
};
