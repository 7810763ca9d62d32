import { isPlaceholder } from '@/lib/language/placeholders';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** A pattern over several lines: the tag `pattern('i')` leaves out line breaks and the spaces around them. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\s*\n\s*/g, ''), flags);

/** Finds one of the words of a list in a text. */
export const wordsOf = (list: readonly string[]): RegExp => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i');
/** Fits a text that is a word of the list as a whole. */
export const wholly = (list: readonly string[]): RegExp => new RegExp(`^(?:${list.join('|')})$`, 'i');

/** A text in small letters without accents and signs, for comparisons. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Entries by their keys, in the order of each key's first entry. */
export const grouped = <T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
};

/** The first entry of each key. */
export const distinct = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...grouped(entries, keyOf).values()].flatMap((group) => group.slice(0, 1));

/** Names who made the site, not whose it is: 'Site by Webby', 'Web: Webby', but not 'Web: acme.example'. */
export const CREDIT = new RegExp(
  `${wordsOf(vocabulary.credit).source}|\\bweb(?: ?site)?: (?!www|http|[\\w-]+\\.\\w)`,
  'i',
);
const FILLER = wordsOf(vocabulary.filler);
export const BUTTON = wholly(vocabulary.button);

/** Whether a text is no text of the business: a button, an unused text of a template, signs without words. */
export const isNoise = (text: string): boolean =>
  FILLER.test(text) || BUTTON.test(plain(text)) || isPlaceholder(text) || !/\p{L}{2}/u.test(text);
