import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isGroup, type Json } from './plain-json';
import { invisible, type Shape } from './shape';
import { toWeek, weekdays } from './hours-by-day';

export type Row = { id: string } & Json;

const newId = () => randomBytes(12).toString('hex');
const rowsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isGroup) : []);
const idOf = (row: Json) => (typeof row.id === 'string' && row.id ? row.id : newId());

const YES = /^\s*(true|1|yes|on)\s*$/i;
const NO = /^\s*(false|0|no|off)\s*$/i;
const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(invisible, '') || null
    : null;
const asFlag = (value: unknown) => {
  const text = String(value);
  if (YES.test(text)) return 'yes';
  return NO.test(text) ? 'no' : null;
};

/**
 * The form's value for a value of the record. A value that the form cannot show is null there, and stays in
 * the record: `toRecord` changes nothing that was not changed in the form.
 */
export const toForm = (shape: Shape, value: unknown): unknown => {
  if (shape.kind === 'list')
    return (Array.isArray(value) ? value : []).map((entry) =>
      toRow(shape.row, shape.ofGroups ? entry : { value: entry }),
    );
  if (shape.kind === 'named')
    return Object.entries(isGroup(value) ? value : {}).map(([name, entry]) => ({
      ...toRow(shape.row, entry),
      name,
    }));
  if (shape.kind === 'week') return toWeek(value);
  if (shape.kind === 'flag') return asFlag(value);
  if (shape.kind === 'anything') return value && value !== '0' ? 'yes' : null;
  return asText(value);
};

const toRow = (row: Record<string, Shape>, entry: unknown): Row => ({
  id: newId(),
  ...Object.fromEntries(
    Object.entries(row).map(([key, shape]) => [key, toForm(shape, isGroup(entry) ? entry[key] : undefined)]),
  ),
});

/**
 * A value that a browser sent, in the shape of `toForm`: ids for all rows, null for empty values, no unknown
 * names.
 */
export const cleanForm = (shape: Shape, sent: unknown): unknown => {
  if (shape.kind === 'week') return toWeek(sent);
  if (shape.kind !== 'list' && shape.kind !== 'named') {
    const text = asText(sent);
    return shape.kind === 'flag' || shape.kind === 'anything' ? asFlag(text) : text;
  }
  const seen = new Set<string>();
  return rowsOf(sent).map((row) => {
    const id = seen.has(idOf(row)) ? newId() : idOf(row);
    seen.add(id);
    const cells = Object.entries(shape.row).map(([key, cell]) => [key, cleanForm(cell, row[key])]);
    return { id, ...(shape.kind === 'named' && { name: asText(row.name) }), ...Object.fromEntries(cells) };
  });
};

const scalarToRecord = (shape: Shape, next: unknown): unknown => {
  if (next === null || next === undefined) return undefined;
  if (shape.kind === 'flag' || shape.kind === 'anything') return next === 'yes';
  if (['number', 'short'].includes(shape.kind) && /^\d{1,9}$/.test(String(next))) return Number(next);
  return next;
};

/** A day without a change keeps its value. */
const weekToRecord = (before: unknown, was: Json, next: Json): Json | undefined => {
  const made: Json = isGroup(before) ? { ...before } : {};
  for (const day of weekdays) {
    if (isDeepStrictEqual(was[day], next[day])) continue;
    if (next[day] === undefined) Reflect.deleteProperty(made, day);
    else made[day] = next[day];
  }
  return Object.keys(made).length ? made : undefined;
};

const rowToRecord = (row: Record<string, Shape>, before: unknown, was: Row | undefined, next: Row): Json => {
  const made: Json = isGroup(before) ? { ...before } : {};
  for (const [key, shape] of Object.entries(row)) {
    const value = toRecord(shape, made[key], was?.[key], next[key]);
    if (value === undefined) Reflect.deleteProperty(made, key);
    else made[key] = value;
  }
  return made;
};

/**
 * The value of the record after a change in the form. Unchanged parts keep their spelling and the names that
 * the form does not know; rows are found by their ids.
 * @param before the value in the record, of which `was` was made
 * @returns undefined: the record has no such value
 */
export const toRecord = (shape: Shape, before: unknown, was: unknown, next: unknown): unknown => {
  if (isDeepStrictEqual(was ?? null, next ?? null)) return before;
  if (shape.kind === 'week') return weekToRecord(before, isGroup(was) ? was : {}, isGroup(next) ? next : {});
  if (shape.kind !== 'list' && shape.kind !== 'named') return scalarToRecord(shape, next);
  const wasRows = rowsOf(was) as Row[];
  const nextRows = rowsOf(next) as Row[];
  const entries = shape.kind === 'named' ? Object.values(isGroup(before) ? before : {}) : before;
  const beforeOf = new Map(
    wasRows.map((row, index) => [row.id, { row, entry: (entries as unknown[])?.[index] }]),
  );
  const made = nextRows.map((row) => {
    const { row: wasRow, entry } = beforeOf.get(row.id) ?? {};
    if (wasRow && entry !== undefined && isDeepStrictEqual(wasRow, row)) return entry;
    if (shape.kind === 'list' && !shape.ofGroups)
      return toRecord(shape.row.value as Shape, entry, wasRow?.value, row.value) ?? '';
    return rowToRecord(shape.row, entry, wasRow, row);
  });
  if (shape.kind === 'list') return made.length || Array.isArray(before) ? made : undefined;
  const byName = new Map<string, unknown>();
  const counts = new Map<string, number>();
  made.forEach((entry, index) => {
    const name = String(nextRows[index]?.name ?? '');
    // Of two rows with one name, none is lost: `/about` and `/about (2)`.
    let free = name;
    for (let count = counts.get(name) ?? 2; byName.has(free); counts.set(name, ++count))
      free = `${name} (${count})`;
    byName.set(free, entry);
  });
  return Object.fromEntries(byName);
};
