import type { z } from 'zod';
import { hintFor } from '@/lib/platform/text';
import type { Work } from '@/lib/platform/turns';
import { unwrap, type FieldProblem } from './field';

type Path = PropertyKey[];

const format = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(record)';

/** Sets the value at `path` to null, or cuts a list to `keep` entries. */
const discard = (root: { value: unknown }, path: Path, keep: number | null) => {
  let holder: Record<PropertyKey, unknown> = root;
  let last: PropertyKey = 'value';
  for (const key of path) {
    holder = holder[last] as Record<PropertyKey, unknown>;
    last = key;
    if (typeof holder !== 'object' || holder === null) return;
  }
  const value = holder[last];
  holder[last] = keep !== null && Array.isArray(value) ? value.slice(0, keep) : null;
};

// Each round can reveal problems one level deeper; a record has at most five levels.
const ROUNDS = 10;

/** An unusable field becomes null, a long list is cut; both are reported. */
export const forgivingParse = <T extends z.ZodType>(
  schema: T,
  input: unknown,
  at: Path = [],
): { value: z.output<T> | null; problems: FieldProblem[] } => {
  const reasons = new Map<string, string>();
  const root = { value: structuredClone(input) };
  const done = (value: z.output<T> | null) => ({
    value,
    problems: [...reasons].map(([path, reason]) => ({ path, reason })),
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = schema.safeParse(root.value);
    if (result.success) return done(result.data);
    for (const issue of result.error.issues) {
      const path = format([...at, ...issue.path]);
      if (!reasons.has(path)) reasons.set(path, issue.message);
      const isTooLong = issue.code === 'too_big' && issue.origin === 'array';
      discard(root, issue.path, isTooLong ? Number(issue.maximum) : null);
    }
  }
  return done(null);
};

/** Like `forgivingParse`, field by field: long records can pause, and only a wrong field is read again. */
export function* forgivingFields(
  schema: z.core.$ZodType,
  input: unknown,
  at: Path = [],
): Work<{ value: unknown; problems: FieldProblem[] }> {
  const inner = unwrap(schema);
  if (inner.type !== 'group' || typeof input !== 'object' || input === null || Array.isArray(input)) {
    yield;
    return forgivingParse(schema as z.ZodType, input, at);
  }
  const value: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(inner.shape)) {
    const checked = yield* forgivingFields(field, (input as Record<string, unknown>)[name], [...at, name]);
    value[name] = checked.value;
    problems.push(...checked.problems);
  }
  return { value, problems };
}

const MAX_UNKNOWN = 100;
const ignoredAtTop = new Set(['$schema']);

const keysBelow = (schema: z.core.$ZodType, value: unknown, path: string, found: FieldProblem[]): void => {
  const inner = unwrap(schema);
  if (typeof value !== 'object' || value === null || inner.type === 'value') return;
  if (Array.isArray(value) !== (inner.type === 'list')) return;
  for (const [key, below] of Object.entries(value)) {
    if (found.length >= MAX_UNKNOWN) return;
    const name = inner.type === 'list' ? `[${key}]` : `.${key}`;
    const fieldPath = path ? path + name : key;
    if (inner.type !== 'group') keysBelow(inner.item, below, fieldPath, found);
    else if (Object.hasOwn(inner.shape, key) && inner.shape[key])
      keysBelow(inner.shape[key], below, fieldPath, found);
    else if (path !== '' || !ignoredAtTop.has(key))
      found.push({
        path: fieldPath,
        reason: `is not a field of the record${hintFor(key, Object.keys(inner.shape))}`,
      });
  }
};

/** At any depth, at most 100, with the names that were probably meant. */
export const unknownKeys = (schema: z.core.$ZodType, document: unknown): FieldProblem[] => {
  const found: FieldProblem[] = [];
  keysBelow(schema, document, '', found);
  return found;
};
