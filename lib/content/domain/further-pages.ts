/** A page of a long list, after its first. */
export type FurtherPage = { slug: string; number: number; of: number };

/** Slugs 2, 3 ... @param of the number of pages, the first included */
export const furtherPages = (of: number): FurtherPage[] =>
  Array.from({ length: Math.max(of - 1, 0) }, (_, index) => ({
    slug: `${index + 2}`,
    number: index + 2,
    of,
  }));
