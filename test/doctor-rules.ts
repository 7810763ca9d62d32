import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { brokenRecord, goodRecord, longText } from './broken-record';

/** A record with `value` at `path` breaks the rule `code`, as the report `says`; no path: a whole record. */
export type Case = [path: string, value: unknown, code: string, says: RegExp];

export const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [longText(words)] }],
});

/** The record with another value at `path`; without a path, with other fields. */
export const broken = (path: string, value: unknown) =>
  path === '' ? { ...goodRecord(), ...(value as object) } : brokenRecord(path, value);

export const adviceOn = (record: unknown) =>
  examineRecord(record, 'acme', { mail: null, allowedPrivateHosts: new Set<string>() });

export const testRules = (cases: readonly Case[]) =>
  test.each([...cases])('%s = %j is reported: %s', (path, value, code, says) => {
    const { advice } = adviceOn(broken(path, value));
    expect(advice.map((found) => found.code)).toContain(code);
    expect(advice.find((found) => found.code === code)?.text).toMatch(says);
  });
