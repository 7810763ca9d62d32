import type { Site } from '@/lib/content';

const words = (...alternatives: string[]) => new RegExp(String.raw`\b(${alternatives.join('|')})\b`);

/**
 * schema.org's subtypes of HomeAndConstructionBusiness, with the words of the trade in English and in Spanish
 * without accents. schema.org has no type for landscapers.
 */
const trades = [
  {
    type: 'HousePainter',
    pattern: words(
      'paint(ing|ers?)?',
      'repaint\\w*',
      'stain(ing)?',
      'pintura\\w*',
      'pintor\\w*',
      'pintar',
      'barniz\\w*',
    ),
  },
  {
    type: 'Plumber',
    pattern: words(
      'plumb(ing|ers?)',
      'drains?',
      'sewers?',
      'water heaters?',
      'faucets?',
      'toilets?',
      'plomer\\w*',
      'fontaner\\w*',
      'desagues?',
      'calentador\\w*',
    ),
  },
  {
    type: 'RoofingContractor',
    pattern: words(
      'roof(s|ing|ers?)?',
      'shingles?',
      'gutters?',
      'downspouts?',
      'skylights?',
      'techos?',
      'tejados?',
      'techad\\w*',
      'canal(etas?|on|ones)',
    ),
  },
  {
    type: 'Electrician',
    pattern: words(
      'electric(al|ian|ians|ity)?',
      'wiring',
      'rewiring',
      'breakers?',
      'outlets?',
      'electric\\w*',
      'electricista\\w*',
      'cablead\\w*',
    ),
  },
  {
    type: 'HVACBusiness',
    pattern: words(
      'hvac',
      'furnaces?',
      'air[ -]condition\\w*',
      'a\\/c',
      'ac (repair|install\\w*|service)',
      'heating',
      'cooling',
      'heat pumps?',
      'calefaccion',
      'aire acondicionado',
      'climatizacion',
    ),
  },
  { type: 'MovingCompany', pattern: words('moving', 'movers?', 'relocations?', 'mudanzas?') },
  {
    type: 'Locksmith',
    pattern: words('locksmiths?', 'locks?', 'lockouts?', 'rekey\\w*', 'cerrajer\\w*', 'cerraduras?'),
  },
  {
    type: 'GeneralContractor',
    pattern: words(
      'remodel\\w*',
      'renovat\\w*',
      'additions?',
      'home builders?',
      'construction',
      'general contract\\w*',
      'handyman',
      'drywall',
      'framing',
      'remodelaci\\w*',
      'construcci\\w*',
      'reformas?',
      'ampliaci\\w*',
    ),
  },
] as const;

/** Work on houses and land for which schema.org has no trade. */
const otherHomeWork = words(
  'lawns?|landscap\\w*|gardens?|gardening|trees?|shrubs?|snow|irrigation|pools?',
  'fenc(e|es|ing)|decks?|patios?|concrete|masonry|siding|windows?|doors?',
  'floor(s|ing)|tiles?|carpets?|cabinets?|insulation|pressure wash\\w*',
  'cesped|jardin(es|eria)?|arbol(es)?|podas?|nieve|piscinas?',
  'cercas?|terrazas?|concreto|ventanas?|pisos?|cocinas?',
);

export type BusinessType = (typeof trades)[number]['type'] | 'HomeAndConstructionBusiness' | 'LocalBusiness';

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The most specific schema.org subtype of LocalBusiness that the record supports: the trade of more than half
 * of the services; else the one trade in the business's name, unless another has more services; else
 * HomeAndConstructionBusiness for any work on houses.
 */
export const businessType = ({ name, services }: Pick<Site, 'name' | 'services'>): BusinessType => {
  const texts = services.map((service) => plain(service.name));
  const servicesOf = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const majority = trades.find(({ pattern }) => servicesOf(pattern) * 2 > texts.length);
  if (majority) return majority.type;

  const [named, ...othersNamed] = trades.filter(({ pattern }) => pattern.test(plain(name)));
  if (named && othersNamed.length === 0) {
    const isSurpassed = trades.some(({ pattern }) => servicesOf(pattern) > servicesOf(named.pattern));
    if (!isSurpassed) return named.type;
  }

  const patterns = [otherHomeWork, ...trades.map(({ pattern }) => pattern)];
  const isHomeWork = [plain(name), ...texts].some((text) => patterns.some((pattern) => pattern.test(text)));
  return isHomeWork ? 'HomeAndConstructionBusiness' : 'LocalBusiness';
};
