import { trades, type BusinessType, type Trade } from '@/lib/content/business/trades';
import type { Language } from '@/lib/language/i18n';

const pattern = (words: Record<Language, string>) =>
  new RegExp(String.raw`\b(${Object.values(words).join('|')})\b`);

/** Subtypes of HomeAndConstructionBusiness, by the words for their work. */
export const homeTrades = trades.flatMap(({ trade: { type }, work }) =>
  work ? [{ type, pattern: pattern(work) }] : [],
);

/** Work on houses and land for which schema.org has no trade, such as landscaping. */
const otherHomeWork = pattern({
  en:
    'lawns?|landscap\\w*|gardens?|gardening|trees?|shrubs?|snow|irrigation|pools?|' +
    'fenc(e|es|ing)|decks?|patios?|concrete|masonry|siding|windows?|doors?|' +
    'floor(s|ing)|tiles?|carpets?|cabinets?|insulation|pressure wash\\w*|handyman|' +
    'chimneys?|septic|hardwood',
  es:
    'cesped|jardin(es|eria)?(?! de ninos| infantil)|arbol(es)?|podas?|nieve|piscinas?|' +
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
