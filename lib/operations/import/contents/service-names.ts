import { type Place, placeOf } from '../deciding/findings';
import { isSamePage, kindOfLabel } from '../page/page-kinds';
import type { Block, Page } from '../page/read-page';
import { imagesIn, itemsIn, textsIn } from '../page/sections';
import { isNoise, oneLine, pattern, plain } from '../page/words';
import { isPhoto } from './find-pictures';

export type Service = {
  name: string;
  texts: string[];
  points: string[];
  pictures: string[];
  url: URL | null;
  places: Place[];
};

const MAX_NAME = 60;
const NO_SERVICE = pattern()`\b(?:why|how|when|what|who|our (?:team|process|promise|work|story|
  mission)|contact|call|click|get|request|schedule|free (?:quote|estimate|inspection)s?|testimonials?|
  reviews?|faqs?|questions|hours|location|welcome|learn|follow|subscribe|newsletter|copyright|areas|
  privacy|terms|see also|years|satisfied|licensed|insured|porque|por que|como|llame|
  contacte|solicite|bienvenidos|sobre)\b|^\d`;
const NO_NAME = /[?!@$]|\d{3}|[a-z]\. ?[A-Z]/;
const MARK = /^[\s✓✔›»•·*-]+|[\s:.]+$/g;

/** Whether a text names a service: a few words that are no sentence and no button. */
export const isServiceName = (text: string, isListed = false): boolean => {
  const words = plain(text);
  const isShort = text.length > 2 && text.length <= MAX_NAME && words.split(' ').length <= 7;
  const kinds =
    isListed && words.includes(' ') ? ['unknown', 'services', 'other', 'gallery'] : ['unknown', 'services'];
  const isLabel =
    /^(?:our |nuestros )?(?:services|servicios)$/.test(words) || !kinds.includes(kindOfLabel(text));
  return isShort && !isLabel && !NO_SERVICE.test(words) && !NO_NAME.test(text) && !isNoise(text);
};

/** What two spellings of a service have in common. */
export const serviceKey = (name: string): string =>
  plain(name)
    .split(' ')
    .filter((word) => !/^(?:and|y|the|de|services?|servicios?)$/.test(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

export const serviceOf = (
  name: string,
  page: Page,
  place: Block | null,
  blocks: readonly Block[],
): Service => ({
  name: oneLine(name.replace(MARK, '')),
  texts: textsIn(blocks),
  points: itemsIn(blocks),
  pictures: imagesIn(blocks)
    .filter(isPhoto)
    .map(({ url }) => url),
  url: place ? linkOf(page, place) : null,
  places: [placeOf(page, place ?? 'main')],
});

/** The page of the site to which a block leads. */
export const linkOf = (page: Page, { links }: Block): URL | null =>
  links.find(({ url }) => url.host === page.url.host && !isSamePage(url, page.url))?.url ?? null;
