import type { Site } from '@/lib/content/domain/site';
import { getMessages, type Messages } from '@/lib/language/i18n';
import { messagesWith } from '@/lib/language/i18n/own-words';

type Worded = Pick<Site, 'language' | 'words'>;

const made = new WeakMap<Worded, Messages>();

/** What a site's pages and mails say: its language's messages, with the business's own words in them. */
export const messagesOf = (site: Worded): Messages => {
  if (Object.keys(site.words).length === 0) return getMessages(site.language);
  const messages = made.get(site) ?? messagesWith(site.language, site.words);
  made.set(site, messages);
  return messages;
};
