import type { Site } from '@/lib/content';
import type { BusinessType } from '@/lib/content/business/business-types';
import { tradeNamed, trades, type Trade } from '@/lib/content/business/trades';
import type { Language } from '@/lib/language/i18n';

type Words = Record<Language, readonly string[]>;

const pattern = (words: Words) => new RegExp(String.raw`\b(${Object.values(words).flat().join('|')})\b`);

/** Subtypes of HomeAndConstructionBusiness with the words of the trade, without accents. */
const homeTrades = [
  {
    type: 'HousePainter',
    pattern: pattern({
      en: ['paint(ing|ers?)?', 'repaint\\w*', 'stain(ing)?'],
      es: ['pintura\\w*', 'pintor\\w*', 'pintar', 'barniz\\w*'],
    }),
  },
  {
    type: 'Plumber',
    pattern: pattern({
      en: ['plumb(ing|ers?)', 'drains?', 'sewers?', 'water heaters?', 'faucets?', 'toilets?'],
      es: ['plomer\\w*', 'fontaner\\w*', 'desagues?', 'calentador\\w*'],
    }),
  },
  {
    type: 'RoofingContractor',
    pattern: pattern({
      en: ['roof(s|ing|ers?)?', 'shingles?', 'gutters?', 'downspouts?', 'skylights?'],
      es: ['techos?', 'tejados?', 'techad\\w*', 'canal(etas?|on|ones)'],
    }),
  },
  {
    type: 'Electrician',
    pattern: pattern({
      en: ['electric(al|ian|ians|ity)?', 'wiring', 'rewiring', 'breakers?', 'outlets?'],
      es: ['electric\\w*', 'electricista\\w*', 'cablead\\w*'],
    }),
  },
  {
    type: 'HVACBusiness',
    pattern: pattern({
      en: [
        'hvac',
        'furnaces?',
        'air[ -]condition\\w*',
        'a\\/c',
        'ac (repair|install\\w*|service)',
        'heating',
        'cooling',
        'heat pumps?',
      ],
      es: ['calefaccion', 'aire acondicionado', 'climatizacion'],
    }),
  },
  {
    type: 'MovingCompany',
    pattern: pattern({ en: ['moving', 'movers?', 'relocations?'], es: ['mudanzas?'] }),
  },
  {
    type: 'Locksmith',
    pattern: pattern({
      en: ['locksmiths?', 'locks?', 'lockouts?', 'rekey\\w*'],
      es: ['cerrajer\\w*', 'cerraduras?'],
    }),
  },
  {
    type: 'GeneralContractor',
    pattern: pattern({
      en: [
        'remodel\\w*',
        'renovat\\w*',
        'additions?',
        'home builders?',
        'construction',
        'general contract\\w*',
        'handyman',
        'drywall',
        'framing',
      ],
      es: ['remodelaci\\w*', 'construcci\\w*', 'reformas?', 'ampliaci\\w*'],
    }),
  },
] as const;

/** Work on houses and land for which schema.org has no trade, such as landscaping. */
const otherHomeWork = pattern({
  en: [
    'lawns?|landscap\\w*|gardens?|gardening|trees?|shrubs?|snow|irrigation|pools?',
    'fenc(e|es|ing)|decks?|patios?|concrete|masonry|siding|windows?|doors?',
    'floor(s|ing)|tiles?|carpets?|cabinets?|insulation|pressure wash\\w*',
  ],
  es: [
    'cesped|jardin(es|eria)?|arbol(es)?|podas?|nieve|piscinas?',
    'cercas?|terrazas?|concreto|ventanas?|pisos?|cocinas?',
  ],
});

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const homeTypes: ReadonlySet<BusinessType> = new Set(homeTrades.map(({ type }) => type));

const allTrades = trades.map(({ trade, names }) => ({
  trade,
  pattern: new RegExp(String.raw`\b(${names.map(plain).join('|')})s?\b`),
}));

/** Trades other than work on houses; those without a type of their own say nothing. */
const saysOther = ({ type }: Trade) =>
  !homeTypes.has(type) && type !== 'HomeAndConstructionBusiness' && type !== 'LocalBusiness';
const otherTrades = allTrades.filter(({ trade }) => saysOther(trade));

const homePatterns = [otherHomeWork, ...homeTrades.map((trade) => trade.pattern)];
const isHomeWork = (text: string) => homePatterns.some((words) => words.test(text));

type Named = Pick<Site, 'name' | 'services'>;
type Texts = { name: string; services: string[] };

/** The trade of most services; else the one in the business's name, unless another has more services. */
const homeTypeIn = ({ name, services }: Texts): BusinessType | null => {
  const servicesOf = (words: RegExp) => services.filter((text) => words.test(text)).length;
  const majority = homeTrades.find((trade) => servicesOf(trade.pattern) * 2 > services.length);
  if (majority) return majority.type;
  const [named, ...othersNamed] = homeTrades.filter((trade) => trade.pattern.test(name));
  if (!named || othersNamed.length > 0) return null;
  const isSurpassed = homeTrades.some((trade) => servicesOf(trade.pattern) > servicesOf(named.pattern));
  return isSurpassed ? null : named.type;
};

/** The trade of most services; else that of the longest words in the business's name. */
const otherTradeIn = ({ name, services }: Texts): Trade | null => {
  const texts = [name, ...services];
  if (texts.filter(isHomeWork).length * 2 > texts.length) return null;
  const majority = otherTrades.find(
    ({ pattern }) => services.filter((text) => pattern.test(text)).length * 2 > services.length,
  );
  // 'Garage Doors' is no garage.
  const [named] = allTrades
    .flatMap(({ trade, pattern }) => {
      const [words] = pattern.exec(name) ?? [];
      return words ? [{ trade, length: words.length }] : [];
    })
    .sort((one, other) => other.length - one.length);
  const trade = (majority ?? named)?.trade;
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

/** The record's trade, else the one in its names, else HomeAndConstructionBusiness for any work on houses. */
export const businessType = (site: Named & Pick<Site, 'trade'>): BusinessType => {
  const trade = site.trade ?? tradeInNames(site);
  if (trade) return trade.type;
  const { name, services } = textsOf(site);
  return [name, ...services].some(isHomeWork) ? 'HomeAndConstructionBusiness' : 'LocalBusiness';
};
