import type { Site } from '@/lib/content';

// schema.org's subtypes of HomeAndConstructionBusiness, by the words that services of the trade have in their names, in English
// and in Spanish, without accents. There is none for landscapers.
const trades = [
  ['HousePainter', /\b(paint(ing|ers?)?|repaint\w*|stain(ing)?|pintura\w*|pintor\w*|pintar|barniz\w*)\b/],
  [
    'Plumber',
    /\b(plumb(ing|ers?)|drains?|sewers?|water heaters?|faucets?|toilets?|plomer\w*|fontaner\w*|desagues?|calentador\w*)\b/,
  ],
  [
    'RoofingContractor',
    /\b(roof(s|ing|ers?)?|shingles?|gutters?|downspouts?|skylights?|techos?|tejados?|techad\w*|canal(etas?|on|ones))\b/,
  ],
  [
    'Electrician',
    /\b(electric(al|ian|ians|ity)?|wiring|rewiring|breakers?|outlets?|electric\w*|electricista\w*|cablead\w*)\b/,
  ],
  [
    'HVACBusiness',
    /\b(hvac|furnaces?|air[ -]condition\w*|a\/c|ac (repair|install\w*|service)|heating|cooling|heat pumps?|calefaccion|aire acondicionado|climatizacion)\b/,
  ],
  ['MovingCompany', /\b(moving|movers?|relocations?|mudanzas?)\b/],
  ['Locksmith', /\b(locksmiths?|locks?|lockouts?|rekey\w*|cerrajer\w*|cerraduras?)\b/],
  [
    'GeneralContractor',
    /\b(remodel\w*|renovat\w*|additions?|home builders?|construction|general contract\w*|handyman|drywall|framing|remodelaci\w*|construcci\w*|reformas?|ampliaci\w*)\b/,
  ],
] as const;

// Work on houses and land for which the vocabulary has no trade of its own.
const home =
  /\b(lawns?|landscap\w*|gardens?|gardening|trees?|shrubs?|snow|fenc(e|es|ing)|decks?|patios?|floor(s|ing)|tiles?|carpets?|windows?|siding|concrete|masonry|cabinets?|pressure wash\w*|insulation|irrigation|pools?|doors?|cesped|jardin(es|eria)?|arbol(es)?|podas?|cercas?|terrazas?|pisos?|ventanas?|cocinas?|concreto|nieve|piscinas?)\b/;

export type BusinessType = (typeof trades)[number][0] | 'HomeAndConstructionBusiness' | 'LocalBusiness';

/**
 * The most specific subtype of schema.org's LocalBusiness that a business's services support: a trade to which more than half of
 * them belong, else home and construction. A record without services is judged by the business's name.
 */
export const businessType = ({ name, services }: Pick<Site, 'name' | 'services'>): BusinessType => {
  const works = (services.length ? services.map((service) => service.name) : [name]).map((work) =>
    work.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  );
  const trade = trades.find(
    ([, words]) => works.filter((work) => words.test(work)).length * 2 > works.length,
  );
  if (trade) return trade[0];
  return works.some((work) => home.test(work) || trades.some(([, words]) => words.test(work)))
    ? 'HomeAndConstructionBusiness'
    : 'LocalBusiness';
};
