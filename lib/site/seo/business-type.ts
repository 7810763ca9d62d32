import type { Site } from '@/lib/content';
import type { Language } from '@/lib/language/i18n';

type Words = Record<Language, readonly string[]>;

const pattern = (words: Words) => new RegExp(String.raw`\b(${Object.values(words).flat().join('|')})\b`);

/** schema.org's subtypes of HomeAndConstructionBusiness, with the words of the trade, without accents. */
const trades = [
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

export type BusinessType = (typeof trades)[number]['type'] | 'HomeAndConstructionBusiness' | 'LocalBusiness';

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The most specific schema.org subtype of LocalBusiness that the record supports: the trade of more than half
 * of the services; else the one trade in the business's name, unless another has more services; else
 * HomeAndConstructionBusiness for any work on houses.
 */
export const businessType = ({ name, services }: Pick<Site, 'name' | 'services'>): BusinessType => {
  const texts = services.map((service) => plain(service.name));
  const servicesOf = (words: RegExp) => texts.filter((text) => words.test(text)).length;
  const majority = trades.find((trade) => servicesOf(trade.pattern) * 2 > texts.length);
  if (majority) return majority.type;

  const [named, ...othersNamed] = trades.filter((trade) => trade.pattern.test(plain(name)));
  if (named && othersNamed.length === 0) {
    const isSurpassed = trades.some((trade) => servicesOf(trade.pattern) > servicesOf(named.pattern));
    if (!isSurpassed) return named.type;
  }

  const patterns = [otherHomeWork, ...trades.map((trade) => trade.pattern)];
  const isHomeWork = [plain(name), ...texts].some((text) => patterns.some((words) => words.test(text)));
  return isHomeWork ? 'HomeAndConstructionBusiness' : 'LocalBusiness';
};
