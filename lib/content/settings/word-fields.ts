import { field, group } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';
import { isOfTrade, ownWords, standardText, type WordName } from '@/lib/language/i18n/own-words';
import texts from './own-texts.json' with { type: 'json' };
import { ownTexts } from './settings-fields';

const usual = (name: WordName) => {
  const [part, text] = ownWords[name];
  return `“${standardText(part, text)}”${isOfTrade(name) ? ', or the trade’s' : ''}.`;
};

export const words = field(group(ownTexts<WordName, typeof line>(line, texts.words, usual)), {
  label: 'Words',
  description: "The business's own words for what is else the same on every site.",
});
