import { isTown } from './town';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** USPS Publication 28's suffixes and those of the other countries that end a street. */
const SUFFIXES = list(
  'alley aly avenue ave av boulevard blvd broadway bypass causeway circle cir close cl court ct crescent cres cr ' +
    'cove cv drive dr esplanade esp expressway expy freeway fwy highway hwy lane ln loop mews parade pde parkway ' +
    'pkwy pike place pl plaza plz road rd row square sq street st strand terrace ter terr tce trail trl turnpike ' +
    'tpke walk way',
);
/** Words that start no town's name. */
const NEVER_FIRST = list(
  'avenue ave av boulevard blvd bypass cir cl cres ct cv dr drive esp expy fwy highway hwy lane ln loop mews pde ' +
    'parkway pkwy pl plz rd road row sq street tce ter terr tpke trl way view views gate ridge bend pass path trace ' +
    'crossing extension ext run close closed and at in of ne nw se sw business spur alternate alt',
);
const DESIGNATORS = list(
  'suite ste unit apt apartment # no room rm floor fl bldg building lot space spc trlr dept box shop level',
);
const NUMBERED_ROADS = list('highway hwy route rte rt road rd fm cr sr loop interstate avenue street county');
const DIRECTIONS = list('n s e w north south east west northeast northwest southeast southwest');
const PAIRED_DIRECTIONS = list('ne nw se sw');
/** Names of saints that towns have. */
const SAINTS = list(
  'agnes albans albert andrews ann anne anthony asaph augustine austell bees benedict bernard boswells catharines ' +
    'catherines charles clair clairsville clears cloud columb cyrus david davids elmo eustache francis francisville ' +
    'gabriel genevieve george georges helena helens helier henry hilaire hyacinthe ignace edmunds giles annes ives jacob james jean ' +
    'jerome joe john johns joseph just kilda landry laurent lawrence leonards louis lucie lucia maries marie martin ' +
    'martinville mary marys mawes michael michaels monans neots ola onge paul pauls pete peter peters petersburg ' +
    'regis robert rose simons stephen stephens thomas',
);
const SAINT = /\b(?:st|ste)\.? (\p{L}+)/giu;

/** A text without the saints of its names. */
export const withoutSaint = (text: string): string =>
  text.replace(SAINT, (whole, name: string) => (SAINTS.has(name.toLowerCase()) ? '' : whole));

/** Words that end the name of a place in a town, or are a part of a town's own: 'Elk Grove Village'. */
const PLACE_WORDS = list(
  'plaza mall center centre shopping building tower park station village complex estate square',
);

const plain = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[.,]/g, '');

/** Whether the words before `index` end a street without the word at `index`. */
const endsStreet = (words: readonly string[], index: number): boolean => {
  const [before = '', last = ''] = [plain(words[index - 2]), plain(words[index - 1])];
  if (/^#\w{1,6}$/.test(last)) return true;
  const isId = /^#?(?:\w*\d[\w-]*|[a-z])$/i.test(last);
  if (isId && (DESIGNATORS.has(before) || (/\d/.test(last) && NUMBERED_ROADS.has(before)))) return true;
  if (/^\d+(?:st|nd|rd|th)$/.test(before) && /^fl(?:oor)?$/.test(last)) return true;
  const isNumbered = words.slice(0, index).some((word) => /\d/.test(word));
  if (SUFFIXES.has(last)) return isNumbered && index > 2;
  const isDirection = PAIRED_DIRECTIONS.has(last) || DIRECTIONS.has(last);
  return isDirection && isNumbered && index > 3 && SUFFIXES.has(before);
};

const canStartTown = (words: readonly string[]): boolean => {
  const [first, second] = [plain(words[0]), plain(words[1])];
  if (first === 'st' || first === 'ste') return SAINTS.has(second);
  const isCut = words.some(
    (word, index) => index > 0 && index < words.length - 1 && PLACE_WORDS.has(plain(word)),
  );
  const isInitial = words.some((word) => /^[a-z]$/i.test(plain(word)) && !DIRECTIONS.has(plain(word)));
  return (
    !NEVER_FIRST.has(first) && !DESIGNATORS.has(first) && !isCut && !isInitial && isTown(words.join(' '))
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
export const splitStreet = (text: string): { street: string; town: string } | null => {
  const words = text.replace(/\s[|·•–—-]\s/g, ' ').split(/\s+/);
  if (words.length > MAX_WORDS) return null;
  const ends = words.flatMap((_, index) => {
    if (index === 0 || !endsStreet(words, index) || !canStartTown(words.slice(index))) return [];
    if (!isSaintAhead(words, index)) return [index];
    // Behind another street end 'St' is a saint; else it may be either.
    return endsStreet(words, index - 1) ? [] : [index, index - 1];
  });
  const [end, ...others] = ends;
  if (!end || others.length > 0) return null;
  return { street: words.slice(0, end).join(' '), town: words.slice(end).join(' ') };
};
