export type Nullable<T> = T | null | undefined;

/** The items that are not null; none for a missing list. */
export const compact = <T>(items: Nullable<Nullable<T>[]>): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

/** Maps the items that are not null, and leaves out those for which `map` returns null. */
export const compactMap = <T, U>(items: Nullable<Nullable<T>[]>, map: (item: T) => U | null): U[] =>
  compact(compact(items).map(map));

/** The first item of each key. */
export const uniqueBy = <T>(items: T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [keyOf(item), item] as const).reverse()).values()].reverse();
