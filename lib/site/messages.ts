import type { Site } from '@/lib/content/domain/site';
import type { Messages } from '@/lib/language/i18n';
import { languageTag, messagesIn } from '@/lib/language/i18n/locales';
import { messagesWith } from '@/lib/language/i18n/own-words';

type Worded = Pick<Site, 'language' | 'country' | 'words'>;

const made = new WeakMap<Worded, Messages>();

/** What a site's pages and mails say: its language's messages, with the business's own words in them. */
export const messagesOf = (site: Worded): Messages => {
  const standard = messagesIn(site.language, site.country);
  if (Object.keys(site.words).length === 0) return standard;
  const messages = made.get(site) ?? messagesWith(standard, site.words);
  made.set(site, messages);
  return messages;
};

/** The language tag of a site's pages: 'en', 'es', or with a country other than the US, 'en-GB'. */
export const languageTagOf = ({ language, country }: Pick<Site, 'language' | 'country'>): string =>
  languageTag(language, country);
