import type { Site } from '@/lib/content';
import { tradeNamed, type BusinessType, type Trade } from '@/lib/content/business/trades';
import { usStateOf } from '@/lib/language/geo/regions';
import { isBigCity } from '@/lib/language/geo/known-places';
import {
  changesTrade,
  endsName,
  IS_ABOUT,
  IS_NO_SURNAME,
  IS_OF_OTHER_KIND,
  OTHER_KIND,
  SURNAME,
} from './name-words';
import {
  allTrades,
  homePatterns,
  homeTrades,
  homeTypes,
  joinedTrade,
  otherTrades,
  plain,
  isNotForHouses,
} from './trade-patterns';

const isHomeWork = (text: string) => homePatterns.some((words) => words.test(text));

const HOME_TYPE = 'HomeAndConstructionBusiness';

type Named = Pick<Site, 'name' | 'services'>;
type Texts = { name: string; services: string[] };
type Row = { trade: Trade; pattern: RegExp };

/** Work on the thing that the words name: 'Restaurant Cleaning'. */
const WORKS_ON =
  /\b(?:clean\w*|repairs?|design\w*|hood|remov\w*|install\w*|maintenance|rentals?|refinish\w*|restor\w*|movers?|moving)\b/;
/** Words that other trades take for a name: 'The Lawn Doctor', 'Dog Hotel', 'Baker Electric'. */
const BORROWED = new Set(
  (
    'doctor medico clinic clinica spa garage hotel inn restaurant shop store boutique salon gym cafe band vet detailing ' +
    'flowers nursery chemist dj decorator baker storage tailor alterations entertainer boxing diner motel tienda bodegas taller nails'
  ).split(' '),
);

const isBorrowed = (words: string) => BORROWED.has(words) || BORROWED.has(words.replace(/s$/, ''));

/** Words that stand in other names too: 'Moving Mountains', 'Electric Avenue', 'Cherry Tree'. */
const LOOSE =
  /^(?:electric|moving|paint|stain|roofs?|locks?|outlets?|drains?|toilets?|heating|cooling|breakers?|additions?|lawns?|gardens?|trees?|shrubs?|snow|pools?|decks?|patios?|concrete|windows?|doors?|floors?|tiles?|carpets?|cabinets?)$/;
/** Things that are no trade without a word for work: 'Olive Garden'. */
const THING = /^(?:lawn|garden|tree|shrub|snow|pool|deck|patio|window|door|floor|tile|carpet|cabinet)$/;
const WORK_BEHIND =
  /^[\s,&-]*(?:and |y )?(?:co|company|inc|llc|ltd|services?|care|solutions?|pros?|experts?|guys?|doctors?|contract\w*|group|team|specialists?|masters?|brothers|bros|sons?|works?|repairs?|replacements?|install\w*|removals?|clean\w*|wash\w*|maintenance|design\w*|treatments?|trimm\w*|\w*scap\w*|leaks?|panels?|changes?|upgrades?|inspections?|emergenc\w*|coatings?|grinding|mowing|building|heating|cooling|air)\b/;
/** 'Tree Care'; 'Drain & Sons' is a family of that name. */
const CARE_BEHIND =
  /^ (?:(?:and |& )?(?:heating|cooling)|services?|repairs?|removals?|clean\w*|trimm\w*|mowing|pros|guys|doctors?|care)\b/;
/** Work of other trades: 'Roof Cleaning', 'Paint Removal'. */
const OTHER_WORK = /^(?:(?:roof\w*|construction) (?:clean|wash)|(?:paint|stain) (?:remov|repair))/;
/** More words for work, in names of services only: 'Roof Sealing'. */
const WORKING = /^ (?!racking|tubing|brewing|drawing|clothing|riding)\w+ing\b/;
/** Loose words that end the names of trades in the United States: 'Baker Electric'. */
const ENDS_NAME = /^(?:electric|moving|cooling|heating)$/;

type Found = { before: string; words: string; behind: string };

/** The words of a trade in a text; null when the words beside them change their meaning. */
const foundIn = (pattern: RegExp, text: string): Found | null => {
  const found = pattern.exec(text);
  if (!found) return null;
  const [words] = found;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + words.length);
  const isChanged =
    OTHER_KIND.test(behind) ||
    /^['’]/.test(behind) ||
    IS_ABOUT.test(before) ||
    changesTrade(before, words, behind);
  return isChanged ? null : { before, words, behind };
};

/** Null for a loose word before other words, and for most at the end of a name: 'Kew Gardens'. */
const foundWork = (pattern: RegExp, text: string, isName = false): Found | null => {
  const found = foundIn(pattern, text);
  if (!found) return null;
  const { before, words, behind } = found;
  if (OTHER_WORK.test(words + behind)) return null;
  const isThing = isName && /^(?:the )?$/.test(before);
  const work = isThing ? CARE_BEHIND : WORK_BEHIND;
  if (!LOOSE.test(words) || work.test(behind)) return found;
  const isWork = isName ? ENDS_NAME.test(words) && !/(?:&|and)\s*$/.test(before) : !THING.test(words);
  return (isWork && behind.trim() === '') || (!isName && WORKING.test(behind)) ? found : null;
};

const foundTradeWords = ({ pattern }: Row, text: string): Found | null => {
  const found = foundIn(pattern, text);
  return found && !WORKS_ON.test(found.behind) ? found : null;
};

/** 'Accounting Services' keep accounts, 'Attorney Services' serve attorneys. */
const ACTIVITY = /(?:ing|al|graphy|ance|ic|care|therapy|notary|notary public|repair)$/;
/** A Spanish name stands behind its trade: 'Panadería Rosa'. */
const SPANISH = /\b(?!yoga|spa\b|\w*studios?\b|tattoo|auto|photo)\w+[ao]s?\b|\b(?:pintor|techador|contador)/;

/**
 * Whether a name tells its trade without the services: before the trade's words stands a name, behind them
 * only words that end or decorate names. 'The Bakery' does not: it is as often the theme of another business.
 */
const isAlone = ({ before, words, behind }: Found, isHomeWork: boolean): boolean => {
  if (SURNAME.test(words) && !IS_NO_SURNAME.test(before) && !/^ & (?:decorat|\w+ing)/.test(behind))
    return false;
  if (/^(?:the )?$/.test(before) && !/\w/.test(behind)) return false;
  const isOfTwo = otherTrades.some(({ pattern }) => !isBorrowed(pattern.exec(before)?.[0] ?? 'spa'));
  if (!isHomeWork && /^ services?\b/.test(behind) && !ACTIVITY.test(words)) return false;
  if (isOfTwo && !/(?:&|and|y|,)\s*$/.test(before)) return false;
  // 'Bakery & Blocks' is a bakery too; 'Movers & Shakers' need not move.
  const further = /(?:ery|ria|macy|shop|salon|restaurant)$/.test(words)
    ? behind.replace(/^ & \w+$/, '')
    : behind;
  const [decoration = ''] = further.replace(joinedTrade, ' ').split(/\s(?:of|in|serving|by|de|en)\s/);
  const unknown = decoration
    .replaceAll('.', '')
    .split(/[^\w&]+/)
    .filter((word) => word !== '' && !endsName(word, isHomeWork) && !isBigCity(word) && !usStateOf(word));
  const [work = ''] = isHomeWork ? (CARE_BEHIND.exec(behind) ?? []) : [];
  // 'Tree Care Tacoma'
  const isWithTown = work !== '' && unknown.length === 1 && behind.slice(work.length).trim() === unknown[0];
  return unknown.length === 0 || SPANISH.test(words) || isWithTown;
};

/** The trade of the longest words in a text. */
const longestIn = (text: string): { row: Row; words: string; isBorrowed: boolean } | null => {
  const [first] = allTrades
    .flatMap((row) => {
      const words = row.pattern.exec(text)?.[0];
      return words ? [{ row, words, isBorrowed: isBorrowed(words) }] : [];
    })
    .sort((one, other) => other.words.length - one.words.length);
  return first ?? null;
};

const namesOther = (text: string): boolean => {
  const first = longestIn(text);
  return first !== null && !first.isBorrowed && isNotForHouses(first.row.trade);
};

/** The trade of the longest words in a name, unless services or neighbouring words name another trade. */
const tradeOfName = ({ name, services }: Texts): Trade | null => {
  const first = longestIn(name);
  const found = first && foundTradeWords(first.row, name);
  if (!first || !found) return null;
  const { row } = first;
  if (services.some((text) => foundTradeWords(row, text) !== null)) return row.trade;
  const others = otherTrades.filter(({ trade }) => trade.type !== row.trade.type);
  const isDenied = services.some((text) => others.some((other) => foundTradeWords(other, text) !== null));
  return !first.isBorrowed && !isDenied && isAlone(found, !isNotForHouses(row.trade)) ? row.trade : null;
};

/** The trade of most services; else the trade in the name, unless another trade has more services. */
const homeTypeIn = ({ name, services }: Texts): BusinessType | null => {
  if (IS_OF_OTHER_KIND.test(name)) return null;
  const servicesOf = (words: RegExp) => services.filter((text) => foundWork(words, text) !== null).length;
  const majority = homeTrades.find((trade) => servicesOf(trade.pattern) * 2 > services.length);
  if (majority) return majority.type;
  const [first, ...others] = homeTrades.filter((trade) => trade.pattern.test(name));
  if (!first || others.length > 0) return null;
  const found = foundWork(first.pattern, name, true);
  const isOwn = found !== null && !namesOther(name) && isAlone(found, true);
  if (!isOwn && servicesOf(first.pattern) === 0) return null;
  const isSurpassed = homeTrades.some((trade) => servicesOf(trade.pattern) > servicesOf(first.pattern));
  return isSurpassed ? null : first.type;
};

/** The trade of most services, else that of the name. */
const otherTradeIn = ({ name, services }: Texts): Trade | null => {
  const texts = [name, ...services];
  if (texts.filter(isHomeWork).length * 2 > texts.length || IS_OF_OTHER_KIND.test(name)) return null;
  const majority = otherTrades.find(
    (row) => services.filter((text) => foundTradeWords(row, text) !== null).length * 2 > services.length,
  );
  const trade = majority?.trade ?? tradeOfName({ name, services });
  return trade && isNotForHouses(trade) ? trade : null;
};

const textsOf = ({ name, services }: Named): Texts => ({
  name: plain(name),
  services: services.map((service) => plain(service.name)),
});

/** Null when no trade is named. */
export const tradeInNames = (site: Named): Trade | null => {
  const texts = textsOf(site);
  const homeType = homeTypeIn(texts);
  return homeType ? tradeNamed(homeType) : otherTradeIn(texts);
};

/** The trade that the name says, even without a type of its own; null when services name another trade. */
const tradeInName = (site: Named): Trade | null => tradeOfName(textsOf(site));

const found = new WeakMap<Named, Trade | null>();

/** The trade in the business's name, else in its services; searched once for a site. */
export const foundTrade = (site: Named): Trade | null => {
  const known = found.get(site);
  if (known !== undefined) return known;
  const trade = tradeInName(site) ?? tradeInNames(site);
  found.set(site, trade);
  return trade;
};

/**
 * The record's trade, else the trade in its names, else HomeAndConstructionBusiness for any work on houses.
 */
export const businessType = (site: Named & Pick<Site, 'trade'>): BusinessType => {
  const trade = site.trade ?? tradeInNames(site);
  if (trade) return trade.type;
  const { name, services } = textsOf(site);
  const isWork = (text: string) => homePatterns.some((words) => foundWork(words, text) !== null);
  const isNamed = homePatterns.some((words) => {
    const work = foundWork(words, name, true);
    return work !== null && isAlone(work, true);
  });
  if (IS_OF_OTHER_KIND.test(name)) return 'LocalBusiness';
  // 'Shield Pest Control'
  const isPhrase = longestIn(name)?.words.includes(' ') && tradeInName(site)?.type === HOME_TYPE;
  const ofHomes = services.filter(isWork).length;
  const isAgreed = isNamed || (ofHomes > 0 && isHomeWork(name));
  const isMost = ofHomes * 2 > services.length;
  return isMost || isPhrase || (isAgreed && !namesOther(name)) ? HOME_TYPE : 'LocalBusiness';
};

/** The trade that pages name: the record's, else one in its names that search engines are told too. */
export const saidTrade = (site: Named & Pick<Site, 'trade'>): Trade | null => {
  const trade = site.trade ?? foundTrade(site);
  const type = businessType(site);
  const isTold = trade?.type === type || (trade?.type === HOME_TYPE && homeTypes.has(type));
  return site.trade || isTold ? trade : null;
};
