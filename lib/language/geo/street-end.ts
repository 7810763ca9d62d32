import lists from './street-words.json' with { type: 'json' };
import { isKnownTown } from './known-places';
import { isTown } from './town';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * - `suffixes`: of USPS Publication 28 and of other countries, which end a street
 * - `neverFirst`: start no town's name; `placeWords`: end a place in a town, or are a part of a town's name
 * - `saints`: of whom towns are named
 */
const SUFFIXES = setOf(lists.suffixes);
const NEVER_FIRST = setOf(lists.neverFirst);
const DESIGNATORS = setOf(lists.designators);
const NUMBERED_ROADS = setOf(lists.numberedRoads);
const DIRECTIONS = setOf(lists.directions);
const PAIRED_DIRECTIONS = setOf(lists.pairedDirections);
const SAINTS = setOf(lists.saints);
const PLACE_WORDS = setOf(lists.placeWords);

const SAINT = /\b(?:st|ste)\.? (\p{L}+)/giu;

/** A text without the saints of its names. */
export const withoutSaint = (text: string): string =>
  text.replace(SAINT, (whole, name: string) => (SAINTS.has(name.toLowerCase()) ? '' : whole));

const plain = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[.,'’]/g, '');

const isDirection = (word: string): boolean => PAIRED_DIRECTIONS.has(word) || DIRECTIONS.has(word);

/** Whether the words before `index` end a street without the word at `index`. */
const endsStreet = (words: readonly string[], index: number): boolean => {
  const [before = '', last = ''] = [plain(words[index - 2]), plain(words[index - 1])];
  if (/^#\w{1,6}$/.test(last)) return true;
  const isId = /^#?(?:\w*\d[\w-]*|[a-z])$/i.test(last);
  if (isId && (DESIGNATORS.has(before) || (/\d/.test(last) && NUMBERED_ROADS.has(before)))) return true;
  if (/^\d+(?:st|nd|rd|th)$/.test(before) && /^fl(?:oor)?$/.test(last)) return true;
  const isNumbered = words.slice(0, index).some((word) => /\d/.test(word));
  if (SUFFIXES.has(last)) return isNumbered && (index > 2 || last === 'broadway');
  const isRoad = SUFFIXES.has(before) || (/\d/.test(before) && NUMBERED_ROADS.has(plain(words[index - 3])));
  return isDirection(last) && isNumbered && index > 3 && isRoad;
};

type Place = { country: string; region: string | null };

const canStartTown = (words: readonly string[], { country, region }: Place): boolean => {
  const [first, second] = [plain(words[0]), plain(words[1])];
  if (first === 'st' || first === 'ste') return SAINTS.has(second);
  // Behind a road 'S Bastrop' is Bastrop; 'N Adams' is a town.
  if (/^[nsew]{1,2}$/.test(first) && country === 'US' && !isKnownTown(words.join(' '), country, region))
    return false;
  const isCut = words.some(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      (PLACE_WORDS.has(plain(word)) || (SUFFIXES.has(plain(word)) && !SAINTS.has(plain(words[index + 1])))),
  );
  const isInitial = words.some((word) => /^[a-z]$/i.test(plain(word)) && !DIRECTIONS.has(plain(word)));
  return (
    !NEVER_FIRST.has(first) &&
    !DESIGNATORS.has(first) &&
    !isCut &&
    !isInitial &&
    isTown(words.join(' '), country, region)
  );
};

const MAX_WORDS = 20;
/** '12 Smith St' before 'Paul': Saint Paul may be meant. */
const isSaintAhead = (words: readonly string[], index: number): boolean =>
  plain(words[index - 1]) === 'st' && SAINTS.has(plain(words[index]));

/**
 * The street and the town of '20 Benton Pl St Louis': the town follows the street's suffix or unit.
 * @returns null when no word or more than one can end the street
 */
export const splitStreet = (text: string, place: Place): { street: string; town: string } | null => {
  const words = text.replace(/\s[|·•–—-]\s/g, ' ').split(/\s+/);
  if (words.length > MAX_WORDS) return null;
  const ends = words.flatMap((_, index) => {
    if (index === 0 || !endsStreet(words, index) || !canStartTown(words.slice(index), place)) return [];
    if (!isSaintAhead(words, index)) return [index];
    // Behind another street end 'St' is a saint; else it may be either.
    return endsStreet(words, index - 1) ? [] : [index, index - 1];
  });
  const [end, ...others] = ends;
  if (!end || others.length > 0) return null;
  return { street: words.slice(0, end).join(' '), town: words.slice(end).join(' ') };
};
