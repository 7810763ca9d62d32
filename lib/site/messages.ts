import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import type { Site } from '@/lib/content/record/site';
import type { Messages } from '@/lib/language/i18n';
import { languageTag, messagesIn } from '@/lib/language/i18n/locales';
import { messagesWith } from '@/lib/language/i18n/own-words';
import type { RequestKind } from '@/lib/language/i18n/request-kinds';

/** The parts of a site that decide its words: language, country, trade and own words. */
export type Worded = Pick<Site, 'language' | 'country' | 'trade' | 'words'>;
/** A site's words, and the values that a section shows. */
export type Shown<Values extends keyof Site> = Worded & Pick<Site, Values>;

const made = new WeakMap<Worded, Messages>();

/** An estimate, unless the record names another trade. */
export const asksForOf = ({ trade }: Pick<Site, 'trade'>): RequestKind => trade?.asksFor ?? 'estimate';

/** The messages of a site's language, with the words of its trade and, over them, the business's own. */
export const messagesOf = (site: Worded): Messages => {
  const standard = messagesIn(site.language, site.country);
  const asksFor = asksForOf(site);
  if (asksFor === 'estimate' && Object.keys(site.words).length === 0) return standard;
  const trade = site.trade?.names?.[site.language] ?? null;
  const messages = made.get(site) ?? messagesWith(standard, site.language, { asksFor, trade }, site.words);
  made.set(site, messages);
  return messages;
};

const countriesOfUsRules = ['US', 'CA'];

export const textConsentOf = (site: Site): string =>
  messagesOf(site).lead.textConsent(site.name, countriesOfUsRules.includes(site.country));

/** 'en', 'es', or with a country other than the US, 'en-GB'. */
export const languageTagOf = ({ language, country }: Pick<Site, 'language' | 'country'>): string =>
  country === UNKNOWN_COUNTRY ? language : languageTag(language, country);
