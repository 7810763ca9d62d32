import type { FieldProblem } from '@/lib/content/record/parse-record';
import { acceptedAt, boundsAt, charactersIn, kindAt, valueAt } from '@/lib/content/record/record-help';
import { asText, listEntriesIn, isBlank, list, type Examined, type Place, type Rules } from './rule';

const MAX_VALUES = 3;
const maxEntries = [
  { name: 'dbAbout', max: 2, reason: 'Home and About show the first two' },
  { name: 'dbHome', max: 2, reason: 'Home shows the first two' },
  { name: 'dbValues', max: MAX_VALUES, reason: 'the pages show the first three' },
  { name: 'videosPromo', max: 1, reason: 'Home shows the first one' },
  { name: 'brandingExtra', max: 1, reason: 'Home shows the first one' },
];

const codeOf = ({ reason }: FieldProblem) => {
  if (reason.startsWith('is not a field')) return 'unknown-field';
  if (reason.startsWith('has more than')) return 'list-too-long';
  // page-rules.ts reports these.
  if (reason.startsWith('makes no page')) return 'town-copied';
  return reason.startsWith('has no page') ? 'address-taken' : 'ignored-value';
};

const problemsOf = ({ problems }: Examined, code: ReturnType<typeof codeOf>) =>
  problems.filter((problem) => codeOf(problem) === code).map(({ path, reason }) => ({ field: path, reason }));

/** Fields whose loss removes more than their own text. */
const COSTLY = /^(dbPrincipal|linkPostEmail|dbPrincipal\.name|dbPrincipal\.phones.*|dbServices)$/;

/** In characters; only the documentation has longer lists of accepted values. */
const MAX_HELP = 300;

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** For a line, the limit of 300 characters is named only when a text exceeds it. */
const isText = (field: string) => /text$|^line$/.test(kindAt(field) ?? '');

const helpAt = (field: string, reason: string): string => {
  if (isText(field) && !/character|text/.test(reason)) return '';
  const help = acceptedAt(field) ?? '';
  if (help.length <= MAX_HELP) return help;
  const [beginning = ''] = new RegExp(String.raw`^[^]{1,${MAX_HELP / 2}}(?=, )`).exec(help) ?? [];
  return `${beginning} and more: docs/content-record.md names all.`;
};

const withHelp = (ignored: { field: string; reason: string }[]): Place[] => {
  const helpOf = new Map<string, string>();
  return ignored.map(({ field, reason }) => {
    const kind = field.replace(/\d+/g, '');
    const help = helpOf.get(kind) ?? helpAt(field, reason);
    helpOf.set(kind, help);
    const severity = COSTLY.test(field) ? 'error' : 'warning';
    return { field, severity, reason: `${sentence(reason)} ${help}`.trim() };
  });
};

const numbers = new Intl.NumberFormat('en-US');

const excessOf = (record: Examined['record'], field: string, reason: string): string => {
  const value = list(valueAt(record, field));
  const { entries, characters } = boundsAt(field) ?? { entries: 0, characters: 0 };
  return reason.endsWith('entries')
    ? `${numbers.format(value.length)} entries: the site uses the first ${numbers.format(entries)}.`
    : `${numbers.format(charactersIn(value))} characters in all: the site uses the entries that fit into ${numbers.format(characters)}.`;
};

const namesIn = ({ record }: Examined) =>
  [...listEntriesIn(record, 'dbServices'), ...listEntriesIn(record, 'landings')]
    .filter(({ entry }) => Object.keys(entry).length > 0)
    .map(({ path, entry }) => ({ path, field: `${path}.name`, name: asText(entry.name) }));

/** Entries with one of two fields. */
const halves = (entries: ReturnType<typeof listEntriesIn>, one: string, other: string): Place[] =>
  entries.flatMap(({ path, entry }) => {
    if (isBlank(entry[one]) === isBlank(entry[other])) return [];
    const missing = isBlank(entry[one]) ? one : other;
    return [{ field: `${path}.${missing}`, shown: `${path} has no ${missing}` }];
  });

export const recordRules: Rules = {
  'ignored-value': (examined) => withHelp(problemsOf(examined, 'ignored-value')),
  'list-too-long': (examined) =>
    problemsOf(examined, 'list-too-long').map(({ field, reason }) => ({
      field,
      severity: COSTLY.test(field) ? 'error' : 'warning',
      reason: excessOf(examined.record, field, reason),
    })),
  'unknown-field': (examined) =>
    problemsOf(examined, 'unknown-field').map((place) => ({ ...place, reason: sentence(place.reason) })),
  'address-taken': (examined) => problemsOf(examined, 'address-taken'),
  'entry-without-name': (examined) =>
    namesIn(examined).flatMap(({ path, field, name }) => (name ? [] : [{ field, shown: path }])),
  'name-without-letters': (examined) =>
    namesIn(examined)
      .filter(({ name }) => name && !/[\p{L}\p{N}]/u.test(name))
      .map(({ field, name }) => ({ field, shown: `“${name}” in ${field}` })),
  'half-before-after': ({ record }) =>
    halves(listEntriesIn(record, 'beforeAfterGall'), 'beforeImg', 'afterImg'),
  'half-value': ({ record }) =>
    halves(listEntriesIn(record, 'dbValues').slice(0, MAX_VALUES), 'title', 'description'),
  'entries-not-shown': ({ record }) =>
    maxEntries.flatMap(({ name, max, reason }) => {
      const { length } = list(record[name]);
      return length > max ? [{ field: `${name}[${max}]`, shown: `${name} has ${length}`, reason }] : [];
    }),
};
