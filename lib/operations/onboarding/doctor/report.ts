import type { Examination } from './examine-record';
import { severities, type Advice, type Severity } from './rule';

const titles: Record<Severity, string> = {
  error: 'Costs customers',
  warning: 'Visitors or search engines miss something',
  note: 'Good to know',
};

const MAX_NAMED = 3;

/** A quotation may hold a full stop. */
const firstSentence = (text: string) => /^(?:“[^”]*”|[^“])*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** One line per broken rule, with the first three places and a count. */
const lineOf = ([first, ...others]: readonly Advice[]): string => {
  if (!first) return '';
  const named = others.slice(0, MAX_NAMED - 1).map(({ text }) => firstSentence(text));
  const all = [first, ...others].reduce((count, { findings }) => count + findings.length, 0);
  const count = others.length < MAX_NAMED ? [] : [`${all} in all; --json lists them.`];
  return [first.text, ...named, ...count].join(' ');
};

const linesOf = (advice: readonly Advice[], severity: Severity): string[] => {
  const ofSeverity = advice.filter((line) => line.severity === severity);
  const codes = new Set(ofSeverity.map(({ code }) => code));
  return [...codes].map((code) => `- ${lineOf(ofSeverity.filter((line) => line.code === code))}`);
};

/** Joins days in a row with the same hours: 'Monday - Friday: 8:00 AM - 5:00 PM'. */
const weekLines = (lines: readonly string[]): string[] => {
  const days = lines.map((line) => {
    const [, season = '', day = '', hours = ''] = /^(.*?)(\w+day): (.*)$/.exec(line) ?? [];
    return { season, day, hours };
  });
  const rows: { season: string; first: string; last: string; hours: string }[] = [];
  for (const { season, day, hours } of days) {
    const row = rows.at(-1);
    if (row && row.season === season && row.hours === hours) row.last = day;
    else rows.push({ season, first: day, last: day, hours });
  }
  return rows.map(
    ({ season, first, last, hours }) => `${season}${first}${last === first ? '' : ` - ${last}`}: ${hours}`,
  );
};

const WIDTH = 100;

/** Lines of at most 100 characters. */
const wrapped = (words: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`  ${title}`, ...lines.map((line) => `    ${line}`)] : [];

/** An examination for people; the log and --json name every place. */
export const reportText = (source: string, { facts, advice }: Examination): string =>
  [
    `${source}${facts.name ? `: ${facts.name}` : ''}`,
    ...section('Hosts', facts.hosts),
    ...section(`Pages (${facts.pages.length})`, wrapped(facts.pages)),
    ...section('Opening hours as understood', weekLines(facts.hours)),
    ...section('Understood', facts.understood),
    ...section('Widgets', facts.widgets),
    ...section('Requests go to', facts.pages.length > 0 ? [facts.leads] : []),
    ...severities.flatMap((severity) => {
      const lines = linesOf(advice, severity);
      return section(`${titles[severity]} (${lines.length})`, lines);
    }),
    ...(advice.length === 0 ? ['  Nothing to improve.'] : []),
    '\n',
  ].join('\n');
