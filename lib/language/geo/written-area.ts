import { isAdminArea, isCountyTown } from './admin-areas';
import { countryNamed } from './countries';
import { regionOfCountry } from './postal-address';
import {
  areCounties,
  isBigCity,
  isBorough,
  isUsCounty,
  isKnownTown,
  isOnlyCounty,
  namesTwoTowns,
  startsName,
} from './known-places';
import { isTown, WITH_THE, withoutNote } from './town';
import { isPartOfState, isStateCode } from './regions';

const NO_ADDRESS =
  /^(?:n\s*\/?\s*a\.?|none|no (?:physical )?address|[^\p{L}\p{N}]+|tbd|tba|unknown|mobile|online(?: only)?|ninguna)$/iu;

export const saysNoAddress = (text: string): boolean => NO_ADDRESS.test(text.trim());

/** `region`: the state of the first town; `words`: the area as written, without the text behind the towns. */
export type WrittenArea = { towns: string[]; region: string | null; words: string };

const AREA =
  /^(?:(?:we |also |now |family[- ]owned,? |locally owned,? )*(?:proudly |happily |locally |currently )?(?:serv(?:e|es|ing|icing)|(?<=we (?:\w{3,9} )?)service|cover(?:s|ing)?)|(?:(?:service |coverage )?areas?(?: served| covered| we (?:serve|cover))?|serving)\s*[:–—-]|service area|(?:servimos|sirviendo|atendemos)(?: a| en)?)\s*:?\s+(\S.*)$/i;
/** 'Locally owned and operated, serving Denver, CO' */
const AREA_BEHIND_WORDS =
  /^(?:[\p{L} ,&'’/-]|\d{1,3}\+? ?(?=years?\b|yrs\b)|(?<=since )\d{4}){1,60}?[ ,](?:serving|servicing|covering) ((?:the |all of )?\p{Lu}.*)$/u;

const NOT_NOW = /\b(?:not|no longer|don['’]?t|soon)(?: be)? serv/i;

const TAIL =
  /[\s,;|•.!–—-]*\b(?:since|desde|est(?:ablished|d)?\b\.?|for (?:over|more|about|nearly|almost|the|\d+)|(?:over|more than) \d+|from (?:our|19|20)|within|with|by|(?:(?:and|&) )?(?:coming )?soon|24\s*\/\s*7|\d+ (?:days|years|hours)|(?:and|y|plus) (?:the |all |all of |its |other |many )*(?:surrounding|surrounds|nearby|neighbou?ring|beyond|more|adjacent|outlying|suburbs|alrededores)|(?:and|&) (?:all )?(?:the )?(?:rest|areas?|suburbs|surrounds)|(?:fully )?(?:licensed|licenced|insured|bonded)|call (?:us|today|now|for)|free (?:quotes?|estimates?)|(?:family|locally) owned|in (?:both )?(?:english|spanish)|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?(?= ?[-–—:,]| (?:to|thru|through)\b))\b.*$|[\s,;]*[&+] (?:the |all |its )*(?:surrounding|surrounds|nearby|neighbou?ring|beyond|more|areas?|suburbs)\b.*$/i;
const RADIUS =
  /^(?:within )?(?:an? )?\d+[- ]?(?:miles?|mi|km|kms|kilomet(?:er|re)s?)(?: radius)? (?:of|around|from) /i;
const PEOPLE =
  'customers|clients|homes|home ?owners|business(?:es)?|famil(?:y|ies)|residents|communit(?:y|ies)|people|properties|households|patients|neighbou?rhoods|everyone|you|domicilio|familias|clientes|hogares|negocios';
const LEAD_IN = new RegExp(
  String.raw`^[^,;]*\b(?:${PEOPLE}|suburbs|cities|towns|villages|needs)\b(?:[^,;]*? (?:in|of|across|throughout|around|from|en)|,? (?:like|including|such as)) (?:and around )?`,
  'i',
);
/** 'Only Mesa', 'al área de Reno' */
const BEFORE_TOWN = /^(?:(?:only|just|mainly|mostly|primarily) |(?:al |el )?[aá]rea (?:metropolitana )?de )/i;
const SMALL_LEAD_IN = /^[a-z&'’ -]+ (?:in|across|throughout|around) (?=(?:the )?\p{Lu})/u;
const ALL_OF = /^(?:(?:all|most|much|parts?|the whole|every part) of )?(?:all )?(?:the )?/i;
const WIDE = new RegExp(
  String.raw`${ALL_OF.source}(?:(?:entire|whole|wider|greater|metro|metropolitan|surrounding|local|city of|town of|village of)\s+)*`,
  'i',
);
const AREA_AT_END = /(?:\s+(?:metro(?:politan)?|greater|wider|local|county))*\s+(?:areas?|regions?|metro)$/i;
/** 'The Bay Area' is a name; its words are no town. */
const NAMED_AREA =
  /^(?:(?:sf )?bay|tri-? ?\w+|\p{L}+(?: \p{L}+)?['’]s\b.*|.+ in .+|(?:north|south)[- ](?:east|west)|up-?state\b.*|lakes?|metro|coast(?:al)?|beach(?:es)?|mountains?|valley|twin cities|quad cities|four corners|local|whole|downtown|.+ metroplex)$/iu;

const BETWEEN = /(?<=\p{L}{4})\.\s+|\s*[,;:&/|•·]\s*(?:(?:and|y)\s+)?|\s+(?:and|y|including|plus|to)\s+/iu;

/** People, pets and meals: words behind 'serving' that name no place. */
const NO_PLACE = new RegExp(
  String.raw`\b(?:${PEOPLE}|veterans?|seniors?|responders|those who .*|HOAs?|public|neighbou?rs?|students|schools|churches|builders|contractors|landlords|tenants|realtors|investors|industr(?:y|ies)|god(?: (?:and|&) country)?|our .*|your .*|pets|dogs|cats|kids|children|adults|men|women|drivers|breakfast|brunch|lunch|dinner|supper|coffee|teas?|cakes?|pizzas?|foods?|meals|wines?|beers?|ales?|cocktails?|drinks?|burgers?|sandwiches|tacos?|bbq|barbecue|seafood|sushi|steaks?|desserts?|ice cream|excellence|smiles)$`,
  'i',
);
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

const PHONE_AT_END = /[\s,:;–—-]+(?:(?:call|phone|tel)\b[.:]? ?)?\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$/i;

const readRest = (rest: string): string =>
  withoutNote(rest)
    .replace(PHONE_AT_END, '')
    .replace(/(?<![\s.!])[\s.!]+$/, '')
    .replace(RADIUS, '')
    .replace(TAIL, '')
    .replace(LEAD_IN, '')
    .replace(SMALL_LEAD_IN, '')
    // 'Thai Food in Mesa'
    .replace(/^(.+?) in (?=(?:the )?\p{Lu})/u, (whole, before: string) =>
      NO_PLACE.test(before) ? '' : whole,
    )
    .replace(BEFORE_TOWN, '')
    .replace(/ only$/i, '')
    .replace(/^from /i, '');

/** 'Austin TX' and 'Austin Texas' as town and state; not 'Port Washington'. */
const stateBehind = (name: string, stateOf: (text: string) => string | null): readonly string[] => {
  if (isPartOfState(name)) return [];
  const words = name.split(' ');
  const found = [2, 1]
    .filter((count) => count < words.length)
    .map((count) => [name, words.slice(0, -count).join(' '), words.slice(-count).join(' ')])
    .find(
      ([, before = '', state = '']) =>
        /^[A-Z]{2,3}$|\p{Ll}{3}/u.test(state) && stateOf(state) && !startsName(before),
    );
  return found ?? [];
};

/** 'Tyne and Wear' is one area. */
const pairsAt = (items: readonly string[], index: number, words: string): string[] =>
  [index - 1, index]
    .flatMap((at) => ['and', '&'].map((between) => `${items[at]} ${between} ${items[at + 1]}`))
    .filter((pair) => words.includes(pair) && !/(?:county|council|district|region|borough)$/i.test(pair));

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
  if (NOT_NOW.test(text)) return { towns: [], region: null, words: '' };
  const words = readRest(rest);
  const towns: string[] = [];
  let region: string | null = null;
  const stateOf = regionOfCountry(country);
  const items = words.split(BETWEEN);
  const names = items.map((item) => townOf(item, words));
  const isCountyList =
    /(?<!\bhome )(?:[Cc]ounties|[Pp]arishes)(?:,? (?:in |of )?[A-Z][\w ]+)?$| (?:and|&) (?!(?:all|most|parts?) of ).+ County(?:,? [A-Z]{2})?$/.test(
      words,
    );
  const listState = stateOf(names.at(-1) ?? '');
  const isOfCounties =
    isCountyList ||
    areCounties(names, country) ||
    (names.length > 1 &&
      names.some((name) => isCountyTown(name, country) || isOnlyCounty(name, country, listState)));
  // 'Dublin, Kildare and Wicklow', 'Dallas and Tarrant' may be counties.
  const mayBeCounty = (name: string) =>
    isOfCounties &&
    !(isCountyList && isBigCity(name)) &&
    (country === 'US' ? isUsCounty(name, listState) : isCountyList || isCountyTown(name, country));
  const isInSmallLetters = !/\p{Lu}/u.test(words) && listState !== null;
  names.forEach((name, index) => {
    const [, before = name, code = ''] = stateBehind(name, stateOf);
    // 'Cork City and County'; Kansas City is a name.
    const isOfCounty = /^county$/i.test(names[index + 1] ?? '') && !isKnownTown(name, country);
    const town = (code ? before : name).replace(isOfCounty ? / City$/ : '', '');
    const itsState = stateOf(code) ?? stateOf(names[index + 1] ?? '');
    const isCapital = capitals[code || (names[index + 1] ?? '')]?.test(before) ?? false;
    const state = isCapital && !code ? null : stateOf(name);
    const isPlace =
      isCapital || (!isStateCode(town.split(' ').at(-1) ?? '') && !state && !isPartOfState(town));
    const isCountry = countryNamed(town) === country || (towns.length > 0 && countryNamed(town) !== null);
    // 'OC' may be a county, 'NWA' is a region.
    const isShort = /^\p{Lu}{2,4}$/u.test(town) && !isKnownTown(town, country) && !isBorough(town);
    const isOwn = !NAMED_AREA.test(town) && !NO_PLACE.test(town) && !isShort;
    const isArea = [town, items[index]?.replace(ALL_OF, '') ?? '', ...pairsAt(items, index, words)].some(
      (area) => isAdminArea(area, country),
    );
    const isName = (isInSmallLetters || /^\P{Ll}/u.test(town)) && isTown(town, country, itsState);
    const isOne = isName && !namesTwoTowns(town, country, itsState ?? listState);
    if (isOne && isPlace && !isCountry && isOwn && !isArea && !mayBeCounty(town)) towns.push(town);
    // 'NYC, NJ and CT' are three areas.
    const isOfSeveral = [names[index - 1], names[index + 1]].some(
      (beside = '') => stateOf(beside) !== null && !towns.includes(beside),
    );
    // The state in 'Portland, Salem and Vancouver WA' is the last town's alone.
    const named = state ?? stateOf(code);
    const isOfAll = towns.every((one) => isKnownTown(one, country, named) || !isKnownTown(one, country));
    // 'NYC and NJ' are two areas.
    const isBesideTowns = state && / (?:and|&|y|plus) $/i.test(words.slice(0, words.lastIndexOf(name)));
    if (towns.length > 0 && named && !isBesideTowns && !(state && isOfSeveral))
      region ??= isOfAll ? named : '';
  });
  const namesArea =
    towns.length > 0 || (!NO_PLACE.test(words) && /\p{Lu}|\p{Lo}|wide$|counties$/u.test(words));
  return { towns: [...new Set(towns)], region: region || null, words: namesArea ? words : '' };
};
