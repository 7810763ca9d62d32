import { isAdminArea } from './admin-areas';
import { countryNamed } from './countries';
import { regionOfCountry } from './postal-address';
import { isTown, withoutNote } from './town';
import { isPartOfState } from './regions';

const NO_ADDRESS =
  /^(?:n\s*\/?\s*a\.?|none|no (?:physical )?address|[^\p{L}\p{N}]+|tbd|tba|unknown|mobile|online(?: only)?|ninguna)$/iu;

export const saysNoAddress = (text: string): boolean => NO_ADDRESS.test(text.trim());

/** `region`: the state of the first town; `words`: the area as written, without the text behind the towns. */
export type WrittenArea = { towns: string[]; region: string | null; words: string };

const AREA =
  /^(?:(?:we |also |now |family[- ]owned,? |locally owned,? )*(?:proudly |happily |locally |currently )?(?:serv(?:e|es|ing|icing)|cover(?:s|ing)?)|(?:(?:service |coverage )?areas?(?: served| covered| we (?:serve|cover))?|serving)\s*:|service area|servimos|atendemos|sirviendo)\s*:?\s+(\S.*)$/i;

const TAIL =
  /[\s,;–—-]*\b(?:since|desde|for (?:over|more|about|nearly|almost|the|\d)|from (?:our|19|20)|within|with|by|24\s*\/\s*7|\d+ (?:days|years|hours)|(?:and|y|plus) (?:the |all |all of |its |other |many )*(?:surrounding|nearby|neighbou?ring|beyond|more|adjacent|outlying|alrededores)|(?:and|&) (?:all )?(?:the )?(?:rest|areas?|suburbs|surrounds))\b.*$|[\s,;]*[&+] (?:the |all |its )*(?:surrounding|nearby|neighbou?ring|beyond|more)\b.*$/i;
const RADIUS =
  /^(?:within )?(?:an? )?\d+[- ]?(?:miles?|mi|km|kms|kilomet(?:er|re)s?)(?: radius)? (?:of|around|from) /i;
const LEAD_IN =
  /^[^,;]*\b(?:customers|clients|homes|homeowners|businesses|families|residents|communities|people|properties|households|patients|neighbou?rhoods|cities|towns|villages|everyone|you|needs)\b(?:[^,;]*? (?:in|of|across|throughout|around)|,? (?:like|including|such as)) (?:and around )?/i;
const SMALL_LEAD_IN = /^[a-z&'’ -]+ (?:in|across|throughout|around) (?=(?:the )?\p{Lu})/u;
const WIDE =
  /^(?:(?:all|most|much|parts?|the whole|every part) of )?(?:all )?(?:the )?(?:(?:entire|whole|wider|greater|metro|metropolitan|surrounding|local|city of|town of|village of)\s+)*/i;
const AREA_AT_END = /(?:\s+(?:metro(?:politan)?|greater|wider|local|county))*\s+(?:areas?|regions?|metro)$/i;
/** 'The Bay Area' is a name; its words are no town. */
const NAMED_AREA =
  /^(?:bay|tri-? ?\w+|lakes?|metro|coast(?:al)?|beach(?:es)?|mountains?|valley|twin cities|quad cities|four corners|local|whole|downtown)$/i;

const BETWEEN = /\s*[,;&/|•·]\s*(?:(?:and|y)\s+)?|\s+(?:and|y|including|plus|to)\s+/;

const readRest = (rest: string): string =>
  withoutNote(rest)
    .replace(/(?<![\s.!])[\s.!]+$/, '')
    .replace(RADIUS, '')
    .replace(TAIL, '')
    .replace(LEAD_IN, '')
    .replace(SMALL_LEAD_IN, '')
    .replace(/^from /i, '');

/**
 * The towns of 'Serving Phoenix, Tempe and Mesa, AZ since 1998', with their state; null for a text that names
 * no area. Areas that are no towns, such as counties and 'the Bay Area', are in `words` only.
 */
export const areaIn = (text: string, country = 'US'): WrittenArea | null => {
  const [, rest] = AREA.exec(text.trim()) ?? [];
  if (!rest) return null;
  const words = readRest(rest);
  const towns: string[] = [];
  let region: string | null = null;
  const stateOf = regionOfCountry(country);
  const names = words.split(BETWEEN).map((item) =>
    item
      .replace(WIDE, '')
      .replace(AREA_AT_END, '')
      .replace(/ \d{5}$/, ''),
  );
  names.forEach((name, index) => {
    const [, before = name, code = ''] = /^(.+) ([A-Z]{2,3})$/.exec(name) ?? [];
    const town = stateOf(code) ? before : name;
    // 'Washington, DC' and 'New York, NY'
    const isCapital = /^(?:DC|NY)$/.test(names[index + 1] ?? '') && name.length > 2;
    const state = isCapital ? null : stateOf(name);
    const isPlace = isCapital || (!state && !isPartOfState(town));
    const isCountry = countryNamed(town) === country || (towns.length > 0 && countryNamed(town) !== null);
    if (isTown(town) && isPlace && !isCountry && !NAMED_AREA.test(town) && !isAdminArea(town, country))
      towns.push(town);
    if (towns.length > 0) region ??= state ?? stateOf(code);
  });
  return { towns: [...new Set(towns)], region, words };
};
