import { longText } from '@/test/broken-record';

/**
 * A record with `value` at `path` breaks the rule `code`, and the report `says` so. Without a path: a record
 * with other fields.
 */
export type Case = [path: string, value: unknown, code: string, says: RegExp];

export const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [longText(words)] }],
});
