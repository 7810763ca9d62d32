import type { Element } from 'domhandler';

import { all, attribute } from './dom';
import { type Claim, Findings, placeOf, tally } from './findings';
import { textsOf, thingsOf } from './machine-data';
import { pathKey, plain } from './page-kinds';
import { type Picture, pictureOf } from './picture';
import type { Block, Page } from './read-page';
import { type Facts, businessesOf } from './site-facts';

const NO_PHOTO =
  /\b(?:icons?|logos?|badges?|sprites?|spacer|pixel|blank|clear|shim|avatars?|testimonials?|team|staff|crew|portraits?|headshots?|owners?|banner|buttons?|btn|arrows?|bullet|background|bg|placeholder|awards?|members?|partners?|brands?|payments?|visa|mastercard|paypal|captcha|tracking|map|flag|stars?|rating|seal|certified|accredited|bbb|chamber|manufacturers?|facebook|instagram|twitter|youtube|linkedin|yelp|google|whatsapp|email|phone|menu|close|search|loading|loader|favicon|divider|shadow|pattern|texture|coupon|special|header|footer|stock|drawing|vector|illustration|assoc|norton|ssl|warranty|financing|family)\b/;
const PERSON = /\b(?:dr|mr|mrs|ms|phd|md|dds|dvm|mvb|esq|attorney|owner|founder|manager|technician|about)\b/;
const MIN_SIDE = 100;

const nameOf = (url: string) =>
  plain(
    decodeName(url)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/\.\w+$/, '')
      .replace(/^(?:man|b|btn|icon|ico|logo|assoc)_/, '$& ')
      .replace(/_/g, ' '),
  );
const decodeName = (url: string) => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Whether a picture may be a photograph of work: no drawing, sign, portrait or part of the design. */
export const isPhoto = ({ url, alt, width, height, marks }: Picture): boolean => {
  if (!/^https?:/.test(url) || /\.(?:svg|gif|ico)$/i.test(new URL(url).pathname)) return false;
  if ((width ?? 1_000) < MIN_SIDE || (height ?? 1_000) < MIN_SIDE) return false;
  if (width && height && (width / height > 4 || height / width > 3)) return false;
  const words = ` ${nameOf(url)} ${plain(alt)} ${plain(marks).replace(/\b(?:img|image|wp|header|item|no|has|with|menu|team|background|bg|icon|pattern)\b/g, '')} `;
  const folders = plain(new URL(url).pathname.split('/').slice(0, -1).join(' '));
  return (
    !NO_PHOTO.test(` ${nameOf(url)} ${plain(alt)} `) &&
    !PERSON.test(` ${plain(alt)} `) &&
    !/\b(?:testimonial|avatar|team member|member|staff|logo|client logo|badge|social)\b/.test(words) &&
    !/\b(?:icons?|logos?|team|staff|testimonials|badges|brands|partners|social)\b/.test(folders)
  );
};

const isOwn = (block: Block) => !block.isShared && !block.isQuote && block.region === 'main';

/** Photographs of the page that are of no other part: not of its head, its reviews, its people. */
export const photosOn = (page: Page): { picture: Picture; block: Block }[] =>
  page.blocks.flatMap((block) =>
    block.picture && isOwn(block) && isPhoto(block.picture) ? [{ picture: block.picture, block }] : [],
  );

/** An image behind a heading is the page's design: its element has a heading in it. */
const isHero = (block: Block): boolean =>
  /\b(?:hero|cover|jumbotron|masthead|slider|banner|parallax)\b/i.test(plain(block.picture?.marks ?? '')) ||
  (block.node.name !== 'img' && !/gallery|portfolio|card|item/i.test(block.picture?.marks ?? ''));

export type Gallery = { pictures: Picture[]; pairs: { before: Picture; after: Picture }[] };

/** The pictures of the gallery pages; of the other pages only when the site has no gallery. */
export const galleryOf = (facts: Facts, ofServices: ReadonlySet<string>, findings: Findings): Gallery => {
  const galleries = facts.pages.filter((page) => facts.kindOf(page) === 'gallery');
  const inGallery = galleries.flatMap((page) => photosOn(page).map((one) => ({ ...one, page })));
  const elsewhere = facts.pages
    .filter((page) => ['home', 'about', 'areas', 'unknown', 'services'].includes(facts.kindOf(page)))
    .flatMap((page) =>
      photosOn(page)
        .filter(({ block }) => !isHero(block))
        .map((one) => ({ ...one, page })),
    );
  const used = inGallery.length > 1 ? inGallery : [...inGallery, ...elsewhere];
  const found = tally(
    used.map(({ picture, page, block }): Claim<Picture> => ({
      value: picture,
      place: placeOf(page, block),
      weight: 1,
    })),
    ({ url }) => url,
  );
  const inOrder = used.map(({ picture }) => picture.url);
  const pictures = found
    .filter(({ value }) => inGallery.length > 1 || !ofServices.has(value.url))
    .sort((one, other) => inOrder.indexOf(one.value.url) - inOrder.indexOf(other.value.url))
    .slice(0, 300);
  for (const { value, places } of pictures)
    findings.keep('pictures', value.url, places, inGallery.length > 1);
  return { pictures: pictures.map(({ value }) => value), pairs: pairsOf(facts) };
};

/** 'gutter-before.jpg' and 'gutter-after.jpg', by name or alternative text, side by side. */
const pairsOf = (facts: Facts): Gallery['pairs'] => {
  const all = [
    ...new Map(facts.pages.flatMap(photosOn).map(({ picture }) => [picture.url, picture])).values(),
  ];
  const key = (picture: Picture, word: RegExp) =>
    [nameOf(picture.url), plain(picture.alt)]
      .filter((text) => word.test(text))
      .map((text) => text.replace(word, '').trim());
  return all.flatMap((before) => {
    const keys = key(before, /\b(?:before|antes)\b/);
    const after = all.find((other) => key(other, /\b(?:after|despues)\b/).some((one) => keys.includes(one)));
    return keys.length > 0 && after ? [{ before, after }] : [];
  });
};

/** The logo: a picture called so, or the first picture that leads to Home; the one that most pages show. */
export const logoOf = (facts: Facts, name: string, findings: Findings): string | null => {
  const claims: Claim[] = [];
  for (const page of facts.pages.slice(0, 12)) {
    const images = all('img, amp-img', page.document).slice(0, 60);
    images.forEach((image, index) => {
      const picture = pictureOf(image, page.url);
      if (!picture || /\b(?:footer|clients?|partners?|brands|members?)\b/.test(plain(picture.marks))) return;
      const label = `${nameOf(picture.url)} ${plain(picture.alt)} ${plain(picture.marks)}`;
      const link = page.links.find(({ node }) => node === image.parent || node === image.parent?.parent);
      const isHome =
        link !== undefined &&
        link.url.host === page.url.host &&
        ['', pathKey(facts.home.url)].includes(pathKey(link.url));
      const isNamed = /\blogo\b/.test(label) || /logo/i.test(picture.marks);
      const isCalled =
        plain(picture.alt) !== '' &&
        (plain(picture.alt).includes(plain(name)) || plain(name).includes(plain(picture.alt)));
      const weight =
        (isNamed ? 2 : 0) +
        (isHome ? 2 : 0) +
        (isCalled ? 1 : 0) +
        (index < 2 ? 1 : 0) +
        (index === 0 && page.blocks[0]?.isShared && page.blocks[0].picture ? 1 : 0);
      const isMaker = isNamed && !isHome && !isCalled && index > 3;
      if (weight >= 2 && !isMaker)
        claims.push({ value: picture.url, place: placeOf(page, { node: image }), weight });
    });
  }
  for (const { thing, page, where } of businessesOf(facts)) {
    const urls = [
      ...thingsOf(thing, 'logo').flatMap((logo) => [...textsOf(logo, 'url'), ...textsOf(logo, 'contentUrl')]),
      ...textsOf(thing, 'logo'),
    ];
    for (const value of urls)
      if (URL.canParse(value, page.url) && /^https?:/.test(new URL(value, page.url).href))
        claims.push({
          value: new URL(value, page.url).href,
          place: placeOf(page, `${where}.logo`),
          weight: 3,
        });
  }
  const [best] = tally(claims, (value) => value);
  if (best) findings.keep('logo', best.value, best.places, best.weight > 2);
  return best?.value ?? null;
};

/** The largest icon that the page names. */
export const faviconOf = ({ home }: Facts): string | null => {
  const icons = all('link[rel~="icon" i][href], link[rel="apple-touch-icon" i][href]', home.document);
  const size = (node: Element) =>
    Number.parseInt(attribute(node, 'sizes'), 10) || (/apple/i.test(attribute(node, 'rel')) ? 180 : 16);
  const [best] = icons
    .filter(
      (node) => !/^data:/i.test(attribute(node, 'href')) && URL.canParse(attribute(node, 'href'), home.url),
    )
    .sort((one, other) => size(other) - size(one));
  return best ? new URL(attribute(best, 'href'), home.url).href : null;
};
