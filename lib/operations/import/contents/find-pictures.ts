import type { Element } from 'domhandler';
import { type Claim, placeOf, tally } from '../deciding/findings';
import { type Facts, saidOf } from '../deciding/site-facts';
import { all, attribute, upwards } from '../page/dom';
import { textsOf, thingsOf } from '../page/machine-data';
import { pathKey } from '../page/page-kinds';
import { type Picture, pictureOf } from '../page/picture';
import type { Block, Page } from '../page/read-page';
import { decoded, pattern, plain } from '../page/words';

/** Words of names and alternative texts of what is no photograph of work. */
const NO_PHOTO = pattern()`\b(?:icons?|logos?|badges?|sprites?|spacer|pixel|blank|clear|shim|
  avatars?|testimonials?|team|staff|crew|portraits?|headshots?|owners?|banner|buttons?|btn|arrows?|bullet|
  background|bg|placeholder|awards?|members?|partners?|brands?|payments?|visa|mastercard|paypal|captcha|
  tracking|map|flag|stars?|rating|seal|certified|accredited|bbb|chamber|manufacturers?|facebook|instagram|
  twitter|youtube|linkedin|yelp|google|whatsapp|email|phone|menu|close|search|loading|loader|favicon|
  divider|shadow|pattern|texture|coupon|special|header|footer|stock|drawing|vector|illustration|assoc|
  norton|ssl|warranty|financing|family)\b`;
const PERSON = pattern()`\b(?:dr|mr|mrs|ms|phd|md|dds|dvm|mvb|esq|attorney|owner|founder|manager|
  technician|about)\b`;
const NO_PHOTO_AROUND = /\b(?:testimonials?|avatar|members?|staff|logos?|badge|social)\b/;
const NO_PHOTO_FOLDER = /\b(?:icons?|logos?|team|staff|testimonials|badges|brands|partners|social)\b/;
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
  const folders = plain(pathname.replace(/[^/]*$/, ''));
  return (
    !NO_PHOTO.test(`${nameOf(pathname)} ${plain(alt)}`) &&
    !PERSON.test(plain(alt)) &&
    !NO_PHOTO_AROUND.test(plain(marks)) &&
    !NO_PHOTO_FOLDER.test(folders)
  );
};

/** Photographs of the page that are of no other part: not of its head, its reviews, its people. */
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
  const photos = tally(
    pages.flatMap(photosOn).map(({ picture, block, page }) => ({
      value: picture,
      place: placeOf(page, block),
      weight: 0,
    })),
    ({ url }) => url,
  ).map(({ value }) => value);
  const keysOf = ({ url, alt }: Picture, word: RegExp) =>
    [nameOf(new URL(url).pathname), plain(alt)]
      .filter((text) => word.test(text))
      .map((text) => text.replace(word, '').trim());
  return photos.flatMap((before) => {
    const keys = keysOf(before, /\b(?:before|antes)\b/);
    const after = photos.find((one) =>
      keysOf(one, /\b(?:after|despues)\b/).some((key) => keys.includes(key)),
    );
    return after ? [{ before, after }] : [];
  });
};

export type Gallery = { pictures: Picture[]; pairs: { before: Picture; after: Picture }[] };

/** The pictures of the gallery pages; of the other pages only when the site has no gallery. */
export const findGallery = (facts: Facts, ofServices: ReadonlySet<string>): Gallery => {
  const inGallery = facts.pages.filter(({ kind }) => kind === 'gallery').flatMap(photosOn);
  const elsewhere = facts.pages
    .filter(({ kind }) => ['home', 'about', 'areas', 'unknown', 'services'].includes(kind))
    .flatMap(photosOn)
    .filter(({ block, picture }) => !isHero(block) && !ofServices.has(picture.url));
  const isGallery = inGallery.length > 1;
  const used = isGallery ? inGallery : [...inGallery, ...elsewhere];
  const pictures = used
    .filter(({ picture }, index) => used.findIndex((one) => one.picture.url === picture.url) === index)
    .slice(0, MAX_PICTURES);
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
      const words = plain(picture?.marks ?? '');
      if (!picture || /\b(?:footer|clients?|partners?|brands|members?)\b/.test(words)) return [];
      const around = [...upwards(image.parent)].slice(0, 2);
      const link = page.links.find(({ node }) => around.includes(node));
      const isHome = link?.url.host === page.url.host && ['', pathKey(home.url)].includes(pathKey(link.url));
      const isNamed =
        /\blogo\b/.test(`${nameOf(new URL(picture.url).pathname)} ${plain(picture.alt)}`) ||
        /logo/i.test(picture.marks);
      const alt = plain(picture.alt);
      const isCalled = alt !== '' && (alt.includes(plain(name)) || plain(name).includes(alt));
      const isTop = index === 0 && page.blocks[0]?.isShared && page.blocks[0].picture !== null;
      const weight =
        2 * Number(isNamed) +
        2 * Number(isHome) +
        Number(isCalled) +
        Number(index < 2) +
        Number(isTop ?? false);
      const isMaker = isNamed && !isHome && !isCalled && index > 3;
      return weight >= 2 && !isMaker
        ? [{ value: picture.url, place: placeOf(page, { node: image }), weight }]
        : [];
    });

export const findLogo = (facts: Facts, name: string): string | null => {
  const seen = facts.pages.slice(0, 12).flatMap((page) => logoClaims(page, facts.home, name));
  const objects = facts.businesses.flatMap(({ thing, page, where }) =>
    thingsOf(thing, 'logo')
      .flatMap((logo) => [...textsOf(logo, 'url'), ...textsOf(logo, 'contentUrl')])
      .map((value) => ({ value, place: placeOf(page, `${where}.logo`), weight: 3 })),
  );
  const said = [...objects, ...saidOf(facts, 'logo', 3)].flatMap((claim): Claim[] => {
    const url = URL.canParse(claim.value, facts.home.url) ? new URL(claim.value, facts.home.url) : null;
    return url && /^https?:$/.test(url.protocol) ? [{ ...claim, value: url.href }] : [];
  });
  return facts.findings.best('logo', [...seen, ...said], 2);
};

/** The largest icon that the page names. */
export const findFavicon = ({ home }: Facts): string | null => {
  const size = (node: Element) =>
    Number.parseInt(attribute(node, 'sizes'), 10) || (/apple/i.test(attribute(node, 'rel')) ? 180 : 16);
  const [best] = all('link[rel~="icon" i][href], link[rel="apple-touch-icon" i][href]', home.document)
    .filter((node) => /^(?!data:|javascript:)/i.test(attribute(node, 'href')))
    .filter((node) => URL.canParse(attribute(node, 'href'), home.url))
    .sort((one, other) => size(other) - size(one));
  return best ? new URL(attribute(best, 'href'), home.url).href : null;
};
