/** What a page, a section or an entry of a menu is about. `unknown`: rather a service than another page. */
export type Kind =
  | 'home'
  | 'about'
  | 'services'
  | 'contact'
  | 'gallery'
  | 'reviews'
  | 'faq'
  | 'blog'
  | 'areas'
  | 'legal'
  | 'booking'
  | 'other'
  | 'unknown';

const kinds: [Kind, RegExp][] = [
  [
    'home',
    /^(?:home(?: ?page)?|start|welcome|index|main|untitled(?: document)?|new page(?: \d+)?|inicio|principal|portada)$/,
  ],
  [
    'legal',
    /\b(?:privacy|cookies?|terms|conditions|disclaimer|accessib\w*|site ?map|legal|copyright|privacidad|terminos|condiciones|aviso)\b/,
  ],
  ['faq', /\bf ?a ?q ?s?\b|\bquestions\b|\bpreguntas\b/],
  [
    'reviews',
    /\b(?:testimonials?|reviews?|feedback|kind words|(?:happy|satisfied) (?:customers|clients)|opiniones|testimonios?|resenas?|recomendaciones)\b|\bwords from\b|\bwhat (?:\w+ ){1,4}(?:say|said|think)\b|\b(?:clients|customers|neighbou?rs|patients|people) say\b|\bdicen\b/,
  ],
  [
    'gallery',
    /\b(?:galler(?:y|ies)|photos?|pictures?|portfolio|projects?|our work|recent work|past work|album|before (?:and )?after|showcase|galeria|fotos|proyectos|trabajos|portafolio|obras)\b/,
  ],
  [
    'areas',
    /\b(?:areas? (?:that )?(?:we )?(?:serviced?|served?|cover(?:ed)?|work)|service areas?|coverage|where we work|towns|cities|communities served|zonas?|areas? de servicio|cobertura|donde trabajamos)\b/,
  ],
  [
    'booking',
    /^(?:book|schedule|reserve|make|request) (?:a |an |your |now|online|table|appointment|visit)|^(?:reserv|agend|cita)/,
  ],
  [
    'contact',
    /\b(?:contact|contacts|get in touch|find us|visit|directions|how to find|map|locations?|directions|(?:opening )?hours|quotes?|estimates?|reach us|visit us|where to find|appointments?|contacto|contactenos|contactanos|ubicacion|cotiza\w*|presupuesto|estimado|horarios?|citas?|escribanos|llamenos)\b/,
  ],
  [
    'blog',
    /\b(?:blog|news|articles?|notes|tips|updates|journal|advice|insights|posts|noticias|articulos|consejos|notas)\b/,
  ],
  [
    'other',
    /\b(?:team|staff|attorneys|lawyers|doctors|dentists|vets|veterinarians|people|crew|technicians|stylists|therapists|trainers|providers|meet|menus?|carta|prices?|pricing|rates|fees|tarifas|precios|careers?|jobs|employment|empleos?|join|financing|financiamiento|links|resources|events?|eventos|coupons?|specials|offers|promotions|promociones|ofertas|emergenc(?:y|ies)|emergencias?|shop|store|tienda|cart|checkout|account|log ?in|portal|partners|brands|warrant(?:y|ies)|guarantee|garantia|insurance|safety|community|sponsors|forms?|covid\w*|equipo|family|calendar|classes|schedule|videos?|downloads?|press|awards|certifications?|affiliations|newsletter|search|donate|apply|pay(?:ment)?s?|process|how it works|equipment|catalog(?:ue)?|products?|productos)\b/,
  ],
  [
    'services',
    /^(?:\w+ )?(?:services|servicios)$|\b(?:our services|services (?:we )?(?:offer|provide)|what we (?:do|offer)|how we can help|practice areas?|areas of practice|treatments|specialt(?:y|ies)|solutions|expertise|capabilities|nuestros servicios|que hacemos|lo que hacemos|especialidades|tratamientos|areas de practica|we (?:offer|provide|specialize))\b/,
  ],
  [
    'about',
    /\b(?:about|our story|our history|who we are|history|company|our family|our (?:firm|shop|business|practice)|mission|nosotros|quienes somos|acerca|historia|sobre|empresa|who shows up|meet the owner|conocenos|conozca)\b/,
  ],
];

/** A text in small letters without accents and signs, for comparisons. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SERVICES =
  /^(?:services|servicios) (?:and|y) |^(?:our|all|more|nuestros)(?: \w+){0,3} (?:services|servicios)$/;

/** @param label an entry of a menu, a heading or the last part of an address */
export const kindOfLabel = (label: string): Kind => {
  const text = plain(label);
  if (text.split(' ').length > 8) return 'unknown';
  if (SERVICES.test(text)) return 'services';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
};

const EXTENSION = /\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i;
const INDEX = /(?:^|\/)(?:index|default|home)(?:\.\w+)?$/i;

/** The same text for the addresses of one page: without index files, extension and slash at the end. */
export const pathKey = (url: URL): string =>
  decodeURIComponentSafe(url.pathname)
    .replace(INDEX, '/')
    .replace(EXTENSION, '')
    .replace(/\/+$/, '')
    .toLowerCase() + queryOf(url);

const decodeURIComponentSafe = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Of an address only what chooses a page: `?page_id=7`, `?p=3`, Joomla's `option`, `view` and `id`. */
const queryOf = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => /^(?:p|page_id|page|id|option|view|cat|article|itemid)$/i.test(name))
    .map(([name, value]) => `?${name}=${value}`)
    .sort()
    .join('');

export const lastPart = (url: URL): string =>
  pathKey(url).split(/[/?]/).findLast(Boolean)?.replace(/[-_]+/g, ' ') ?? '';
