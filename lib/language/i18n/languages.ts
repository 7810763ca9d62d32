import en from './en/every-page.json' with { type: 'json' };
import es from './es/every-page.json' with { type: 'json' };

/** Messages that browsers download with every page. */
export const everyPageMessages = { en, es };

export type Language = keyof typeof everyPageMessages;
export const languages = Object.keys(everyPageMessages) as Language[];

/** The language of the first entry of Accept-Language ('es-MX,en;q=0.5') or of a tag; English by default. */
export const toLanguage = (tags: string): Language =>
  languages.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(tags)) ?? 'en';

/** The locale of numbers and dates on a page with a language tag: 'en' is 'en-US', 'en-GB' stays. */
export const localeOf = (tag: string): string =>
  tag.includes('-') ? tag : everyPageMessages[toLanguage(tag)].locale;
