/** The id in a service's or project's URL (SPEC section 2), not percent-encoded. */
export const slugOf = (name: string): string => name.toLowerCase().replace(' ', '-');

/** Equal for spellings of a slug that differ only in case, spaces, hyphens and underscores. */
export const looseSlug = (slug: string): string =>
  slug
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
