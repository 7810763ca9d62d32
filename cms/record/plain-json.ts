export type Json = Record<string, unknown>;

export const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (record: Json, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), record);
export const textAt = (record: Json, path: string[]): string | null => {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : null;
};
export const listAt = (record: Json, path: string[]): unknown[] => {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value : [];
};

/** @returns the value of a JSON text; null for another text */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
