export const lookNames = ['classic', 'journal', 'poster', 'studio'] as const;
export type LookName = (typeof lookNames)[number];

/** The record's fields of the colours. */
export const colourFields = {
  main: 'mainColor',
  secondary: 'secondaryColor',
  third: 'thirdColor',
  heading: 'headingTextColor',
  paragraph: 'paragraphTextColor',
  footer: 'bgFooter',
  button: 'btn',
  buttonHover: 'btnHover',
  scroll: 'scrollColor',
  mobileMenu: 'iconsMenuMovil',
  overlay: 'overlayColor',
} as const;
export type ThemeColour = keyof typeof colourFields;
export const themeColours = Object.keys(colourFields) as ThemeColour[];

export const mapColours = <T>(valueOf: (colour: ThemeColour) => T) =>
  Object.fromEntries(themeColours.map((colour) => [colour, valueOf(colour)])) as Record<ThemeColour, T>;

/** Null for a colour that the record does not set. */
export type Colours = Record<ThemeColour, string | null>;
