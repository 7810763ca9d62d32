export type Nullable<T> = T | null | undefined;

export const compact = <T>(items: Nullable<Nullable<T>[]>): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

/** Maps the items that are not null; drops those for which `map` returns null. */
export const compactMap = <T, U>(items: Nullable<Nullable<T>[]>, map: (item: T) => U | null): U[] =>
  compact(compact(items).map(map));

export const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[] => {
  const first = new Map<unknown, T>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
};
