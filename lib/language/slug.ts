/** The id in a URL (docs/specification.md#22-names-in-addresses), not percent-encoded. */
export const slugOf = (name: string): string => name.toLowerCase().replace(' ', '-');

/** Equal for spellings of a slug that differ only in case, spaces, hyphens and underscores. */
export const looseSlug = (slug: string): string =>
  slug
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'Furnace & A/C Repair' is furnace-a-c-repair; empty for a name without letters and digits. */
export const hyphenSlugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/['’\p{Mark}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
