/** Codes of the interface's languages. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The interface's language for a language tag or an Accept-Language header ('es-MX,en;q=0.5'): its first entry, else English. */
export const toLanguage = (tags: string): Language =>
  languages.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(tags)) ?? 'en';
