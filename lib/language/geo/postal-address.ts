import { australianStateOf, isBritishCounty, provinceOf } from './regions';
import { usStateOf } from './us-states';

/** `country` is its ISO code; `region` is a code in the United States, Canada and Australia, else a name. */
export type PostalAddress = {
  street: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  country: string;
};

type Parser = (parts: string[]) => PostalAddress | null;

const NOT_A_CITY = /\d|^(?:suite|ste|unit|apt|floor|building|bldg)\b/i;
const SAINT = /\b(?:port|east|west|north|south|bay|lake|sault) (?:st|ste)\b/i;
const STREET =
  /\w (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|way|court|ct|place|pl|highway|hwy|parkway|pkwy|circle|terrace|close|crescent|square|suite|ste|unit|box)\b/i;

const isCity = (text: string | undefined): text is string => Boolean(text) && !NOT_A_CITY.test(text ?? '');
const isStreet = (text: string) => STREET.test(text.replace(SAINT, ''));

const addressOf = (parts: readonly string[], rest: Omit<PostalAddress, 'street'>): PostalAddress => ({
  street: parts.join(', ') || null,
  ...rest,
});

const MAX_REGION_WORDS = 3;

/** 'Denver CO' as city and region. A region's name needs a postal code, as 'Northern Virginia' is no city. */
const cityAndRegion = (text: string, regionOf: (text: string) => string | null, hasCode: boolean) => {
  const words = text.split(' ');
  for (let count = Math.min(MAX_REGION_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const region = regionOf(name);
    const isSure = hasCode
      ? /^[A-Z]{2,3}$|\.$|\p{L}{4}/u.test(name)
      : /^[A-Z]{2,3}$|^[A-Z][\w.]*\.$/.test(name);
    if (region && isSure) return { city: words.slice(0, -count).join(' '), region };
  }
  return null;
};

const regionalParser = (country: string, code: string, regionOf: (text: string) => string | null): Parser => {
  const wholeCode = new RegExp(`^${code}$`, 'i');
  const codeAtEnd = new RegExp(`^(.+?)[\\s,]+(${code})$`, 'i');
  return (all) => {
    const parts = [...all];
    const end = wholeCode.test(parts.at(-1) ?? '') ? parts.splice(-2).join(' ') : (parts.pop() ?? '');
    const [, beforeCode = end, postalCode = null] = codeAtEnd.exec(end) ?? [];
    const whole = regionOf(beforeCode);
    const split = whole ? null : cityAndRegion(beforeCode, regionOf, postalCode !== null);
    const city = whole ? parts.pop() : split?.city;
    const region = whole ?? split?.region ?? null;
    // Without a comma before it, the city may follow a street.
    const isUnclear = parts.length === 0 && split !== null && isStreet(split.city);
    if (!region || !isCity(city) || isUnclear) return null;
    return addressOf(parts, { city, region, postalCode, country });
  };
};

const POSTCODE = /^(.*?)[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i;

/** '12 High Street, Otley, West Yorkshire LS21 1AA', with or without county and postcode. */
const parseBritish: Parser = (all) => {
  const parts = [...all];
  const [, beforeCode = parts.at(-1) ?? '', postalCode = null] = POSTCODE.exec(parts.at(-1) ?? '') ?? [];
  parts.splice(-1, 1, ...(beforeCode ? [beforeCode] : []));
  const last = parts.at(-1) ?? '';
  const region =
    parts.length > 1 && isBritishCounty(last) && isCity(parts.at(-2)) ? (parts.pop() ?? null) : null;
  const city = parts.pop();
  const isKnown = postalCode !== null || region !== null || parts.length > 0;
  if (!isKnown || !isCity(city) || isStreet(city)) return null;
  return addressOf(parts, { city, region, postalCode: postalCode?.toUpperCase() ?? null, country: 'GB' });
};

const EIRCODE = /^(.*?)[\s,]*\b([AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4})$/i;
const COUNTY = /^(?:county|co\.?) \p{L}[\p{L} ]+$/iu;

/** '4 Patrick Street, Cork, Co. Cork T12 X285' and '9 Capel Street, Dublin 1', with or without Eircode. */
const parseIrish: Parser = (all) => {
  const parts = [...all];
  const [, beforeCode = parts.at(-1) ?? '', postalCode = null] = EIRCODE.exec(parts.at(-1) ?? '') ?? [];
  parts.splice(-1, 1, ...(beforeCode ? [beforeCode] : []));
  const region = parts.length > 1 && COUNTY.test(parts.at(-1) ?? '') ? (parts.pop() ?? null) : null;
  const city = parts.pop()?.replace(/^(Dublin) \d{1,2}W?$/i, '$1');
  const isKnown = postalCode !== null || region !== null || parts.length > 0;
  if (!isKnown || !isCity(city) || isStreet(city)) return null;
  return addressOf(parts, { city, region, postalCode: postalCode?.toUpperCase() ?? null, country: 'IE' });
};

const CODE_AND_CITY = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:-\d{3})?|\d{3} \d{2}|\d{4} ?[A-Z]{2})\s+(\D+)$/;
const CITY_AND_CODE = /^(\D+?)\s+(\d{4,6})$/;

/** 'Calle Mayor 5, 28013 Madrid' and 'Queen Street 5, Auckland 1010'; what follows the city is a region. */
const otherParser =
  (country: string): Parser =>
  (parts) => {
    const index = parts.findLastIndex((part) => CODE_AND_CITY.test(part) || CITY_AND_CODE.test(part));
    const part = parts[index];
    if (index === -1 || !part || index < parts.length - 2) return null;
    const [, codeBefore, cityAfter] = CODE_AND_CITY.exec(part) ?? [];
    const [, cityBefore, codeAfter] = CITY_AND_CODE.exec(part) ?? [];
    const city = cityAfter ?? cityBefore;
    if (!isCity(city) || isStreet(city)) return null;
    const postalCode = codeBefore ?? codeAfter ?? null;
    return addressOf(parts.slice(0, index), { city, region: parts[index + 1] ?? null, postalCode, country });
  };

const parseCanadian = regionalParser('CA', String.raw`[A-Z]\d[A-Z][ -]?\d[A-Z]\d`, provinceOf);

/** French ones have the province in brackets: 'Gatineau (Québec) J9H 3M6'. */
const withoutBrackets = (part: string) =>
  part.replace(/ ?\(([^()]+)\)/, (whole, name: string) => (provinceOf(name) ? ` ${name}` : whole));

const parsers: Record<string, Parser> = {
  US: regionalParser('US', String.raw`\d{5}(?:-\d{4})?`, usStateOf),
  CA: (parts) => parseCanadian(parts.map(withoutBrackets)),
  AU: regionalParser('AU', String.raw`\d{4}`, australianStateOf),
  GB: parseBritish,
  IE: parseIrish,
};

const ownNames: Record<string, RegExp> = {
  US: /^(usa?|u\.s\.(a\.)?|united states( of america)?|estados unidos|ee\.? ?uu\.?)$/i,
  GB: /^(uk|u\.k\.|gb|great britain|united kingdom|england|scotland|wales|northern ireland)$/i,
};

const namesOf = (country: string): string[] =>
  ['en', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '');

const isNameOf = (country: string, text: string): boolean =>
  ownNames[country]?.test(text) ??
  [country, ...namesOf(country)].some((name) => name.toLowerCase() === text.toLowerCase());

const withoutCountry = (parts: readonly string[], country: string): string[] => {
  const last = parts.findLastIndex((part, index) => index === 0 || !isNameOf(country, part));
  return parts.slice(0, last + 1);
};

/** Countries with a form of postal code that no other country has. */
const UNMISTAKABLE: readonly (readonly [country: string, code: RegExp])[] = [
  ['CA', /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i],
];

/**
 * Parses '1200 Larimer Street, Suite 5, Denver, CO 80204'; street and postal code may be missing. Canadian
 * and British addresses with a postal code are understood in every country.
 * @returns null for any other form
 */
export const parseAddress = (text: string, country = 'US'): PostalAddress | null => {
  const parts = text
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parse = (code: string) => (parsers[code] ?? otherParser(code))(withoutCountry(parts, code));
  const other = UNMISTAKABLE.find(([code, end]) => end.test(withoutCountry(parts, code).at(-1) ?? ''));
  return parse(country) ?? (other ? parse(other[0]) : null);
};

/** The city of an address, else the whole text. */
export const cityOrAddress = (text: string, country?: string): string =>
  parseAddress(text, country)?.city ?? text;

const NO_ADDRESS =
  /^(?:n\s*\/?\s*a\.?|none|no (?:physical )?address|[^\p{L}\p{N}]+|tbd|tba|unknown|mobile|online(?: only)?|ninguna)$/iu;

export const saysNoAddress = (text: string): boolean => NO_ADDRESS.test(text.trim());

const AREA =
  /^(?:(?:we |also |now )?(?:proudly )?(?:serv(?:e|es|ing|icing)|cover(?:s|ing)?)|(?:service |coverage )?areas?(?: served| covered)?\s*:|service area|servimos|atendemos|sirviendo)\s*:?\s+(.+)$/i;

/** The towns of 'Serving Phoenix, Tempe and Mesa, AZ', without the codes of states; null for another text. */
export const areaIn = (text: string): string[] | null => {
  const [, area] = AREA.exec(text.trim()) ?? [];
  if (!area) return null;
  return area
    .replace(/\.$/, '')
    .split(/\s*[,;&]\s*(?:and\s+|y\s+)?|\s+(?:and|y)\s+/)
    .filter((town) => town && !/^[A-Z]{2}(?: \d{5})?$/.test(town));
};
