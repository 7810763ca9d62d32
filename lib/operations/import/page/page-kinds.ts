import vocabulary from './vocabulary.json' with { type: 'json' };
import { decoded, plain, wordsOf } from './words';

export type Kind = keyof typeof vocabulary.kinds | 'unknown';

/** The first kind whose words fit is taken. */
const kinds = Object.entries(vocabulary.kinds).map(
  ([kind, words]) => [kind as Exclude<Kind, 'unknown'>, wordsOf(words)] as const,
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
  if (text.split(' ').length > 8) return 'unknown';
  if (SERVICES.test(text)) return 'services';
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'unknown';
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
