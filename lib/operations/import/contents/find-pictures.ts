import type { Element } from 'domhandler';
import { type Claim, claimOf, placeOf } from '../deciding/findings';
import { type Facts, saidOf } from '../deciding/site-facts';
import { all, attribute, upwards } from '../page/dom';
import { pathKey } from '../page/page-kinds';
import { type Picture, pictureOf } from '../page/picture';
import type { Block, Page } from '../page/read-page';
import vocabulary from '../page/vocabulary.json' with { type: 'json' };
import { decoded, distinct, plain, wordsOf } from '../page/words';

/** Words of names and alternative texts of pictures that are no photographs of work. */
const NO_PHOTO = wordsOf(vocabulary.noPhoto);
const NO_PHOTO_AROUND = wordsOf(vocabulary.noPhotoAround);
const PERSON = wordsOf(vocabulary.person);
const NO_LOGO = /\b(?:footer|clients?|partners?|brands|members?)\b/;
const MIN_SIDE = 100;
const MAX_PICTURES = 300;
const MAX_IMAGES = 60;

/** The words of a file's name: 'kitchenBefore_2.jpg' is 'kitchen before 2'. */
const nameOf = (path: string): string =>
  plain(
    decoded(path.split('/').at(-1) ?? '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/\.\w+$/, ''),
  );

/** Whether a picture may be a photograph of work: no drawing, sign, portrait or part of the design. */
export const isPhoto = ({ url, alt, width, height, marks }: Picture): boolean => {
  const { protocol, pathname } = new URL(url);
  if (!protocol.startsWith('http') || /\.(?:svg|gif|ico)$/i.test(pathname)) return false;
  if ((width ?? MIN_SIDE) < MIN_SIDE || (height ?? MIN_SIDE) < MIN_SIDE) return false;
  if (width && height && (width / height > 4 || height / width > 3)) return false;
  const around = plain(`${marks} ${pathname.replace(/[^/]*$/, '')}`);
  const isOther = NO_PHOTO.test(`${nameOf(pathname)} ${plain(alt)}`) || NO_PHOTO_AROUND.test(around);
  return !isOther && !PERSON.test(plain(alt));
};

/** Photographs of the page, without those of its head, its reviews and its people. */
export const photosOn = (page: Page): { picture: Picture; block: Block; page: Page }[] =>
  page.blocks.flatMap((block) => {
    const { picture, isShared, isQuote, region } = block;
    const isOwn = !isShared && !isQuote && region === 'main';
    return picture && isOwn && isPhoto(picture) ? [{ picture, block, page }] : [];
  });

/** A picture behind a heading is the page's design. */
const isHero = ({ picture, node }: Block): boolean =>
  /\b(?:hero|cover|jumbotron|masthead|slider|banner|parallax)\b/i.test(plain(picture?.marks ?? '')) ||
  (node.name !== 'img' && !/gallery|portfolio|card|item/i.test(picture?.marks ?? ''));

/** 'gutter-before.jpg' and 'gutter-after.jpg', by name or alternative text. */
const pairsOf = ({ pages }: Facts): Gallery['pairs'] => {
  const photos = distinct(
    pages.flatMap(photosOn).map(({ picture }) => picture),
    ({ url }) => url,
  );
  const keysOf = ({ url, alt }: Picture, word: RegExp) =>
    [nameOf(new URL(url).pathname), plain(alt)].flatMap((text) =>
      word.test(text) ? [text.replace(word, '').trim()] : [],
    );
  return photos.flatMap((before) => {
    const keys = keysOf(before, /\b(?:before|antes)\b/);
    const after = photos.find((one) =>
      keysOf(one, /\b(?:after|despues)\b/).some((key) => keys.includes(key)),
    );
    return after ? [{ before, after }] : [];
  });
};

export type Gallery = { pictures: Picture[]; pairs: { before: Picture; after: Picture }[] };

/** The pictures of the gallery pages; without a gallery those of other pages, services last. */
export const findGallery = (facts: Facts, ofServices: ReadonlySet<string>): Gallery => {
  const inGallery = facts.pages.filter(({ kind }) => kind === 'gallery').flatMap(photosOn);
  const elsewhere = facts.pages
    .filter(({ kind }) => ['home', 'about', 'areas', 'unknown', 'services'].includes(kind))
    .flatMap(photosOn)
    .filter(({ block }) => !isHero(block));
  const isGallery = inGallery.length > 1;
  const own = [...inGallery, ...elsewhere.filter(({ picture }) => !ofServices.has(picture.url))];
  const ofAll = own.length > 0 ? own : elsewhere;
  const used = isGallery ? inGallery : ofAll;
  const pictures = distinct(used, ({ picture }) => picture.url).slice(0, MAX_PICTURES);
  for (const { picture, page, block } of pictures)
    facts.findings.keep('pictures', picture.url, [placeOf(page, block)], isGallery);
  return { pictures: pictures.map(({ picture }) => picture), pairs: pairsOf(facts) };
};

/** Pictures that are called logo, lead to Home, have the name of the business or stand at the top. */
const logoClaims = (page: Page, home: Page, name: string): Claim[] =>
  all('img, amp-img', page.document)
    .slice(0, MAX_IMAGES)
    .flatMap((image, index): Claim[] => {
      const picture = pictureOf(image, page.url);
      if (!picture || NO_LOGO.test(plain(picture.marks))) return [];
      const around = [...upwards(image.parent)].slice(0, 2);
      const link = page.links.find(({ node }) => around.includes(node));
      const isHome = link?.url.host === page.url.host && ['', pathKey(home.url)].includes(pathKey(link.url));
      const alt = plain(picture.alt);
      const isNamed = /(?<!cata)logo/i.test(
        `${nameOf(new URL(picture.url).pathname)} ${alt} ${picture.marks}`,
      );
      const isCalled = alt !== '' && (alt.includes(plain(name)) || plain(name).includes(alt));
      const isTop = index === 0 && page.blocks[0]?.isShared === true && page.blocks[0].picture !== null;
      const signs = [isNamed, isNamed, isHome, isHome, isCalled, index < 2, isTop].map(Number);
      const weight = signs.reduce((sum, sign) => sum + sign, 0);
      const isMaker = isNamed && !isHome && !isCalled && index > 3;
      return weight >= 2 && !isMaker ? [claimOf(picture.url, weight, page, { node: image })] : [];
    });

export const findLogo = (facts: Facts, name: string): string | null => {
  const seen = facts.pages.slice(0, 12).flatMap((page) => logoClaims(page, facts.home, name));
  const said = ['logo', 'logo.url', 'logo.contentUrl'].flatMap((path) => saidOf(facts, path, 3));
  const own = said.flatMap((claim): Claim[] => {
    const url = URL.canParse(claim.value, facts.home.url) ? new URL(claim.value, facts.home.url) : null;
    return url && /^https?:$/.test(url.protocol) ? [{ ...claim, value: url.href }] : [];
  });
  return facts.findings.best('logo', [...seen, ...own], 2);
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
