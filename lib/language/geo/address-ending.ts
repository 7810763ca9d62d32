import { areaAtEnd, isAdminArea, isBoroughOf, isCityAndCounty, isCountyTown } from './admin-areas';
import { countryNamed } from './countries';
import { withoutSaint } from './street-end';
import { isTown } from './town';

/** `regionOf`: for countries whose addresses end with the code or name of a state. */
export type Form = { code: string; regionOf?: (text: string) => string | null };

const STREET =
  /\w (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|way|court|ct|place|pl|highway|hwy|parkway|pkwy|circle|terrace|close|crescent|square|suite|ste|unit|box)\b/i;
const SAINT = /\b(?:port|east|west|north|south|bay|lake|sault) (?:st|ste)\b/i;
/** In Great Britain 'St' before the name of a saint is no street: 'Bury St Edmunds'. */
export const isStreet = (text: string, country = 'US') =>
  STREET.test(country === 'GB' ? withoutSaint(text) : text.replace(SAINT, ''));

const MAX_REGION_WORDS = 3;

/** 'Denver CO' as city and region. A region's name needs a postal code, as 'Northern Virginia' is no city. */
const regionAtEnd = (text: string, regionOf: (text: string) => string | null, hasCode: boolean) => {
  const words = text.split(' ');
  for (let count = Math.min(MAX_REGION_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const region = regionOf(name);
    const isSure = hasCode
      ? /^[A-Z]{2,3}$|\.$|\p{L}{4}/iu.test(name)
      : /^[A-Z]{2,3}$|^[A-Z][\w.]*\.$/.test(name);
    if (region && isSure) return { before: words.slice(0, -count).join(' '), region };
  }
  return null;
};

const MAX_COUNTRY_WORDS = 4;

/** 'CO 80204 United States' without the country's name; null when it has none. */
const withoutCountry = (text: string, country: string, isState: (text: string) => boolean): string | null => {
  if (countryNamed(text) === country) return null;
  const words = text.split(' ');
  for (let count = Math.min(MAX_COUNTRY_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const isPartOfName = words.some((_, start) => isState(words.slice(start).join(' ')));
    const before = words.at(-count - 1) ?? '';
    const isOther =
      isPartOfName ||
      /^new$/i.test(before) ||
      (country === 'GB' && /^(?:north|south|mid|west)$/i.test(before));
    if (countryNamed(name) === country && !isOther) return words.slice(0, -count).join(' ').replace(/,$/, '');
  }
  return null;
};

/** The parts of an address behind its town, taken from its end. */
export type Ending = {
  parts: string[];
  region: string | null;
  postalCode: string | null;
  hasCountry: boolean;
};

const withoutPart = (ending: Ending, change: Partial<Ending>): Ending => ({
  ...ending,
  parts: ending.parts.slice(0, -1),
  ...change,
});

const withLast = (ending: Ending, last: string, change: Partial<Ending>): Ending =>
  withoutPart(ending, { ...change, parts: [...ending.parts.slice(0, -1), last] });

/** Takes the last part off the ending; null when it is the town or stands before the town. */
const shortened = (ending: Ending, country: string, { code, regionOf }: Form): Ending | null => {
  const { parts, region, postalCode } = ending;
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && countryNamed(last) === country && !regionOf?.(last))
    return withoutPart(ending, { hasCountry: true });
  const nameless = withoutCountry(last, country, (name) => Boolean(regionOf?.(name)));
  if (nameless) return withLast(ending, nameless, { hasCountry: true });
  if (!postalCode) {
    const [, before = '', atEnd, atStart, after = ''] =
      new RegExp(`^(?:(.*?)[\\s,]*\\b(${code})|(${code})\\s+(\\D.*))$`, 'i').exec(last) ?? [];
    const found = atEnd ?? (regionOf ? null : atStart);
    const rest = (before || after).replace(/(?<=\p{L}{4})\.$/u, '');
    // A number before a word is the number of a house.
    if (found && (rest || parts.length > 1) && !(rest === '' && region && !regionOf))
      return rest
        ? withLast(ending, rest, { postalCode: found.toUpperCase() })
        : withoutPart(ending, { postalCode: found.toUpperCase() });
  }
  if (regionOf && !region) {
    const whole = parts.length > 1 || postalCode ? regionOf(last) : null;
    if (whole) return withoutPart(ending, { region: whole });
    const split = regionAtEnd(last, regionOf, postalCode !== null);
    if (split) return withLast(ending, split.before, { region: split.region });
  }
  return shortenedByArea(ending, country, regionOf !== undefined);
};

/** A county's name behind a place that may be its town: 'Greystones, Wicklow'. */
export const mayBeCounty = (parts: readonly string[], country: string): boolean => {
  const [before, last = ''] = parts.slice(-2);
  return parts.length > 1 && isCountyTown(last, country, before) && isTown(before) && !isStreet(before);
};

const shortenedByArea = (ending: Ending, country: string, hasRegions: boolean): Ending | null => {
  const { parts } = ending;
  const last = parts.at(-1) ?? '';
  const region = hasRegions ? ending.region : (ending.region ?? last);
  const isAfterTown = mayBeCounty(parts, country) && parts.length > 2 && !isCityAndCounty(last, country);
  // 'Nottingham, City of Nottingham' repeats the town; another name before 'City of' may be a suburb.
  const [, cityOf] = /^city of (.+)$/i.exec(last) ?? [];
  if (country === 'GB' && cityOf && cityOf !== parts.at(-2)) return null;
  const isArea = isAdminArea(last, country) || isBoroughOf(last, parts.at(-2) ?? '', country);
  if (parts.length > 1 && (isArea || isAfterTown)) return withoutPart(ending, { region });
  const atEnd = hasRegions ? null : areaAtEnd(last, country);
  return atEnd && withLast(ending, atEnd.before, { region: ending.region ?? atEnd.area });
};

/** Takes postal code, state, counties and country off the end of an address. */
export const endingOf = (parts: readonly string[], country: string, form: Form): Ending => {
  let ending: Ending = { parts: [...parts], region: null, postalCode: null, hasCountry: false };
  for (let next: Ending | null = ending; next; next = shortened(ending, country, form)) ending = next;
  return ending;
};
