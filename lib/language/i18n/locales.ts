import { spelledFor } from './british-spelling';
import { getAllMessages, getMessages, type Messages } from './index';
import type { Palette } from './en/palette';
import { localeOf, type Language } from './languages';

/** The tag of <html lang>: 'en' and 'es' in the United States, else with the country, such as 'en-GB'. */
export const languageTag = (language: Language, country: string): string =>
  country === 'US' ? language : `${language}-${country}`;

const inCountry = <T>(texts: T, language: Language, country: string): T =>
  language === 'en' ? spelledFor(texts, country) : texts;

const made = new Map<string, Messages>();

export const messagesIn = (language: Language, country: string): Messages => {
  if (country === 'US') return getMessages(language);
  const tag = languageTag(language, country);
  const known = made.get(tag);
  if (known) return known;
  const messages = inCountry(getMessages(language), language, country);
  const locale = localeOf(tag);
  const own = { ...messages, locale, floating: { ...messages.floating, locale } };
  made.set(tag, own);
  return own;
};

export const paletteIn = (language: Language, country: string): Palette =>
  inCountry(getAllMessages(language).palette, language, country);
