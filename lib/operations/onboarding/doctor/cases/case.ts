import { longText } from '@/test/broken-record';

/** A record with `value` at `path` breaks the rule `code`, as the report `says`; no path: a whole record. */
export type Case = [path: string, value: unknown, code: string, says: RegExp];

export const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [longText(words)] }],
});
