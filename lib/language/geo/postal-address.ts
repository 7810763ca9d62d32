import { endingOf, isStreet, mayBeCounty, type Form } from './address-ending';
import { isAdminArea } from './admin-areas';
import { countryNamed } from './countries';
import { UNKNOWN_COUNTRY } from './unknown-country';
import { australianStateOf, isPartOfState, isSubdivision, provinceOf, usStateOf } from './regions';
import { splitStreet } from './street-end';
import { isBigCity, isCity, isKnownTown, namesTwoTowns } from './known-places';
import { isTown, withoutLeadIn, withoutNote } from './town';

/** `country` is its ISO code; `region` is a code in the United States, Canada and Australia, else a name. */
export type PostalAddress = {
  street: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  country: string;
};

const forms: Record<string, Form> = {
  US: { code: String.raw`\d{5}(?:-\d{4})?`, regionOf: usStateOf },
  CA: { code: String.raw`[A-Z]\d[A-Z][ -]?\d[A-Z]\d`, regionOf: provinceOf },
  AU: { code: String.raw`\d{4}`, regionOf: australianStateOf },
  GB: { code: String.raw`[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}` },
  IE: { code: String.raw`[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}` },
  NZ: { code: String.raw`\d{4}` },
};

/** Reads the code or name of a state; null in a country whose addresses have none. */
export const regionOfCountry = (country: string): ((text: string) => string | null) =>
  forms[country]?.regionOf ?? (() => null);

const STREET_AT_END =
  /\w (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy)\.?$/i;

const addressOf = (parts: readonly string[], rest: Omit<PostalAddress, 'street'>): PostalAddress => ({
  street: parts.join(', ') || null,
  ...rest,
});

/** A second address before the end: a postal code behind a state, or one of letters and digits. */
const hasOtherCode = (parts: readonly string[], { code, regionOf }: Form): boolean => {
  const before = regionOf ? '[A-Z]{2,3},? ' : '';
  const isUnmistakable = regionOf !== undefined || code.startsWith('[');
  return isUnmistakable && new RegExp(String.raw`\b${before}${code}\b`).test(parts.join(', '));
};

const TWO_SIDES = /^(.*\S) ([/&+]|and|or) (\d[\d/]*\w? .*)$/i;

/** '12 Main St / 5 Elm St', 'Denver or 5 Elm St'; 'Units 4 and 5 Mill Road' is one street. */
const hasTwoStreets = (parts: readonly string[]): boolean => {
  const [, one = '', between, other = ''] = TWO_SIDES.exec(parts.join(', ')) ?? [];
  const isOneNumber = !/^\d/.test(one) && /(?:^|\s)(?:#?\d+\w?|\w)$/.test(one);
  return isStreet(other) && !isOneNumber && (isStreet(one) || between === 'or');
};

/**
 * A second town before the last: 'Denver, Aurora, CO', 'Denver, CO, Boulder, CO'; 'NE' is a direction, and
 * 'Scarborough, Toronto' a part of the city.
 */
const hasOtherTown = (
  parts: readonly string[],
  country: string,
  region: string | null,
  { regionOf }: Form,
): boolean => {
  const before = parts.slice(0, -1);
  const isPart = parts.length > 2 || isBigCity(parts.at(-1) ?? '');
  return (
    regionOf !== undefined &&
    (before.some((part) => isBigCity(part) || (!isPart && isKnownTown(part, country, region))) ||
      before.some((part) => /^(?!NE$)[A-Z]{2,3}$/.test(part) && regionOf(part) !== null))
  );
};

const LOST_ZERO = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR']);

/** Spreadsheets lose the first zero of a ZIP code, 'ME 4101', and people a space: 'CO80202', 'VIC3065'. */
const withCode = (part: string, country: string): string => {
  const text = part.replace(/(?<=\b[A-Z]{2,3})(?=\d{4,5}(?:-\d{4})?$)/, ' ');
  const [, state = ''] = /\b([A-Z]{2})\s+\d{4}(?:-\d{4})?$/.exec(text) ?? [];
  const isLost = country === 'US' && LOST_ZERO.has(state);
  return isLost ? text.replace(/(?<=\s)(?=\d{4}(?:-\d{4})?$)/, '0') : text;
};

const townIn = (parts: readonly string[], country: string, region: string | null, isSure: boolean) => {
  const last = withoutLeadIn(parts.at(-1) ?? '');
  const before = parts.slice(0, -1);
  const isOne = (name: string) => !isAdminArea(name, country) && !namesTwoTowns(name, country, region);
  const isOwn = isTown(last, country, region) && isOne(last) && !STREET_AT_END.test(last);
  if (isOwn && (!isStreet(last, country) || (isSure && before.length > 0)))
    return { street: before, city: last };
  const split = splitStreet(last, { country, region });
  return split && isOne(split.town) ? { street: [...before, split.street], city: split.town } : null;
};

/** 'Denver Colorado', the town of 'Denver Colorado, CO' */
const endsWithRegion = (city: string, region: string | null, { regionOf }: Form): boolean =>
  city
    .split(' ')
    .some((_, index, words) => index > 0 && region && regionOf?.(words.slice(index).join(' ')) === region);

const parseForm = (written: readonly string[], country: string, form: Form): PostalAddress | null => {
  const [first = '', ...others] = form.regionOf ? written.map((part) => withCode(part, country)) : written;
  // 'V23 XE44, Cahersiveen'
  const isCodeFirst = !form.regionOf && others.length > 0 && new RegExp(`^${form.code}$`, 'i').test(first);
  const parts = isCodeFirst ? [...others, first] : [first, ...others];
  const { parts: rest, region, postalCode, hasCountry } = endingOf(parts, country, form);
  const isState = form.regionOf !== undefined;
  const isKnown = isState ? region !== null || (country === 'AU' && postalCode !== null) : true;
  const isEnough = isState || postalCode !== null || region !== null || hasCountry || rest.length > 1;
  if (!isKnown || !isEnough || hasOtherCode(rest, form) || hasTwoStreets(rest)) return null;
  // 'Greystones, Wicklow', 'Main Street, Claddagh, Galway': town and county, or suburb and town.
  if (hasOtherTown(rest, country, region, form) || mayBeCounty(rest, country)) return null;
  const found = townIn(rest, country, region, isState);
  const isRegionItself = country === 'US' && region !== 'NY' && isPartOfState(found?.city ?? '', region);
  if (!found || isRegionItself || countryNamed(found.city) === country) return null;
  // 'Laval, Québec, QC' may name the province twice.
  if (form.regionOf?.(found.city) === region && isCity(found.street.at(-1) ?? '', country, region))
    return null;
  if (endsWithRegion(found.city, region, form)) return null;
  return addressOf(found.street, { city: found.city, region, postalCode, country });
};

/** 'Roma RM' ends with its province. */
const CODE_AND_CITY =
  /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:-\d{3})?|\d{3} \d{2})\s+(\D+?)(?:(?<=\p{Ll}) \p{Lu}{2})?$/u;
const DUTCH_CODE_AND_CITY = /^(\d{4} ?[A-Z]{2})\s+(\D+)$/;
const CITY_AND_CODE = /^(\D+?)\s+(\d{4,6})$/;

/** Behind a town stands its province there: 'Adeje, Tenerife 38670'. */
const writesCodeFirst = (country: string): boolean =>
  new Intl.Locale('und', { region: country }).maximize().language === 'es';

/** 'Calle Mayor 5, 28013 Madrid' and 'Queen Street 5, Auckland 1010'; a part behind the city is a region. */
const parseOther = (written: readonly string[], country: string): PostalAddress | null => {
  const last = written.findLastIndex((part, index) => index === 0 || countryNamed(part) !== country);
  const parts = written.slice(0, last + 1);
  const codeFirst = country === 'NL' ? DUTCH_CODE_AND_CITY : CODE_AND_CITY;
  const index = parts.findLastIndex((part) => codeFirst.test(part) || CITY_AND_CODE.test(part));
  const part = parts[index];
  if (index === -1 || !part || index < parts.length - 2) return null;
  const [, codeBefore, cityAfter] = codeFirst.exec(part) ?? [];
  const [, cityBefore, codeAfter] = CITY_AND_CODE.exec(part) ?? [];
  const city = cityAfter ?? cityBefore;
  if (!isTown(city, country) || isStreet(city) || namesTwoTowns(city, country)) return null;
  // 'Bengaluru, Karnataka 560001', 'Puebla, Pue. 72000'; 'Av. Corrientes 1234, Buenos Aires' is a house.
  const isCodeLast = !writesCodeFirst(country) && !city.endsWith('.') && !isSubdivision(city, country);
  const mayBeState = !isCodeLast && isTown(parts[index - 1]) && !isStreet(parts[index - 1] ?? '');
  const mayBeHouse = index === 0 && parts.length > 1;
  if (cityBefore !== undefined && (mayBeState || mayBeHouse)) return null;
  const postalCode = codeBefore ?? codeAfter ?? null;
  return addressOf(parts.slice(0, index), { city, region: parts[index + 1] ?? null, postalCode, country });
};

/** French Canada has the province in brackets: 'Gatineau (Québec) J9H 3M6'. */
const withoutBrackets = (part: string) =>
  part.replace(/ ?\(([^()]+)\)/, (whole, name: string) => (provinceOf(name) ? ` ${name}` : whole));

const DUBLIN_DISTRICT = /^(Dublin) \d{1,2}W?$/i;

const parseIn = (parts: readonly string[], country: string): PostalAddress | null => {
  const form = forms[country];
  if (country === UNKNOWN_COUNTRY) return null;
  if (!form) return parseOther(parts, country);
  if (country === 'CA') return parseForm(parts.map(withoutBrackets), country, form);
  if (country === 'IE')
    return parseForm(
      parts.map((part) => part.replace(DUBLIN_DISTRICT, '$1')),
      country,
      form,
    );
  return parseForm(parts, country, form);
};

/** 'Eircode: R35 XY12', 'C.P. 28013' */
const CODE_LABEL =
  /\b(?:eircode|post ?code|zip(?: code)?|c\.? ?p\.?|c[oó]digo postal)[:.]?\s+(?=[A-Z]{0,2}\d)/i;

/** A part that is not filled in: 'TBA, Mesa, AZ'. */
const NOT_SAID = /^(?:tb[ad]|n\/?a)\.?$/i;

const NOT_THERE_NOW =
  /\b(?:formerly|previously|used to be|mov(?:ed|ing) (?:to|from)|relocat(?:ed|ing)|(?:coming|opening) soon|(?:now|permanently|temporarily) closed)\b/i;

/** Countries with a form of postal code that no other country has. */
const UNMISTAKABLE: readonly (readonly [country: string, code: RegExp])[] = [
  ['CA', /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i],
];

/** The country at the end of an address, when it differs from `country`. */
const otherCountryAtEnd = (parts: readonly string[], country: string): string | null => {
  const last = parts.at(-1) ?? '';
  const [name] = /(?:^|\s)(?:U\.?K\.?|U\.?S\.?A\.?)$/i.exec(last) ?? [last];
  const named = name.trim().length > 2 || /^UK$/i.test(name.trim()) ? countryNamed(name) : null;
  const isRegion = forms[country]?.regionOf?.(last) || isAdminArea(last, country);
  return named && named !== country && !isRegion && parts.length > 1 ? named : null;
};

/**
 * Parses '1200 Larimer Street, Suite 5, Denver, CO 80204'; street and postal code may be missing. Counties
 * and nations are no towns; Canadian and British addresses with a postal code, and addresses that name their
 * country, are understood in every country.
 * @returns null for any other form, and when two towns are possible
 */
export const parseAddress = (text: string, country = 'US'): PostalAddress | null => {
  if (NOT_THERE_NOW.test(text)) return null;
  const parts = withoutNote(text)
    .replace(CODE_LABEL, '')
    .split(/\s*[,;\n|•·]\s*/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part && !NOT_SAID.test(part));
  const named = otherCountryAtEnd(parts, country);
  if (named) return parseIn(parts, named);
  const withoutName = countryNamed(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  const other = UNMISTAKABLE.find(([code, end]) => code !== country && end.test(withoutName.at(-1) ?? ''));
  return (other ? parseIn(parts, other[0]) : null) ?? parseIn(parts, country);
};

/** A comma or slash is one only between a postal code and the number of a house. */
const BETWEEN_ADDRESSES =
  /\s+[/|•·–—-]\s+|\s*;\s*|,?\s+(?:and|or|&|\+|y|o)\s+|(?<=\b[A-Z]{2,3} \d{4,5}(?:-\d{4})?|\d[A-Z]{2}|[A-Z]\d)\s*[,/]\s*(?=\d)/;

/**
 * The addresses of '12 Main St, Denver, CO 80204 / 5 Elm St, Boulder, CO 80302'; for a single address the
 * text itself.
 */
export const addressesIn = (text: string, country = 'US'): string[] => {
  const pieces = text.split(BETWEEN_ADDRESSES).filter(Boolean);
  const read = pieces.map((piece) => parseAddress(piece, country));
  const areWhole = read.every((address) => address && (address.region ?? address.postalCode) !== null);
  // 'Main St, Denver, CO / Boulder, CO' may be a place and its area.
  const areAlike = new Set(read.map((address) => address?.street === null)).size === 1;
  return pieces.length > 1 && areWhole && areAlike ? pieces : [text];
};

/** The city of an address, else the whole text. */
export const cityOrAddress = (text: string, country?: string): string =>
  parseAddress(text, country)?.city ?? text;
