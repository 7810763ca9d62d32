import { iso31662 } from 'iso-3166';
import names from './admin-areas.json' with { type: 'json' };
import { countryNamed } from './countries';
import { isKnownTown } from './known-places';
import { spelling } from './spelling';

const sides: Record<string, string> = { n: 'north ', s: 'south ', e: 'east ', w: 'west ' };

/** Comparable spelling: 'E. Lindsey' is 'east lindsey', 'Bristol, City of' is 'city of bristol'. */
const bare = (text: string): string =>
  spelling(text.replace(/^co\.(?=\p{L})/iu, 'co '))
    .replace(/^(.+), (city of|county|the)$/, '$2 $1')
    .replaceAll('&', 'and')
    .replace(/^the /, '')
    .replace(/^[ns]? ?[ew]?(?=[ -]\p{L}{3})/u, (letters) =>
      letters.replace(/ ?([nsew])/g, (_, letter: string) => sides[letter] ?? '').trimEnd(),
    )
    .trim();

/**
 * - `britishCounties`: ceremonial and historic counties, which ISO 3166-2 has not, and former regions;
 *   `shortCounties`: Royal Mail's short forms, and common ones; `welshCounties`: in Welsh
 * - `regions`: regions that ISO 3166-2 has not and people name like a town, such as 'Long Island, NY'
 * - `townsToo`: members of ISO 3166-2 that are towns as well, so that the words before them decide nothing
 * - `britishPostTowns`: in boroughs of the name of another town: 'Keighley, Bradford'
 * - `irishCities`: their counties have suburbs of the city: 'Claddagh, Galway' and 'Oranmore, Galway'
 */
const { britishCounties, shortCounties, welshCounties, regions, townsToo } = names;

/** Countries whose addresses often name an area, though their official form has none. */
const WITH_AREAS = ['GB', 'IE', 'NZ'];
const hasAreas = (country: string): boolean => WITH_AREAS.includes(country);

const townNames = new Map(
  Object.entries(townsToo).map(([country, towns]) => [country, new Set(towns)] as const),
);
const areaNames = new Map(
  WITH_AREAS.map((country) => [
    country,
    new Set([
      ...iso31662.filter(({ code }) => code.startsWith(`${country}-`)).map(({ name }) => bare(name)),
      ...(country === 'GB' ? [...britishCounties, ...shortCounties, ...welshCounties] : []),
    ]),
  ]),
);
for (const [country, own] of Object.entries(regions))
  areaNames.set(country, new Set([...(areaNames.get(country) ?? []), ...own]));
for (const [country, towns] of townNames) for (const town of towns) areaNames.get(country)?.delete(town);

const KINDS = 'county|council|district|region|borough|parish|municipality|shire|riding|province|prefecture';
const OF_KIND = new RegExp(
  `^(?:.+ (?:${KINDS}|cty)|(?:estado|provincia|comunidad|condado|region) de .+|(?:regional |district |rural )?(?:${KINDS}) of .+|(?:royal|london|metropolitan) borough .+)$`,
);
/** 'East Coast', 'Beara Peninsula'; Palm Coast is a town. */
const LANDSCAPE = /^(?!.* and ).* (?:coast|peninsula|foothills)$/;
const COUNTY_PREFIX = /^(?:county|co) (?=\p{L}{3})/u;
/** 'Tipperary North' */
const SIDE_BEHIND = / (?:north|south|east|west)$/;
const DIRECTIONS = /^(?:(?:north|south|east|west|mid|central)(?:ern)?(?: |-))+/;

/** 'Northern Virginia' and 'South Australia': a part of a state, or a state that is named like one. */
const isPartOfState = (name: string, country: string): boolean => {
  const rest = name.replace(DIRECTIONS, '');
  if (rest === name || isKnownTown(name, country)) return false;
  return iso31662.some(
    (state) => state.code.startsWith(`${country}-`) && [name, rest].includes(bare(state.name)),
  );
};

/** True for a county, council, region or nation of the country, in full or short, that is no town. */
export const isAdminArea = (text: string, country: string): boolean => {
  const name = bare(text);
  const known = areaNames.get(country);
  // 'City of Industry' is a town in the United States.
  if (
    OF_KIND.test(name) ||
    (LANDSCAPE.test(name) && !isKnownTown(name, country)) ||
    (country === 'US' && / Co\.?$/.test(text)) ||
    (country !== 'US' && /^city of ./.test(name)) ||
    known?.has(name)
  )
    return true;
  if (!hasAreas(country)) return isPartOfState(name, country);
  const whole = name.replace(DIRECTIONS, '');
  if (SIDE_BEHIND.test(name) && isCountyTown(name.replace(SIDE_BEHIND, ''), country)) return true;
  if (COUNTY_PREFIX.test(whole) || known?.has(whole)) return true;
  return country === 'GB' && (/^isles? of ./.test(name) || countryNamed(whole) === 'GB');
};

/** True for the borough behind a town of its own: 'Bradford' in 'Keighley, Bradford'. */
export const isBoroughOf = (text: string, before: string, country: string): boolean =>
  country === 'GB' &&
  names.britishPostTowns.includes(bare(before)) &&
  (townNames.get('GB')?.has(bare(text)) ?? false);

export const isCityAndCounty = (text: string, country: string): boolean =>
  country === 'IE' && names.irishCities.includes(bare(text));

/** True for a name that a town and its county share, such as Kildare; `before` stands before it. */
export const isCountyTown = (text: string, country: string, before = ''): boolean => {
  const name = bare(text);
  if (country === 'NZ') return name === 'wellington' && names.townsNearWellington.includes(bare(before));
  if (country === 'GB') return names.britishCountyTowns.includes(name);
  return country === 'IE' && name !== 'dublin' && (townNames.get('IE')?.has(name) ?? false);
};

const MAX_AREA_WORDS = 5;

/** 'Liverpool Merseyside' as town and area; null when no area ends the text. */
export const areaAtEnd = (text: string, country: string): { before: string; area: string } | null => {
  if (isAdminArea(text, country)) return null;
  const words = text.split(' ');
  for (let count = Math.min(MAX_AREA_WORDS, words.length - 1); count > 0; count -= 1) {
    const area = words.slice(-count).join(' ');
    const isNamed = areaNames.get(country)?.has(bare(area)) || /^co(?:unty|\.)? \S+$/i.test(area);
    if (isNamed || (hasAreas(country) && isAdminArea(area, country) && !OF_KIND.test(bare(area))))
      return { before: words.slice(0, -count).join(' '), area };
  }
  return null;
};
