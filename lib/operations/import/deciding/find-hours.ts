import { readEntry } from '@/lib/language/opening-hours/read-entry';
import { type Weekday, weekdays } from '@/lib/language/opening-hours/week';
import { weeklyHours } from '@/lib/language/opening-hours/weekly-hours';
import { hoursIn } from '@/lib/site/seo/understood';
import { clockInFigures } from '../page/in-figures';
import { type Said, textsOf, thingsAt } from '../page/machine-data';
import type { Line, Page } from '../page/read-page';
import { pattern, vocabulary, wordsOf } from '../page/words';
import { type At, type Candidate, type From, candidateFor } from './evidence';
import { type Facts, ownLinesOf, pagesBut } from './site-facts';

type Grid = Partial<Record<string, { opens: string; closes: string }[]>>;

const factsIn = (hours: string) => readEntry({ days: '', hours }).facts;
const isAlways = (hours: string): boolean => factsIn(hours).some(({ kind }) => kind === 'always-open');
/** The days that a text names, with hours or as closed. */
const daysOf = (hours: string): readonly Weekday[] =>
  isAlways(hours)
    ? weekdays
    : factsIn(hours).flatMap((fact) => (fact.kind === 'hours' && fact.spans ? fact.days : []));
const says = (text: string): boolean => daysOf(text).length > 0;

/** The days that the texts themselves name, with hours or as closed; nothing of a day that is unclear. */
const gridOf = (entries: readonly string[]): Grid => {
  const named = entries.flatMap(daysOf);
  const week = weeklyHours(entries.map((hours) => ({ days: '', hours })));
  const isUnknown = (day: Weekday) => !named.includes(day) || week.unknown.includes(day);
  return hoursIn({ ...week, unknown: weekdays.filter(isUnknown) });
};

const show = (grid: Grid): string =>
  Object.entries(grid)
    .map(([day, spans = []]) => {
      const times = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',');
      return `${day.slice(0, 3)} ${times || 'closed'}`;
    })
    .join('; ');

const DAY = pattern('i')`\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|week|
  [ml] ?(?:[-–—]|a) ?(?:th|[fsjvd])\b|[lmxjvsd]: ?(?=\d+[:.])|m\/|(?:7|seven) days|open 24|daily|every ?day|todos los d[ií]as)`;
const TIME = /\d|\bclosed\b|\bcerrad|\bnoon\b|\b(?:till|until) \w/i;
const MAX_LINE = 220;
/** Hours of a part or an offer, not of the business: its kitchen, a reduced price. */
const OTHER = wordsOf(vocabulary.noHours);

/** Rows with a column for the morning and one for the afternoon: 'closed' beside hours says nothing. */
const rowText = (cells: readonly string[]): string => {
  const [day = '', ...rest] = cells.map((cell) => cell.replace(/\n/g, ', ').trim()).filter(Boolean);
  const open = rest.filter((cell) => /\d/.test(cell));
  return `${day}: ${open.join(', ') || rest[0]}`;
};

/** The reading of a text that names the most days: whole, or from its first day or time, without remarks. */
const best = (line: string): string[] => {
  const text = clockInFigures(line)
    .replace(/\b12(?:[.:]00)? ?noon\b/gi, 'noon')
    .replace(/\b(?:mornings?|afternoons?|evenings?) (?=\d)/gi, '')
    .replace(/\s*\([^)]*\)/g, (remark) => (DAY.test(remark) ? remark : ''));
  const [fromTime = ''] = text.slice(Math.max(0, text.search(/\d/))).split(/, and /);
  return [line, text.slice(Math.max(0, text.search(DAY))), fromTime]
    .filter(says)
    .sort((one, other) => daysOf(other).length - daysOf(one).length)
    .slice(0, 1);
};

/** The days and hours of a line; a line of days alone takes the next line too. `lines`: 1 or 2. */
const hoursAt = ({ block, text: line }: Line, next: string): { texts: string[]; lines: number } => {
  if (block.kind === 'row') {
    const row = rowText(block.cells);
    const lines = block.text.split('\n').filter((one) => DAY.test(one) && !OTHER.test(one));
    return { texts: says(row) ? [row] : lines.flatMap(best), lines: 1 };
  }
  if (!DAY.test(line)) return { texts: [], lines: 1 };
  // 'We are in the office Monday to Friday from 8 to 5. Closed Sundays.'
  const sentences = line.split(/(?<=[.;]) (?=\p{Lu})/u).filter((one) => !OTHER.test(one) && DAY.test(one));
  const texts = sentences.filter((one) => TIME.test(one)).flatMap(best);
  if (texts.length > 0) return { texts, lines: 1 };
  const both = `${line.replace(/:$/, '')}: ${next}`;
  const isDays = !/\d/.test(line) && TIME.test(next) && !DAY.test(next) && next.length < 60;
  return isDays && says(both) ? { texts: [both], lines: 2 } : { texts: [], lines: 1 };
};

const isOpenAlways = (grid: Grid): boolean =>
  Object.values(grid).every((spans) => spans?.[0]?.closes === '24:00');

const hoursFrom = candidateFor('options.hours');
const weekFrom = (from: From<'options.hours'>, entries: readonly string[], at: At): Candidate<Grid> => {
  const grid = gridOf(entries);
  return hoursFrom(from, grid, at, Object.keys(grid).length);
};

/** The weeks of a page: lines with days and hours that stand together. */
const weeksOn = ({ lines: all }: Page): Candidate<Grid>[] => {
  const weeks: { entries: string[]; line: Line }[] = [];
  let end = -10;
  let isOther = false;
  for (let index = 0; index < all.length;) {
    const line = all[index] as Line;
    const { block } = line;
    if (block.kind === 'heading') isOther = OTHER.test(line.text);
    const isOwn = !line.isCredit && !isOther && !block.isQuote && line.text.length <= MAX_LINE;
    const next = all[index + 1]?.text ?? '';
    const { texts, lines } = isOwn ? hoursAt(line, next) : { texts: [], lines: 1 };
    const start = index;
    index += lines;
    while (block.kind === 'row' && all[index]?.block === block) index += 1;
    if (texts.length === 0) continue;
    if (start - end > 2) weeks.push({ entries: [], line });
    weeks.at(-1)?.entries.push(...texts);
    end = index - 1;
  }
  return weeks.map(({ entries, line }) =>
    weekFrom(isOpenAlways(gridOf(entries)) ? 'always' : 'seen', entries, line),
  );
};

const saidBy = (at: Said): string[] => {
  const short = textsOf(at.thing, 'openingHours').flatMap((text) => text.split(/[;,]\s*(?=[A-Z][a-z]\b)/));
  const long = thingsAt([at], 'openingHoursSpecification').flatMap(({ thing }) => {
    const [opens, closes] = ['opens', 'closes'].map((name) => textsOf(thing, name)[0]?.slice(0, 5));
    const isSeason = textsOf(thing, 'validFrom').length > 0;
    // Midnight to midnight is the whole day, or the default of a form that nobody filled in.
    if (isSeason || !opens || !closes || (opens === '00:00' && closes === '00:00')) return [];
    const hours = opens === closes ? 'closed' : `${opens} - ${closes}`;
    return textsOf(thing, 'dayOfWeek').map((day) => `${day.replace(/^.*[/#]/, '')}: ${hours}`);
  });
  return [...short, ...long];
};

const WHOLE_DAY = /\b24 ?(?:\/|h\b|hours|hrs|horas)/i;

/** The week that visitors see; machine-readable hours only when no page shows any. The report has both. */
export const findHours = (facts: Facts): Grid | null => {
  // Of two that are shown as often, that of the page to visit or call is exacter.
  const rank = ({ kind }: Page) => Number(kind !== 'contact');
  const seen = pagesBut(facts, ['blog', 'legal'])
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(weeksOn);
  const lines = pagesBut(facts, ['blog', 'legal']).flatMap(ownLinesOf);
  // 'Every day from 0:00 to 23:59' of a plugin means that nobody filled it in, unless a page says it.
  const isSaid = (grid: Grid) => !isOpenAlways(grid) || lines.some(({ text }) => WHOLE_DAY.test(text));
  const said = facts.businesses
    .map((at) => weekFrom('data', saidBy(at), { page: at.page, where: `${at.where}.openingHours` }))
    .filter(({ value }) => isSaid(value));
  const weeks = [...seen, ...said].filter(({ weight }) => weight > 0);
  return facts.findings.decide('options.hours', weeks, { keyOf: show, show })[0] ?? null;
};
