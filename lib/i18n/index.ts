import { en, type Dictionary } from './en';
import { es } from './es';

export type { Dictionary } from './en';
export type Language = 'en' | 'es';

const dictionaries: Record<Language, Dictionary> = { en, es };

/** The interface's own words in a language. The record's texts are never translated. */
export const getMessages = (language: Language): Dictionary => dictionaries[language];

// Making one takes longer than using it, and a page may have thousands of reviews.
const longDates = (language: Language) =>
  new Intl.DateTimeFormat(dictionaries[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
const dates = { en: longDates('en'), es: longDates('es') };

/** An ISO date as people write it: 'March 14, 2026', '14 de marzo de 2026'. */
export const formatDate = (isoDate: string, language: Language): string =>
  dates[language].format(new Date(`${isoDate}T00:00:00Z`));

/** A whole number: '1,234', the same in both languages here. */
export const formatNumber = (number: number, language: Language): string =>
  number.toLocaleString(dictionaries[language].locale);

/** A score with two decimals (SPEC section 9). */
export const formatScore = (score: number, language: Language): string =>
  new Intl.NumberFormat(dictionaries[language].locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(score);
