import type { Element } from 'domhandler';
import { type Candidate, candidateFor } from '../deciding/evidence';
import { type Facts, saidOf } from '../deciding/site-facts';
import { all, attribute, isWithin } from '../page/dom';
import { type Picture, fileWords, isPhoto, pictureOf } from '../page/picture';
import type { Block, Page } from '../page/read-page';
import { distinct, pathKey, plain } from '../page/words';

const MAX_IMAGES = 60;

type Photo = Picture & { block: Block };
/** Photographs of the page, without those of its head, its reviews and its people. */
export const photosOn = ({ blocks }: Page): Photo[] =>
  blocks.flatMap((block) => {
    const { picture, isShared, isQuote } = block;
    return picture && !isShared && !isQuote && isPhoto(picture) ? [{ ...picture, block }] : [];
  });

/** 'gutter-before.jpg' and 'gutter-after.jpg', by name or alternative text. */
const pairsOf = (photos: readonly Photo[]): { before: Picture; after: Picture }[] => {
  const keysOf = ({ url, alt }: Picture, word: RegExp) =>
    [fileWords(url), plain(alt)].flatMap((text) => (word.test(text) ? text.replace(word, '').trim() : []));
  return photos.flatMap((before) => {
    const keys = keysOf(before, /\b(?:before|antes)\b/);
    const isAfter = (one: Picture) => keysOf(one, /\b(?:after|despues)\b/).some((key) => keys.includes(key));
    const after = photos.find(isAfter);
    return after ? [{ before, after }] : [];
  });
};

const NO_GALLERY = ['faq', 'reviews', 'contact', 'blog', 'article', 'legal', 'other', 'booking'];
const photoFrom = candidateFor('gallery');

/** The pictures of the gallery pages; without a gallery those of other pages, else those of services. */
export const findGallery = ({ pages, findings }: Facts, ofServices: readonly string[]) => {
  const photos = pages.flatMap(photosOn);
  const shown = photos.filter(({ block: { page } }) => !NO_GALLERY.includes(page.kind));
  const found = shown.flatMap((photo) => {
    if (photo.block.page.kind === 'gallery') return [photoFrom('gallery', photo, photo.block)];
    const from = ofServices.includes(photo.url) ? 'service' : 'page';
    return [photoFrom(from, photo, photo.block)];
  });
  const [keyOf, show] = [({ url }: Photo) => url, ({ url }: Photo) => url];
  const pictures = findings.decide('gallery', found, { keyOf, show });
  return { pictures, pairs: pairsOf(distinct(photos, keyOf)) };
};

const logoFrom = candidateFor('dbPrincipal.logo');
/** Pictures that are called logo, lead to Home, have the name of the business or stand at the top. */
const logosOn = (page: Page, home: Page, name: string): Candidate[] =>
  all('img, amp-img, [class*="logo" i][style*="background"]', page.document)
    .slice(0, MAX_IMAGES)
    .flatMap((node, index): Candidate[] => {
      const picture = pictureOf(node, page.url);
      if (!picture) return [];
      const link = page.links.find((one) => isWithin(node, one.node));
      const isHome = link?.url.host === page.url.host && ['', pathKey(home.url)].includes(pathKey(link.url));
      const alt = plain(picture.alt);
      const isNamed = /(?<!cata)logo/i.test(`${fileWords(picture.url)} ${alt} ${picture.marks}`);
      const isCalled = alt !== '' && (alt.includes(plain(name)) || plain(name).includes(alt));
      const isTop = index === 0 && page.blocks[0]?.isShared === true && page.blocks[0].picture !== null;
      const signs = [isNamed, isNamed, isHome, isHome, isCalled, index < 2, isTop];
      const count = signs.filter(Boolean).length;
      return count > 1 ? [logoFrom('sign', picture.url, { page, node }, count)] : [];
    });

export const findLogo = (facts: Facts, name: string): string | null => {
  const { home, pages, findings } = facts;
  const seen = pages.slice(0, 12).flatMap((page) => logosOn(page, home, name));
  const said = ['logo', 'logo.url', 'logo.contentUrl'].flatMap((path) => saidOf(facts, path));
  const own = said.flatMap(({ text, at }): Candidate[] => {
    const url = URL.canParse(text, home.url) ? new URL(text, home.url) : null;
    return url && /^https?:$/.test(url.protocol) ? [logoFrom('data', url.href, at)] : [];
  });
  return findings.decide('dbPrincipal.logo', [...seen, ...own])[0] ?? null;
};

/** The largest icon that the page names. */
export const findFavicon = ({ home }: Facts): string | null => {
  const size = (node: Element) =>
    Number.parseInt(attribute(node, 'sizes'), 10) || (/apple/i.test(attribute(node, 'rel')) ? 180 : 16);
  const [best] = all('link[rel~="icon" i], link[rel="apple-touch-icon" i]', home.document)
    .sort((one, other) => size(other) - size(one))
    .map((node) => attribute(node, 'href'))
    .filter((href) => href && !/^(?:data|javascript):/i.test(href) && URL.canParse(href, home.url));
  return best ? new URL(best, home.url).href : null;
};
