import type { FieldProblem } from '@/lib/content/record/parse-record';
import {
  acceptedAt,
  boundsAt,
  charactersIn,
  kindAt,
  knownWidgets,
  valueAt,
} from '@/lib/content/record/record-help';
import { hintFor } from '@/lib/platform/text';
import {
  asText,
  isBlank,
  isOn,
  list,
  listEntriesIn,
  type Answer,
  type Examined,
  type Json,
  type Place,
  type Rules,
} from './rule';

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
const severityAt = (field: string) => (COSTLY.test(field) ? 'error' : 'warning');

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
    return { field, severity: severityAt(field), reason: `${sentence(reason)} ${help}`.trim() };
  });
};

const numbers = new Intl.NumberFormat('en-US');

const excessOf = (record: Json, field: string, reason: string): string => {
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
const halves = (entries: ReturnType<typeof listEntriesIn>, one: string, other: string): Answer[] =>
  entries.map(({ path, entry }) => {
    const missing = isBlank(entry[one]) ? one : other;
    return (
      isBlank(entry[one]) !== isBlank(entry[other]) && {
        field: `${path}.${missing}`,
        shown: `${path} has no ${missing}`,
      }
    );
  });

/** Positions in simpleWidgets that count whatever the name is. */
const [CALL_ONLY, REVIEWS_BADGE] = [3, 4];

const widgetsIn = (record: Json) =>
  listEntriesIn(record, 'simpleWidgets').map(({ path, entry }, index) => ({
    field: `${path}.val`,
    index,
    name: asText(entry.val),
    isOn: isOn(entry.activo),
  }));

const isWidget = (name: string) => knownWidgets.some((known) => known.toLowerCase() === name.toLowerCase());

/** For each entry of simpleWidgets: its place, name and effect. */
export const widgetPlaces = (record: Json): string[] =>
  widgetsIn(record).map(({ index, name, isOn }) => {
    const effects = [
      isOn ? 'on' : 'off',
      isOn && index === CALL_ONLY && 'this turns the whole site into one page',
      isOn && index === REVIEWS_BADGE && 'this shows the reviews badge',
    ];
    return `place ${index + 1}, ${name || 'no name'}: ${effects.filter(Boolean).join('; ')}`;
  });

export const recordRules: Rules = {
  'ignored-value': (examined) => withHelp(problemsOf(examined, 'ignored-value')),
  'list-too-long': (examined) =>
    problemsOf(examined, 'list-too-long').map(({ field, reason }) => ({
      field,
      severity: severityAt(field),
      reason: excessOf(examined.record, field, reason),
    })),
  'unknown-field': (examined) =>
    problemsOf(examined, 'unknown-field').map((place) => ({ ...place, reason: sentence(place.reason) })),
  'address-taken': (examined) => problemsOf(examined, 'address-taken'),
  'entry-without-name': (examined) =>
    namesIn(examined).map(({ path, field, name }) => !name && { field, shown: path }),
  'name-without-letters': (examined) =>
    namesIn(examined).map(
      ({ field, name }) => name && !/[\p{L}\p{N}]/u.test(name) && { field, shown: `“${name}” in ${field}` },
    ),
  'half-before-after': ({ record }) =>
    halves(listEntriesIn(record, 'beforeAfterGall'), 'beforeImg', 'afterImg'),
  'half-value': ({ record }) =>
    halves(listEntriesIn(record, 'dbValues').slice(0, MAX_VALUES), 'title', 'description'),
  'entries-not-shown': ({ record }) =>
    maxEntries.map(({ name, max, reason }) => {
      const { length } = list(record[name]);
      return length > max && { field: `${name}[${max}]`, shown: `${name} has ${length}`, reason };
    }),

  'call-only': ({ site }) => site.callOnly,
  'reviews-badge': ({ record }) => {
    const fifth = widgetsIn(record)[REVIEWS_BADGE];
    return fifth?.isOn === true && !/review|reseñ/i.test(fifth.name);
  },
  'unknown-widget': ({ record }) =>
    widgetsIn(record)
      .filter(({ index, isOn }) => isOn && index !== CALL_ONLY && index !== REVIEWS_BADGE)
      .filter(({ name }) => name && !isWidget(name))
      .map(({ field, name }) => ({ field, shown: `“${name}”`, reason: hintFor(name, knownWidgets) })),
  'promo-without-link': ({ record }) => {
    const [promo] = listEntriesIn(record, 'videosPromo');
    return isOn(promo?.entry.activo) && isBlank(promo?.entry.link);
  },
  'branding-without-picture': ({ record }) => {
    const [branding] = listEntriesIn(record, 'brandingExtra');
    return isOn(branding?.entry.activo) && isBlank(branding?.entry.img) && isBlank(branding?.entry.link);
  },
  'payment-without-picture': ({ record }) =>
    listEntriesIn(record, 'tiposPago').map(
      ({ path, entry }) => isOn(entry.activo) && isBlank(entry.img) && { field: `${path}.img`, shown: path },
    ),
};
