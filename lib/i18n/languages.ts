/** Codes of the interface's languages. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of the first entry of Accept-Language ('es-MX,en;q=0.5') or of a tag, else English. */
export const toLanguage = (tags: string): Language =>
  languages.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(tags)) ?? 'en';
