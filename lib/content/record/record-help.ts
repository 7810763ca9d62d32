import { mended } from '@/lib/platform/mended-text';
import { kindDescriptions } from './kind-descriptions';
import { type KindName, type ListBounds } from '@/lib/content/fields/field';
import { readFormatted } from '@/lib/content/fields/formatted-text';
import { recordFields, type RecordField } from './wire-record';

const withoutIndexes = (path: string) => path.replace(/\[\d+\]/g, '[]');

let byPath: Map<string, RecordField> | undefined;
const fieldAt = (path: string): RecordField | undefined => {
  byPath ??= new Map(recordFields().map((field) => [field.path, field]));
  return byPath.get(withoutIndexes(path));
};

export const kindAt = (path: string): KindName | null => fieldAt(path)?.kind ?? null;

export const boundsAt = (path: string): ListBounds | null => fieldAt(path)?.bounds ?? null;

export const valueAt = (document: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], document);

const namesBelow = (path: string): string[] => {
  const start = `${withoutIndexes(path)}.`;
  return recordFields().flatMap((field) => {
    const name = field.path.startsWith(start) ? field.path.slice(start.length) : '.';
    return /[.[]/.test(name) ? [] : [name];
  });
};

const exampleAt = (path: string): unknown => {
  const field = fieldAt(path);
  if (field?.kind === 'list') return [exampleAt(`${path}[]`)];
  const names = namesBelow(path);
  return names.length > 0
    ? Object.fromEntries(names.map((name) => [name, exampleAt(`${path}.${name}`)]))
    : field?.example;
};

const MAX_EXAMPLE = 300;

/** With an example; null for a path that is no field. */
export const acceptedAt = (path: string): string | null => {
  const field = fieldAt(path);
  const kind = field?.kind ?? 'group';
  const names = namesBelow(kind === 'list' ? `${path}[]` : path);
  if (!field && names.length === 0) return null;
  const fields = names.length > 0 ? ` Fields: ${names.join(', ')}.` : '';
  const example = JSON.stringify(exampleAt(path)) as string | undefined;
  const shown = example && example.length <= MAX_EXAMPLE ? ` For example ${example}.` : '';
  return `Accepted (${kind}): ${kindDescriptions[kind]}${fields}${shown}`;
};

export { charactersIn } from '@/lib/content/fields/field';
export { readFormatted } from '@/lib/content/fields/formatted-text';
export { truthOf } from '@/lib/content/fields/number-kinds';
export { knownWidgets } from '@/lib/content/settings/to-settings';

const MAX_DEPTH = 12;

/** A document with each of its single values as `change` returns it; what is too deep stays as it is. */
export const mapValues = (
  document: unknown,
  change: (value: unknown, path: string) => unknown,
  path = '',
  depth = 0,
): unknown => {
  if (typeof document !== 'object' || document === null) return change(document, path);
  if (depth > MAX_DEPTH) return document;
  const below = (value: unknown, at: string) => mapValues(value, change, at, depth + 1);
  if (Array.isArray(document)) return document.map((entry, index) => below(entry, `${path}[${index}]`));
  const entries = Object.entries(document);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, below(value, path ? `${path}.${key}` : key)]),
  );
};

type Found = { path: string; value: string };

const valuesIn = (document: unknown, kinds: readonly (KindName | null)[]): Found[] => {
  const found: Found[] = [];
  mapValues(document, (value, path) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text && kinds.includes(kindAt(path))) found.push({ path, value: mended(text) });
  });
  return found;
};

export const picturesIn = (document: unknown): Found[] => valuesIn(document, ['picture link']);

export const textsIn = (document: unknown): Found[] => valuesIn(document, ['text', 'formatted text', 'line']);

/** The values that a visitor sees or presses. */
export const shownIn = (document: unknown): Found[] =>
  valuesIn(document, [
    ...(['text', 'formatted text', 'line', 'picture link'] as const),
    ...(['phone number', 'e-mail address'] as const),
  ]).map(({ path, value }) => ({
    path,
    value: kindAt(path) === 'formatted text' ? readFormatted(value).text : value,
  }));

export const datesIn = (document: unknown): Found[] => valuesIn(document, ['date']);
