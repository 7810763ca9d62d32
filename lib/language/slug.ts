/** The id in a URL (docs/specification.md#22-names-in-addresses), not percent-encoded. */
export const slugOf = (name: string): string => name.toLowerCase().replace(' ', '-');

/** Equal for spellings of a slug that differ only in case, spaces, hyphens and underscores. */
export const looseSlug = (slug: string): string =>
  slug
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
