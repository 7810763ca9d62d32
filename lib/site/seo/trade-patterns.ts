import { trades, type BusinessType, type Trade } from '@/lib/content/business/trades';
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
  Locksmith: { en: 'locksmiths?|locks?|lockouts?|rekey\\w*', es: 'cerrajer\\w*|cerraduras?' },
  GeneralContractor: {
    en: 'remodel\\w*|renovat\\w*|additions?|home builders?|construction|general contract\\w*|drywall',
    es: 'remodelaci\\w*|construcci\\w*|reformas?|ampliaci\\w*',
  },
} satisfies Partial<Record<BusinessType, Words>>;
export const homeTrades = Object.entries(homeWords).map(([type, words]) => ({
  type: type as keyof typeof homeWords,
  pattern: pattern(words),
}));

/** Work on houses and land for which schema.org has no trade, such as landscaping. */
const otherHomeWork = pattern({
  en:
    'lawns?|landscap\\w*|gardens?|gardening|trees?|shrubs?|snow|irrigation|pools?|' +
    'fenc(e|es|ing)|decks?|patios?|concrete|masonry|siding|windows?|doors?|' +
    'floor(s|ing)|tiles?|carpets?|cabinets?|insulation|pressure wash\\w*|handyman|' +
    'chimneys?|septic|hardwood',
  es:
    'cesped|jardin(es|eria)?|arbol(es)?|podas?|nieve|piscinas?|' +
    'cercas?|terrazas?|concreto|ventanas?|pisos?|cocinas?',
});

export const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const homeTypes: ReadonlySet<BusinessType> = new Set(homeTrades.map(({ type }) => type));

const named = (name: string) => plain(name).replace(/ (\w+)s$/, ' $1s?');
/** The longest first: 'barber shop' before 'barber'. */
const longestFirst = (one: string, other: string) => other.length - one.length;

export const allTrades = trades.map(({ trade, names }) => ({
  trade,
  pattern: new RegExp(String.raw`\b(${names.map(named).sort(longestFirst).join('|')})s?\b`),
}));

/** Trades other than work on houses; a trade without its own type says nothing. */
export const isNotForHouses = ({ type }: Trade) =>
  !homeTypes.has(type) && type !== 'HomeAndConstructionBusiness' && type !== 'LocalBusiness';
export const otherTrades = allTrades.filter(({ trade }) => isNotForHouses(trade));

export const homePatterns = [otherHomeWork, ...homeTrades.map((trade) => trade.pattern)];

/** Another trade behind '&': 'Auto Repair & Towing'. */
export const joinedTrade = new RegExp(
  String.raw`(?:[&,]|\band|\by)\s+(?:${trades
    .flatMap(({ names }) => names.map(named))
    .sort(longestFirst)
    .join('|')})s?(?!\w)`,
  'g',
);
