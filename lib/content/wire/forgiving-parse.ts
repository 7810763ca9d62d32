import type { z } from 'zod';

/** An unusable field: its path in the record, and the reason as a text for an operator. */
export type FieldProblem = { path: string; reason: string };

type Path = PropertyKey[];

const format = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(record)';

/** Sets the value at `path` to null, or to its first `keep` entries. */
const mend = (root: { value: unknown }, path: Path, keep: number | null) => {
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

const ROUNDS = 10;

/**
 * Checks field by field: a field that fails becomes null and is reported; a list that is too long is cut.
 * @returns the checked value, null when nothing could be used; and the lost fields, each once
 */
export const forgivingParse = <T extends z.ZodType>(
  schema: T,
  input: unknown,
): { value: z.output<T> | null; problems: FieldProblem[] } => {
  const reasons = new Map<string, string>();
  const root = { value: structuredClone(input) };
  const done = (value: z.output<T> | null) => ({
    value,
    problems: [...reasons].map(([path, reason]) => ({ path, reason })),
  });
  // Mending one level may uncover the next; a record is at most five levels deep.
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = schema.safeParse(root.value);
    if (result.success) return done(result.data);
    for (const issue of result.error.issues) {
      const path = format(issue.path);
      if (!reasons.has(path)) reasons.set(path, issue.message);
      mend(
        root,
        issue.path,
        issue.code === 'too_big' && issue.origin === 'array' ? Number(issue.maximum) : null,
      );
    }
  }
  return done(null);
};
