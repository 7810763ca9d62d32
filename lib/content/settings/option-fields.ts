import { field, group, groups, listOrFalse, mapOf, type WireFields } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { count, flag } from '@/lib/content/fields/number-kinds';
import { email, line, oneOf } from '@/lib/content/fields/text-kinds';
import { isOfTrade, ownWords, standardText, type WordName } from '@/lib/language/i18n/own-words';
import { MAX_DESTINATIONS } from './lead-destination';
import texts from './own-texts.json' with { type: 'json' };
import words from './option-words.json' with { type: 'json' };
import { ownTexts } from './settings-fields';

const usual = (name: WordName) => {
  const [part, text] = ownWords[name];
  return `“${standardText(part, text)}”${isOfTrade(name) ? ', or the trade’s' : ''}.`;
};

export const settingOptions = {
  words: field(group(ownTexts<WordName, typeof line>(line, texts.words, usual)), {
    label: 'Words',
    description: "The business's own words for what is else the same on every site.",
  }),
  popup: field(flag, words.popup),
  secondForm: field(flag, words.secondForm),
  measureSpeed: field(flag, words.measureSpeed),
  counters: field(
    listOrFalse(group({ value: count, unit: line, label: line }, words.counters.fields), 4),
    words.counters,
  ),
  addresses: field(oneOf(['standard', 'hyphens']), words.addresses),
  search: field(
    group(
      {
        titles: oneOf(['standard', 'local']),
        pages: mapOf(
          group({ title: line, description: line, shareTitle: line }, words.search.fields.pages.fields),
          500,
        ),
      },
      words.search.fields,
    ),
    words.search,
  ),
  confirmationMail: field(flag, words.confirmationMail),
  // No secret, because many people read records; it belongs in the hosts entry.
  deliverTo: groups(words.deliverTo, MAX_DESTINATIONS, { mail: email, webhook: webLink }),
  priceRange: field(line, words.priceRange),
};
export type WireSettings = WireFields<typeof settingOptions>;
