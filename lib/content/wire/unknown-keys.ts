import type { z } from 'zod';
import { didYouMean } from '@/lib/platform/text';
import { unwrap } from './record-fields';
import { wireRecordSchema } from './wire-record';
import type { FieldProblem } from './forgiving-parse';

const MAX_UNKNOWN = 100;
/** A longer list of names would hide what is wrong. */
const MAX_NAMED = 15;
const ignoredAtTop = new Set(['$schema']);

const hint = (key: string, shape: object): string => {
  const names = Object.keys(shape);
  const meant = didYouMean(key, names);
  if (meant) return `: did you mean "${meant}"?`;
  return names.length <= MAX_NAMED ? `: the fields there are ${names.join(', ')}` : '';
};

const keysBelow = (schema: z.core.$ZodType, value: unknown, path: string, found: FieldProblem[]): void => {
  const inner = unwrap(schema);
  if (typeof value !== 'object' || value === null) return;
  if (inner.type === 'list') {
    if (Array.isArray(value))
      value.forEach((entry, index) => keysBelow(inner.item, entry, `${path}[${index}]`, found));
  } else if (inner.type === 'group' && !Array.isArray(value)) {
    for (const [key, below] of Object.entries(value)) {
      if (found.length >= MAX_UNKNOWN) return;
      const fieldPath = path ? `${path}.${key}` : key;
      const known = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
      if (known) keysBelow(known, below, fieldPath, found);
      else if (path !== '' || !ignoredAtTop.has(key)) {
        found.push({ path: fieldPath, reason: `is not a field of the record${hint(key, inner.shape)}` });
      }
    }
  }
};

/** Unknown field names at any depth, at most 100; each with the name that was probably meant. */
export const unknownKeys = (document: unknown): FieldProblem[] => {
  const found: FieldProblem[] = [];
  keysBelow(wireRecordSchema, document, '', found);
  return found;
};
