import good from './expected/good-record.json';

type Json = Record<string, unknown>;

export const longText = (words: string) => `${words} `.repeat(20).trim();

/** A record in which the doctor finds nothing: a test breaks it in one way. */
export const goodRecord = (): Json => structuredClone(good);

/** `record` with `value` at `path`; undefined removes the field. */
export const brokenRecord = (path: string, value: unknown): Json => {
  const record = goodRecord();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((below, key) => below[key] as Json, record);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return record;
};
