/**
 * The id in a service's or project's address: lower case, first space to a hyphen (SPEC section 2). Not yet
 * percent-encoded; see paths.ts.
 */
export const slugOf = (name: string): string => name.toLowerCase().replace(' ', '-');

/** Equal for all spellings that people and other programs make of a slug: case, hyphens and spaces do not count. */
export const looseSlug = (slug: string): string =>
  slug
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
