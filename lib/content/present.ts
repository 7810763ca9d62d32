export type Nullable<T> = T | null | undefined;

export const present = <T>(items: Nullable<Nullable<T>[]>): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

/** Keeps the items for which `map` finds something to show. */
export const mapPresent = <T, U>(items: Nullable<Nullable<T>[]>, map: (item: T) => U | null): U[] =>
  present(present(items).map(map));

/** The first item of each key: what a record repeats is shown once. */
export const uniqueBy = <T>(items: T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [keyOf(item), item] as const).reverse()).values()].reverse();
