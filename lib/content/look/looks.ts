export const lookNames = ['classic', 'journal', 'poster', 'studio'] as const;
export type LookName = (typeof lookNames)[number];

export const themeColours = [
  'main',
  'secondary',
  'third',
  'heading',
  'paragraph',
  'footer',
  'button',
  'buttonHover',
  'scroll',
  'mobileMenu',
  'overlay',
] as const;
export type ThemeColour = (typeof themeColours)[number];
/** Null for a colour that the record does not set. */
export type Colours = Record<ThemeColour, string | null>;
