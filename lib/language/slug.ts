const emoji =
  /(?![©®™])\p{Extended_Pictographic}[\p{M}\u200d\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]*|\p{RI}{2}|[\d#*]\ufe0f?\u20e3|[\u2022\u2190-\u21ff\u25a0-\u275f\u2794-\u27bf]/gu;

/** '🎨 Painting' and '★ Painting ★' are Painting; a name of emoji alone stays. */
const withoutEmoji = (name: string): string => {
  const words = name.replace(emoji, ' ');
  return words === name ? name : words.replace(/\s+/g, ' ').trim() || name;
};

/** The id in a URL (docs/specification.md#22-names-in-addresses), not percent-encoded. */
export const slugOf = (name: string): string => withoutEmoji(name).toLowerCase().replace(' ', '-');

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
