import { isDeepStrictEqual } from 'node:util';
import { recordFields, reviewsShape, type RecordField, type Shape } from './shape';
import { merge, type Choice } from './merge';
import { isGroup, listAt, valueAt, type Json } from './plain-json';
import { cleanForm, toForm, toRecord, type Row } from './lens';

/** The form of a business: the value of each of its fields, by the field's name. */
export type Form = Json;

const put = (record: Json, [key, ...rest]: string[], value: unknown): void => {
  if (key === undefined) return;
  if (!rest.length) {
    if (value === undefined) Reflect.deleteProperty(record, key);
    else record[key] = value;
    return;
  }
  if (!isGroup(record[key])) {
    if (value === undefined) return;
    record[key] = {};
  }
  put(record[key] as Json, rest, value);
};

const DAYS = ['dbPrincipal', 'workdays'];
const HOURS = ['dbPrincipal', 'workHours'];
const countersPath = ['options', 'counters'];
const COUNTERS = 'options__counters';

/** Two lists of the record whose entries belong together are one list in the form. */
export const pairShape = {
  kind: 'list',
  ofGroups: true,
  row: { day: { kind: 'line' }, hour: { kind: 'line' } },
} as const;
const pairsOf = (record: Json) => {
  const [days, hours] = [listAt(record, DAYS), listAt(record, HOURS)];
  return Array.from({ length: Math.max(days.length, hours.length) }, (_, index) => ({
    day: isGroup(days[index]) ? days[index].day : undefined,
    hour: isGroup(hours[index]) ? hours[index].hour : undefined,
  }));
};

const putHours = (record: Json, was: Row[], next: Row[]): void => {
  for (const { path, key } of [
    { path: DAYS, key: 'day' },
    { path: HOURS, key: 'hour' },
  ]) {
    const half = (rows: Row[]) => rows.map((row) => ({ id: row.id, [key]: row[key] ?? null }));
    if (isDeepStrictEqual(half(was), half(next))) continue;
    const shape = { ...pairShape, row: { [key]: pairShape.row.day } };
    put(record, path, toRecord(shape, listAt(record, path), half(was), half(next)));
  }
};

export const HOURS_FIELD = 'dbPrincipal__hours';
export const COUNTERS_SHOWN = 'options__countersShown';
export const REVIEWS_FIELD = 'reviewsList';

const isPlain = ({ path }: RecordField) => ![DAYS, HOURS].some((one) => one.join() === path.join());
const plainFields = recordFields.filter(isPlain);

/** The names of all fields of the form. */
export const formNames = [...plainFields.map(({ name }) => name), HOURS_FIELD, COUNTERS_SHOWN, REVIEWS_FIELD];

/** The form of a record and of its reviews document. */
export const formOf = (record: Json, reviews: unknown): Form => ({
  ...Object.fromEntries(
    plainFields.map(({ name, path, shape }) => [name, toForm(shape, valueAt(record, path))]),
  ),
  [HOURS_FIELD]: toForm(pairShape, pairsOf(record)),
  [COUNTERS_SHOWN]: valueAt(record, countersPath) === false ? 'no' : null,
  [REVIEWS_FIELD]: toForm(reviewsShape, reviews),
});

/** Fields that only the agency sets: where requests go, whose reviews are shown, and the other language. */
const agencyPaths = [
  'docId',
  'linkPostEmail',
  'options.deliverTo',
  'options.heldEvents',
  'options.otherLanguage',
];
const agencyFields = plainFields.filter(({ path }) => agencyPaths.includes(path.join('.')));
export const agencyNames = new Set(agencyFields.map(({ name }) => name));

/** `next` with the values that the agency set in `current`: an owner restores her texts only. */
export const withAgencyFields = (next: Content, current: Content): Content => {
  const record = structuredClone(next.record);
  const form = { ...next.form };
  for (const { name, path } of agencyFields) {
    put(record, path, valueAt(current.record, path));
    form[name] = current.form[name];
  }
  return { ...next, record, form };
};

/** Fields that a copy for another customer loses: else her requests would go to the first customer. */
const ownPaths = [
  ...['dbPrincipal.phones', 'dbPrincipal.emails', 'dbPrincipal.location', 'options.reviews'],
  ...agencyPaths,
];
export const withoutContacts = (record: Json): Json => {
  const copy = structuredClone(record);
  for (const path of ownPaths) put(copy, path.split('.'), undefined);
  return copy;
};

export type Content = { record: Json; reviews: unknown; form: Form };

/** A field of which two people changed the same part, merged with the part of the one and of the other. */
export type Both = { field: string; stored: unknown } & Record<Choice, unknown>;

/**
 * The content after a change of the form. Unchanged fields stay byte for byte.
 * @param sent the fields that were sent; the others stay
 * @param madeFrom the values that the sent fields were changed from: another person's change since then is
 * kept
 * @returns also the fields of which both changed the same part: they stay
 */
export const changed = (
  before: Content,
  sent: Form,
  madeFrom: Form = {},
): Content & { conflicts: Both[] } => {
  const record = structuredClone(before.record);
  const form = { ...before.form };
  const conflicts: Both[] = [];
  const take = (name: string, shape: Shape, apply: (was: unknown, next: unknown) => void) => {
    if (sent[name] === undefined) return;
    const was = before.form[name];
    const next = cleanForm(shape, sent[name]);
    const from = name in madeFrom ? cleanForm(shape, madeFrom[name]) : was;
    const [mine, theirs] = (['mine', 'theirs'] as const).map((choice) =>
      merge(shape, from, was, next, choice),
    );
    if (!isDeepStrictEqual(mine, theirs)) conflicts.push({ field: name, stored: was ?? null, mine, theirs });
    else apply(was, (form[name] = mine));
  };
  take(COUNTERS_SHOWN, { kind: 'flag' }, (_, next) => {
    if (next === 'no') form[COUNTERS] = [];
    // The counters of the record stay when it shows them already.
    if (next === 'no' || valueAt(record, countersPath) === false)
      put(record, countersPath, next === 'no' ? false : undefined);
  });
  for (const { name, path, shape } of plainFields)
    take(name, shape, (was, next) => {
      if (name === COUNTERS && form[COUNTERS_SHOWN] === 'no') form[name] = [];
      else put(record, path, toRecord(shape, valueAt(record, path), was, next));
    });
  take(HOURS_FIELD, pairShape, (was, next) => putHours(record, was as Row[], next as Row[]));
  let reviews = before.reviews;
  take(REVIEWS_FIELD, reviewsShape, (was, next) => (reviews = toRecord(reviewsShape, reviews, was, next)));
  return { record, reviews, form, conflicts };
};
