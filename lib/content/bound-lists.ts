import { warnOnce } from '@/lib/platform/log';

/** One more than the wire schema takes, so that the schema reports a longer list. */
const MAX_ENTRIES = 501;
/** The demo business has some 400. */
const MAX_VALUES = 5_000;
const MAX_DEPTH = 12;

/** Cuts a record's lists and groups to what can be checked within milliseconds, and logs that. */
export const boundLists = (document: unknown, pageId: string): unknown => {
  let values = 0;
  const bound = (value: unknown, depth: number): unknown => {
    values += 1;
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return null;
    const isTooMuch = () => values > MAX_VALUES;
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (let index = 0; index < value.length && index < MAX_ENTRIES && !isTooMuch(); index += 1)
        kept.push(bound(value[index], depth + 1));
      return kept;
    }
    const kept: Record<string, unknown> = {};
    // Object.keys: for-in takes ten times as long over 100,000 fields.
    for (const field of Object.keys(value).slice(0, MAX_ENTRIES)) {
      if (isTooMuch()) break;
      // Not by assignment: a field named __proto__ would become the object's prototype.
      Object.defineProperty(kept, field, {
        value: bound((value as Record<string, unknown>)[field], depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return kept;
  };
  const kept = bound(document, 0);
  if (values > MAX_VALUES)
    warnOnce('content.field', {
      site: pageId,
      field: '(record)',
      reason: `has more than ${MAX_VALUES} values; the rest is left out`,
    });
  return kept;
};
