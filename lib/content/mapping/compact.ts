import type { FormattedText } from '@/lib/content/domain/site';

export type Nullable<T> = T | null | undefined;

export const compact = <T>(items: Nullable<Nullable<T>[]>): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

/** Maps the items that are not null, and leaves out those for which `map` returns null. */
export const compactMap = <T, U>(items: Nullable<Nullable<T>[]>, map: (item: T) => U | null): U[] =>
  compact(compact(items).map(map));

export const uniqueBy = <T>(items: T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [keyOf(item), item] as const).reverse()).values()].reverse();

export const noText: FormattedText = { text: '', formatting: null };
