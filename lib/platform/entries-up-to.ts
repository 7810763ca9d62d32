/** Options of an LRUCache: with `max` it takes the memory of all entries at once. */
export const entriesUpTo = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
