/**
 * `slug`: null when another page has the address; the entry then has no page. `standardSlug`: redirects to
 * `slug`, on a site whose addresses have hyphens only.
 */
export type Named = { name: string; slug: string | null; standardSlug?: string };
export type WithPage<T extends Pick<Named, 'slug'>> = T & { slug: string };
export const hasPage = <T extends Pick<Named, 'slug'>>(entry: T): entry is WithPage<T> => entry.slug !== null;
