import { isPlaceholder } from '@/lib/language/placeholders';
import { hyphenSlugOf } from '@/lib/language/slug';
import { decoded } from '@/lib/platform/text';
import vocabulary from './vocabulary.json' with { type: 'json' };

export { vocabulary };

/** Lists of vocabulary.json have alternatives, several on a line. */
export const listOf = (lines: readonly string[]): string[] => lines.join('|').split('|');
const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`;
/** Finds one of the words of a list in a text. */
export const wordsOf = (list: readonly string[]): RegExp => new RegExp(`\\b${anyOf(list)}\\b`, 'i');
/** Fits a text that is a word of the list as a whole. */
export const wholly = (list: readonly string[]): RegExp => new RegExp(`^${anyOf(list)}$`, 'i');
/** A pattern over several lines, without the spaces around line breaks; `<name>` is that list of phrases. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray): RegExp => {
    const list = (_: string, name: keyof typeof vocabulary.phrases) => anyOf(vocabulary.phrases[name]);
    const joined = raw.join('').replace(/\s*\n\s*/g, '');
    return new RegExp(joined.replace(/(?<!\(\?)<(\w+)>/g, list), flags);
  };

/** A text in small letters without accents and signs, for comparisons. */
export const plain = (text: string): string => hyphenSlugOf(text.replace(/&/g, ' and ')).replaceAll('-', ' ');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Entries by their keys, in the order of each key's first entry. */
export const grouped = <T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (!group?.push(entry)) groups.set(keyOf(entry), [entry]);
  }
  return groups;
};

/** The first entry of each key. */
export const distinct = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...grouped(entries, keyOf).values()].map(([first]) => first as T);

/** Names who made the site, not whose it is: 'Site by Webby', 'Web: Webby', but not 'Web: acme.example'. */
export const CREDIT = pattern('i')`\b<credit>\b|\b<makes>(?: and \w+| with \w+)?
  (?: (?:by|with|por)\b|: (?!www|http|[\w-]+\.\w))`;
/** Contacts of templates. */
export const SAMPLE_EMAIL = pattern('i')`<sampleMail>`;
/** Numbers of templates: 555-5555, 123-4567, one digit alone. */
export const SAMPLE_NUMBER = /^\d{0,3}(?:5555555|1234567|0000000|9876543)$|^1234567890$|(\d)\1{6,}$/;
const FILLER = wordsOf(vocabulary.filler);
const BREADCRUMB = /^(?:home|inicio)\s*[>›»/|→]/i;
export const BUTTON = wholly(vocabulary.button);

/** Whether a text is no text of the business: a button, an unused text of a template, signs without words. */
export const isNoise = (text: string): boolean =>
  BREADCRUMB.test(text) ||
  FILLER.test(text) ||
  BUTTON.test(plain(text)) ||
  isPlaceholder(text) ||
  !/\p{L}{2}/u.test(text);

/** Articles have no words of their own: they stand below a blog. */
export type Kind = keyof typeof vocabulary.kinds | 'article' | 'unknown';
/** The first kind whose words fit is taken. */
const kinds = Object.entries(vocabulary.kinds).map(
  ([kind, words]) => [kind as Kind, wordsOf(words)] as const,
);

/** 'Services and prices', 'All our services': their other words do not count. */
const SERVICES =
  /^(?:services|servicios) (?:and|y) |^(?:our|all|more|nuestros)(?: \w+){0,3} (?:services|servicios)$/;

/**
 * The subject of a page, a section or an entry of a menu, by the words of its title. `unknown` is rather a
 * service than another page. @param label an entry of a menu, a heading or the last part of an address
 */
export const kindOfLabel = (label: string): Kind => {
  const text = plain(label);
  // 'You point. We haul.' is a slogan.
  if (text.split(' ').length > 8 || /\p{L}{3}[.!] \p{L}/u.test(label)) return 'unknown';
  return SERVICES.test(text) ? 'services' : (kinds.find(([, words]) => words.test(text))?.[0] ?? 'unknown');
};

const EXTENSION = /\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i;
const INDEX = /(?:^|\/)(?:index|default|home)(?:\.\w+)?$/i;
/** The parameters of a query that choose a page: `?page_id=7`, `?p=3`, Joomla's `option`, `view` and `id`. */
const CHOICE = /^(?:p|page_id|page|id|option|view|cat|article|itemid)$/i;

/** A key that the addresses of one page share: without index files, extension and slash at the end. */
export const pathKey = (url: URL): string => {
  const path = decoded(url.pathname).replace(INDEX, '/').replace(EXTENSION, '').replace(/\/+$/, '');
  const query = [...url.searchParams].filter(([name]) => CHOICE.test(name)).map((pair) => pair.join('='));
  return [path.toLowerCase(), ...query.sort()].join('?');
};

export const isSamePage = (url: URL, other: URL): boolean => pathKey(url) === pathKey(other);

export const lastPart = (url: URL): string =>
  pathKey(url).split(/[/?]/).findLast(Boolean)?.replace(/[-_]+/g, ' ') ?? '';
