import type { Site } from '@/lib/content';
import { tradeNamed, trades, type BusinessType, type Trade } from '@/lib/content/business/trades';
import type { Language } from '@/lib/language/i18n';

/** Alternatives of a regular expression. */
type Words = Record<Language, string>;

const pattern = (words: Words) => new RegExp(String.raw`\b(${Object.values(words).join('|')})\b`);

/** Subtypes of HomeAndConstructionBusiness with the words of the trade, without accents. */
const homeWords = {
  HousePainter: {
    en: 'paint(ing|ers?)?|repaint\\w*|stain(ing)?',
    es: 'pintura\\w*|pintor\\w*|pintar|barniz\\w*',
  },
  Plumber: {
    en: 'plumb(ing|ers?)|drains?|sewers?|water heaters?|faucets?|toilets?',
    es: 'plomer\\w*|fontaner\\w*|desagues?|calentador\\w*',
  },
  RoofingContractor: {
    en: 'roof(s|ing|ers?)?|shingles?|gutters?|downspouts?|skylights?',
    es: 'techos?|tejados?|techad\\w*|canal(etas?|on|ones)',
  },
  Electrician: {
    en: 'electric(al|ian|ians|ity)?|wiring|rewiring|breakers?|outlets?',
    es: 'electric\\w*|electricista\\w*|cablead\\w*',
  },
  HVACBusiness: {
    en: 'hvac|furnaces?|air[ -]condition\\w*|a\\/c|ac (repair|install\\w*|service)|heating|cooling|heat pumps?',
    es: 'calefaccion|aire acondicionado|climatizacion',
  },
  MovingCompany: { en: 'moving|movers?|relocations?', es: 'mudanzas?' },
  Locksmith: {
    en: 'locksmiths?|locks?|lockouts?|rekey\\w*',
    es: 'cerrajer\\w*|cerraduras?',
  },
  GeneralContractor: {
    en: 'remodel\\w*|renovat\\w*|additions?|home builders?|construction|general contract\\w*|handyman|drywall|framing',
    es: 'remodelaci\\w*|construcci\\w*|reformas?|ampliaci\\w*',
  },
} satisfies Partial<Record<BusinessType, Words>>;
const homeTrades = Object.entries(homeWords).map(([type, words]) => ({
  type: type as keyof typeof homeWords,
  pattern: pattern(words),
}));

/** Work on houses and land for which schema.org has no trade, such as landscaping. */
const otherHomeWork = pattern({
  en:
    'lawns?|landscap\\w*|gardens?|gardening|trees?|shrubs?|snow|irrigation|pools?|' +
    'fenc(e|es|ing)|decks?|patios?|concrete|masonry|siding|windows?|doors?|' +
    'floor(s|ing)|tiles?|carpets?|cabinets?|insulation|pressure wash\\w*',
  es:
    'cesped|jardin(es|eria)?|arbol(es)?|podas?|nieve|piscinas?|' +
    'cercas?|terrazas?|concreto|ventanas?|pisos?|cocinas?',
});

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const homeTypes: ReadonlySet<BusinessType> = new Set(homeTrades.map(({ type }) => type));

const named = (name: string) => plain(name).replace(/ (\w+)s$/, ' $1s?');
/** The longest first: 'barber shop' before 'barber'. */
const longestFirst = (one: string, other: string) => other.length - one.length;

const allTrades = trades.map(({ trade, names }) => ({
  trade,
  pattern: new RegExp(String.raw`\b(${names.map(named).sort(longestFirst).join('|')})s?\b`),
}));

/** Trades other than work on houses; a trade without its own type says nothing. */
const saysOther = ({ type }: Trade) =>
  !homeTypes.has(type) && type !== 'HomeAndConstructionBusiness' && type !== 'LocalBusiness';
const otherTrades = allTrades.filter(({ trade }) => saysOther(trade));

const homePatterns = [otherHomeWork, ...homeTrades.map((trade) => trade.pattern)];
const isHomeWork = (text: string) => homePatterns.some((words) => words.test(text));

type Named = Pick<Site, 'name' | 'services'>;
type Texts = { name: string; services: string[] };
type Row = { trade: Trade; pattern: RegExp };

/** Behind the word of a trade these make a business of another kind: 'Plumbing Supply'. */
const SELLS =
  /\b(?:suppl(?:y|ies|iers?)|equipment|furniture|store|shops?|school|academy|training|insurance|marketing|software|signs?|tools?|parts|wholesale|distribut\w*|manufactur\w*|recruit\w*|staffing|inspect\w*|engineer\w*|consult\w*|accounting|law|lawyers?|attorneys?|photography|pictures?|bikes?|scooters?|vehicles?|guitars?|chairs?|upholster\w*|shelving|party|sip|class(?:es)?|lessons|uniforms?|linen|delivery|financ\w*)\b/;
const WORKS_ON =
  /\b(?:clean\w*|repairs?|design\w*|hood|remov\w*|install\w*|maintenance|rentals?|refinish\w*|restor\w*|movers?|moving)\b/;
/** Words that other trades take for a name: 'The Lawn Doctor', 'Dog Hotel', 'Baker Electric'. */
const BORROWED = new Set(
  (
    'doctor medico clinic clinica spa garage hotel inn restaurant shop store boutique salon gym cafe band vet detailing ' +
    'flowers baker storage tailor alterations entertainer boxing diner motel tienda bodegas taller nails'
  ).split(' '),
);

/** Words that stand in other names too: 'Moving Mountains', 'Electric Avenue', 'Cherry Tree'. */
const LOOSE =
  /^(?:electric|moving|paint|stain|roofs?|locks?|outlets?|drains?|toilets?|heating|cooling|breakers?|additions?|lawns?|gardens?|trees?|shrubs?|snow|pools?|decks?|patios?|concrete|windows?|doors?|floors?|tiles?|carpets?|cabinets?)$/;
/** Things, which alone are no trade: 'Olive Garden'. */
const THING = /^(?:lawn|garden|tree|shrub|snow|pool|deck|patio|window|door|floor|tile|carpet|cabinet)$/;
const WORK_BEHIND =
  /^[\s,&-]*(?:and |y )?(?:co|company|inc|llc|ltd|services?|care|solutions?|pros?|experts?|guys?|doctors?|contract\w*|group|team|specialists?|masters?|brothers|bros|sons?|works?|repairs?|replacements?|install\w*|removals?|clean\w*|wash\w*|maintenance|design\w*|treatments?|trimm\w*|\w*scap\w*|\w*ing)\b/;

/** Whether a name's words are those of a trade: not 'Painter's Pizza', nor a loose word before others. */
const isSureOf = (pattern: RegExp, name: string): boolean => {
  const found = pattern.exec(name);
  if (!found) return false;
  const [word] = found;
  const behind = name.slice(found.index + word.length);
  const isAtEnd = behind.trim() === '' && !THING.test(word);
  if (/^['’]s\b/.test(behind) || (/^roof/.test(word) && /^ (?:clean|wash)/.test(behind))) return false;
  return !LOOSE.test(word) || isAtEnd || WORK_BEHIND.test(behind);
};

/** The words of a trade in a text, unless a word behind them changes their meaning. */
const wordsOf = ({ pattern }: Row, text: string): string | null => {
  const found = pattern.exec(text);
  const behind = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  return found && !SELLS.test(behind) && !WORKS_ON.test(behind) ? found[0] : null;
};

/** The trade of the longest words in a text. */
const longestIn = (text: string): { row: Row; words: string; isBorrowed: boolean } | null => {
  const [first] = allTrades
    .flatMap((row) => {
      const words = row.pattern.exec(text)?.[0];
      return words
        ? [{ row, words, isBorrowed: BORROWED.has(words) || BORROWED.has(words.replace(/s$/, '')) }]
        : [];
    })
    .sort((one, other) => other.words.length - one.words.length);
  return first ?? null;
};

const namesOther = (text: string): boolean => {
  const first = longestIn(text);
  return first !== null && !first.isBorrowed && saysOther(first.row.trade);
};

/** The trade of the longest words in a name, unless services or neighbouring words name another trade. */
const tradeOfName = ({ name, services }: Texts): Trade | null => {
  const first = longestIn(name);
  if (!first || wordsOf(first.row, name) === null) return null;
  const isAgreed = services.some((text) => wordsOf(first.row, text) !== null);
  const others = otherTrades.filter(({ trade }) => trade.type !== first.row.trade.type);
  const isDenied = services.some((text) => others.some((row) => wordsOf(row, text) !== null));
  return isAgreed || (!first.isBorrowed && !isDenied) ? first.row.trade : null;
};

/** The trade of most services; else the trade in the name, unless another trade has more services. */
const homeTypeIn = ({ name, services }: Texts): BusinessType | null => {
  const servicesOf = (words: RegExp) => services.filter((text) => words.test(text)).length;
  const majority = homeTrades.find((trade) => servicesOf(trade.pattern) * 2 > services.length);
  if (majority) return majority.type;
  const [first, ...others] = homeTrades.filter((trade) => trade.pattern.test(name));
  if (!first || others.length > 0) return null;
  const isOfAnother = SELLS.test(name) || namesOther(name) || !isSureOf(first.pattern, name);
  if (isOfAnother && servicesOf(first.pattern) === 0) return null;
  const isSurpassed = homeTrades.some((trade) => servicesOf(trade.pattern) > servicesOf(first.pattern));
  return isSurpassed ? null : first.type;
};

/** The trade of most services, else that of the name. */
const otherTradeIn = ({ name, services }: Texts): Trade | null => {
  const texts = [name, ...services];
  if (texts.filter(isHomeWork).length * 2 > texts.length) return null;
  const majority = otherTrades.find(
    (row) => services.filter((text) => wordsOf(row, text) !== null).length * 2 > services.length,
  );
  const trade = majority?.trade ?? tradeOfName({ name, services });
  return trade && saysOther(trade) ? trade : null;
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
  const isNamed = homePatterns.some((words) => isSureOf(words, name));
  const isOfHomes = services.some(isHomeWork) || (isNamed && !SELLS.test(name) && !namesOther(name));
  return isOfHomes ? 'HomeAndConstructionBusiness' : 'LocalBusiness';
};

/** The trade that pages name: the record's, else one in its names that search engines are told too. */
export const saidTrade = (site: Named & Pick<Site, 'trade'>): Trade | null => {
  const trade = site.trade ?? foundTrade(site);
  const type = businessType(site);
  const isTold =
    trade?.type === type || (trade?.type === 'HomeAndConstructionBusiness' && homeTypes.has(type));
  return site.trade || isTold ? trade : null;
};
