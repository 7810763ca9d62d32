import { isAdminArea, isCountyTown } from './admin-areas';
import { countryNamed } from './countries';
import { regionOfCountry } from './postal-address';
import { isBigCity, isTown, WITH_THE, withoutNote } from './town';
import { isPartOfState } from './regions';

const NO_ADDRESS =
  /^(?:n\s*\/?\s*a\.?|none|no (?:physical )?address|[^\p{L}\p{N}]+|tbd|tba|unknown|mobile|online(?: only)?|ninguna)$/iu;

export const saysNoAddress = (text: string): boolean => NO_ADDRESS.test(text.trim());

/** `region`: the state of the first town; `words`: the area as written, without the text behind the towns. */
export type WrittenArea = { towns: string[]; region: string | null; words: string };

const AREA =
  /^(?:(?:we |also |now |family[- ]owned,? |locally owned,? )*(?:proudly |happily |locally |currently )?(?:serv(?:e|es|ing|icing)|cover(?:s|ing)?)|(?:(?:service |coverage )?areas?(?: served| covered| we (?:serve|cover))?|serving)\s*[:–—-]|service area|(?:servimos|sirviendo)(?: a)?|atendemos(?: a)?)\s*:?\s+(\S.*)$/i;
/** 'Locally owned and operated, serving Denver, CO' */
const AREA_BEHIND_WORDS = /^\p{L}[\p{L} ,&'’/-]{0,60}?[ ,](?:serving|servicing|covering) (\p{Lu}.*)$/u;

const TAIL =
  /[\s,;|•.!–—-]*\b(?:since|desde|est(?:ablished|d)?\b\.?|for (?:over|more|about|nearly|almost|the|\d+)|(?:over|more than) \d+|from (?:our|19|20)|within|with|by|24\s*\/\s*7|\d+ (?:days|years|hours)|(?:and|y|plus) (?:the |all |all of |its |other |many )*(?:surrounding|surrounds|nearby|neighbou?ring|beyond|more|adjacent|outlying|suburbs|alrededores)|(?:and|&) (?:all )?(?:the )?(?:rest|areas?|suburbs|surrounds)|(?:fully )?(?:licensed|licenced|insured|bonded)|call (?:us|today|now|for)|free (?:quotes?|estimates?)|(?:family|locally) owned)\b.*$|[\s,;]*[&+] (?:the |all |its )*(?:surrounding|surrounds|nearby|neighbou?ring|beyond|more|areas?|suburbs)\b.*$/i;
const RADIUS =
  /^(?:within )?(?:an? )?\d+[- ]?(?:miles?|mi|km|kms|kilomet(?:er|re)s?)(?: radius)? (?:of|around|from) /i;
const LEAD_IN =
  /^[^,;]*\b(?:customers|clients|homes|homeowners|businesses|families|residents|communities|people|properties|households|patients|neighbou?rhoods|cities|towns|villages|everyone|you|needs)\b(?:[^,;]*? (?:in|of|across|throughout|around|from)|,? (?:like|including|such as)) (?:and around )?/i;
const SMALL_LEAD_IN = /^[a-z&'’ -]+ (?:in|across|throughout|around) (?=(?:the )?\p{Lu})/u;
const WIDE =
  /^(?:(?:all|most|much|parts?|the whole|every part) of )?(?:all )?(?:the )?(?:(?:entire|whole|wider|greater|metro|metropolitan|surrounding|local|city of|town of|village of)\s+)*/i;
const AREA_AT_END = /(?:\s+(?:metro(?:politan)?|greater|wider|local|county))*\s+(?:areas?|regions?|metro)$/i;
/** 'The Bay Area' is a name; its words are no town. */
const NAMED_AREA =
  /^(?:bay|tri-? ?\w+|\p{L}+(?: \p{L}+)?['’]s\b.*|.+ in .+|(?:north|south)[- ](?:east|west)|up-?state\b.*|lakes?|metro|coast(?:al)?|beach(?:es)?|mountains?|valley|twin cities|quad cities|four corners|local|whole|downtown|.+ metroplex)$/iu;

const BETWEEN = /\s*[,;&/|•·]\s*(?:(?:and|y)\s+)?|\s+(?:and|y|including|plus|to)\s+/;

/** 'The East Valley' keeps its article, as areas have; not 'the Denver' of 'the Denver metro'. */
const townOf = (item: string, text: string): string => {
  const [wide = ''] = WIDE.exec(item) ?? [];
  const isName = WITH_THE.test(item) || (/(?:^|\s)the $/i.test(wide) && !AREA_AT_END.test(text));
  return isName
    ? item
    : item
        .slice(wide.length)
        .replace(AREA_AT_END, '')
        .replace(/ \d{5}$/, '');
};

const readRest = (rest: string): string =>
  withoutNote(rest)
    .replace(/(?<![\s.!])[\s.!]+$/, '')
    .replace(RADIUS, '')
    .replace(TAIL, '')
    .replace(LEAD_IN, '')
    .replace(SMALL_LEAD_IN, '')
    .replace(/^from /i, '');

/** Towns of the name of their state. */
const capitals: Partial<Record<string, RegExp>> = { DC: /^Washington$/i, NY: /^New York$/i };

/**
 * The towns of 'Serving Phoenix, Tempe and Mesa, AZ since 1998', with their state; null for a text that names
 * no area. Areas that are no towns, such as counties and 'the Bay Area', are in `words` only, which
 * are empty for a text without a place: 'Serving local families'.
 */
export const areaIn = (text: string, country = 'US'): WrittenArea | null => {
  const [, rest] = AREA.exec(text.trim()) ?? AREA_BEHIND_WORDS.exec(text.trim()) ?? [];
  if (!rest) return null;
  const words = readRest(rest);
  const towns: string[] = [];
  let region: string | null = null;
  const stateOf = regionOfCountry(country);
  const names = words.split(BETWEEN).map((item) => townOf(item, words));
  const isCountyList = /(?<!\bhome )[Cc]ounties(?:,? [A-Z]{2})?$| (?:and|&) .+ County(?:,? [A-Z]{2})?$/.test(
    words,
  );
  const isOfCounties =
    isCountyList || (names.length > 1 && names.some((name) => isCountyTown(name, country)));
  const isInSmallLetters = !/\p{Lu}/u.test(words) && stateOf(names.at(-1) ?? '') !== null;
  names.forEach((name, index) => {
    const [, before = name, code = ''] = /^(.+) ([A-Z]{2,3})$/.exec(name) ?? [];
    const town = stateOf(code) ? before : name;
    const isCapital = capitals[code || (names[index + 1] ?? '')]?.test(before) ?? false;
    const state = isCapital && !code ? null : stateOf(name);
    const isPlace = isCapital || (!state && !isPartOfState(town));
    const isCountry = countryNamed(town) === country || (towns.length > 0 && countryNamed(town) !== null);
    const isOwn = !NAMED_AREA.test(town) && !isAdminArea(town, country);
    // 'Dublin, Kildare and Wicklow' may be counties.
    const mayBeCounty = isOfCounties && ((isCountyList && !isBigCity(town)) || isCountyTown(town, country));
    const isName = (isInSmallLetters || /^\P{Ll}/u.test(town)) && isTown(town);
    if (isName && isPlace && !isCountry && isOwn && !mayBeCounty) towns.push(town);
    if (towns.length > 0) region ??= state ?? stateOf(code);
  });
  const namesArea = towns.length > 0 || /\p{Lu}|\p{Lo}|wide$|counties$/u.test(words);
  return { towns: [...new Set(towns)], region, words: namesArea ? words : '' };
};
