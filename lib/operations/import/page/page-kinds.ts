import { decoded, pattern, plain } from './words';

/**
 * What a page, a section or an entry of a menu is about, by the words of its title; the first that fits.
 * `unknown` is rather a service than another page.
 */
const kinds = {
  home: pattern()`^(?:home(?: ?page)?|start|welcome|index|main|untitled(?: document)?|
    new page(?: \d+)?|inicio|principal|portada)$`,
  legal: pattern()`\b(?:privacy|cookies?|terms|conditions|disclaimer|accessib\w*|site ?map|legal|
    copyright|privacidad|terminos|condiciones|aviso)\b`,
  faq: /\bf ?a ?q ?s?\b|\bquestions\b|\bpreguntas\b/,
  reviews: pattern()`\b(?:testimonials?|reviews?|feedback|kind words|(?:happy|
    satisfied) (?:customers|clients)|opiniones|testimonios?|resenas?|recomendaciones|words from|
    what (?:\w+ ){1,4}(?:say|said|think)|(?:clients|customers|neighbou?rs|patients|people) say|dicen)\b`,
  gallery: pattern()`\b(?:galler(?:y|ies)|photos?|pictures?|portfolio|projects?|our work|
    recent work|past work|album|before (?:and )?after|showcase|galeria|fotos|proyectos|trabajos|portafolio|
    obras)\b`,
  areas: pattern()`\b(?:areas? (?:that )?(?:we )?(?:serviced?|served?|cover(?:ed)?|work)|
    service areas?|coverage|where we work|towns|cities|communities served|zonas?|areas? de servicio|
    cobertura|donde trabajamos)\b`,
  booking: pattern()`^(?:book|schedule|reserve|make|request) (?:a |an |your |now|online|table|
    appointment|visit)|^(?:reserv|agend|cita)`,
  contact: pattern()`\b(?:contacts?|get in touch|find us|visit|directions|how to find|map|
    locations?|(?:opening )?hours|quotes?|estimates?|reach us|where to find|appointments?|contacto|
    contactenos|contactanos|ubicacion|cotiza\w*|presupuesto|estimado|horarios?|citas?|escribanos|
    llamenos)\b`,
  blog: pattern()`\b(?:blog|news|articles?|notes|tips|updates|journal|advice|insights|posts|
    noticias|articulos|consejos|notas)\b`,
  other: pattern()`\b(?:team|staff|attorneys|lawyers|doctors|dentists|vets|veterinarians|people|
    crew|technicians|stylists|therapists|trainers|providers|meet|menus?|carta|prices?|pricing|rates|fees|
    tarifas|precios|careers?|jobs|employment|empleos?|join|financing|financiamiento|links|resources|
    events?|eventos|coupons?|specials|offers|promotions|promociones|ofertas|emergenc(?:y|ies)|emergencias?|
    shop|store|tienda|cart|checkout|account|log ?in|portal|partners|brands|warrant(?:y|ies)|guarantee|
    garantia|insurance|safety|community|sponsors|forms?|covid\w*|equipo|family|calendar|classes|schedule|
    videos?|downloads?|press|awards|certifications?|affiliations|newsletter|search|donate|apply|
    pay(?:ment)?s?|process|how it works|equipment|catalog(?:ue)?|products?|productos)\b`,
  services: pattern()`^(?:\w+ )?(?:services|servicios)$|\b(?:our services|services (?:we )?(?:offer|
    provide)|what we (?:do|offer)|how we can help|practice areas?|areas of practice|treatments|
    specialt(?:y|ies)|solutions|expertise|capabilities|nuestros servicios|que hacemos|lo que hacemos|
    especialidades|tratamientos|areas de practica|we (?:offer|provide|specialize))\b`,
  about: pattern()`\b(?:about|our story|our history|who we are|history|company|our (?:family|firm|
    shop|business)|our practice|mission|nosotros|quienes somos|acerca|historia|sobre|empresa|
    meet the owner|conocenos|conozca)\b`,
};
export type Kind = keyof typeof kinds | 'unknown';

/** 'Services and prices', 'All our services': their other words do not count. */
const SERVICES =
  /^(?:services|servicios) (?:and|y) |^(?:our|all|more|nuestros)(?: \w+){0,3} (?:services|servicios)$/;

/** @param label an entry of a menu, a heading or the last part of an address */
export const kindOfLabel = (label: string): Kind => {
  const text = plain(label);
  if (text.split(' ').length > 8) return 'unknown';
  if (SERVICES.test(text)) return 'services';
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.find((name) => kinds[name].test(text)) ?? 'unknown';
};

const EXTENSION = /\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i;
const INDEX = /(?:^|\/)(?:index|default|home)(?:\.\w+)?$/i;
/** Of a query only what chooses a page: `?page_id=7`, `?p=3`, Joomla's `option`, `view` and `id`. */
const CHOICE = /^(?:p|page_id|page|id|option|view|cat|article|itemid)$/i;

/** The same text for the addresses of one page: without index files, extension and slash at the end. */
export const pathKey = (url: URL): string => {
  const path = decoded(url.pathname).replace(INDEX, '/').replace(EXTENSION, '').replace(/\/+$/, '');
  const query = [...url.searchParams].filter(([name]) => CHOICE.test(name));
  return (
    path.toLowerCase() +
    query
      .map(([name, value]) => `?${name}=${value}`)
      .sort()
      .join('')
  );
};

export const isSamePage = (url: URL, other: URL): boolean => pathKey(url) === pathKey(other);

export const lastPart = (url: URL): string =>
  pathKey(url).split(/[/?]/).findLast(Boolean)?.replace(/[-_]+/g, ' ') ?? '';
