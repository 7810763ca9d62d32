import lists from './name-words.json' with { type: 'json' };

// Words of the names of businesses, in lower case and without accents, as parts of regular expressions.

const words = (...names: (keyof typeof lists)[]): string => names.flatMap((name) => lists[name]).join('|');

/** At a name's end these make another kind of business: 'Smile Lab', 'Plumbers Local 101'. */
export const IS_OF_OTHER_KIND = new RegExp(
  String.raw`\b(?:${words('kinds')}|(?:local|lodge|chapter|post|club)(?: union)?(?: no\.?| number)? ?#?\d+|unions?)(?:\W+(?:co|company|inc|llc|ltd|limited|corp|pty|plc|group))*\W*$`,
);

/** Behind the words of a trade these make another kind of business: 'Plumbing Supply', 'Bakery Lofts'. */
export const OTHER_KIND = new RegExp(String.raw`\b(?:${words('kinds', 'otherKinds')})\b`);

/** In Spanish behind the trade: 'Peluquería canina', 'Pintura automotriz', 'Guardería para perros'. */
const SPANISH_THING =
  /^ (?:canin[ao]|felin[ao]|automotriz|artistic[ao]|(?:para|de) (?:perro|gato|mascota|una))s?\b/;

/**
 * Whether words beside those of a trade name the thing that is worked on: 'Face Painting', 'The Dog Barber'.
 * Not of trades whose names say what they move, open or insure.
 */
export const changesTrade = (before: string, trade: string, behind: string): boolean =>
  (new RegExp(String.raw`(?:^|\W)(?:${words('things')})\W*$`).test(before) || SPANISH_THING.test(behind)) &&
  !/^(?:mov|remov|relocat|lock|rekey|insur|detail|wash|deal|rent|hire|vet|chair|tow)/.test(trade) &&
  !/^(?:mudanz|cerraj|segur|lavad|rent|hospital vet|clinica vet|grua|taller mec|mecanic|foto)/.test(trade) &&
  !(trade.startsWith('mechanic') && /\b(?:auto|car|truck|vehicle)s? $/.test(before));

/** Words after which a trade is only spoken about: 'Websites for Plumbers', 'School of Roofing'. */
export const IS_ABOUT =
  /\b(?:of|for|to|with|without|no|not|than|vs|versus|4|keep|get|stay|start|always|never)(?: the| our| your| a| an)?\W*$/;

/** Surnames as well: 'Barber & Sons', 'Mason Brothers', 'Jane Painter'. */
export const SURNAME = /^(?:painter|barber|mason|carpenter|gardener|joiner|tiler|tailor|printer|fencer)$/;
export const IS_NO_SURNAME = /\b(?:the|your|house|local|mobile|master|emergency|24 ?hour)\W*$/;

const ends = (more: keyof typeof lists) => new RegExp(`^(?:${words('endings', more)}|\\d+\\w*)$`);
const afterHomes = ends('workOnHomes');
const afterPremises = ends('premises');

/** Whether a word behind the words of a trade only ends or decorates a name: '& Sons', 'Co', 'Services'. */
export const endsName = (word: string, isHomeWork: boolean): boolean =>
  (isHomeWork ? afterHomes : afterPremises).test(word);
