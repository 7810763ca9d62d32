import { picturesOfPage } from '@/lib/content/pages/free-pages';
import type { Service } from '@/lib/content/services/services';
import { areAlike, fittingPicture } from './picture-subject';
import type { Site } from './site';

const hash = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** By name, not at random: a page must not change when it is rendered again. */
export const pickFor = <T>(name: string, items: readonly T[]): T | null =>
  items[hash(name) % (items.length || 1)] ?? null;

export const widePictures = (site: Site): string[] => (site.stock.length ? site.stock : site.gallery);

/** A page's header picture, if possible one whose subject the page does not show elsewhere. */
export const headerPicture = (site: Site, page: string, shown: readonly string[] = []): string | null => {
  const pictures = widePictures(site);
  const others = pictures.filter((picture) => !shown.includes(picture));
  const different = others.filter((picture) => !shown.some((one) => areAlike(site, one, picture)));
  return pickFor(page, [different, others, pictures].find(({ length }) => length > 0) ?? []);
};

export const heroPicture = (site: Site): string | null =>
  widePictures(site)[0] ?? site.services.map(pictureOf).find((picture) => picture !== null) ?? null;

/** Pictures that may open a page or lie under a form; a page shows the others in its content only. */
export const openingPictures = (site: Site): (string | null)[] => [
  ...widePictures(site),
  heroPicture(site),
  ...site.projects.map(({ pictures }) => pictures[0] ?? null),
  ...site.articles.map(({ picture }) => picture),
];

/** All pictures of a site but favicon and QR code, which are never resized. */
export const picturesOf = (site: Omit<Site, 'id'>): string[] =>
  [
    site.logo,
    site.paymentPicture,
    site.promoVideo?.picture,
    site.branding?.picture,
    site.businessListing?.picture,
    ...site.gallery,
    ...site.stock,
    ...site.services.flatMap(({ blocks }) => blocks.map(({ picture }) => picture)),
    ...site.projects.flatMap(({ pictures }) => pictures),
    ...site.freePages.flatMap(picturesOfPage),
    ...site.articles.map(({ picture }) => picture),
    ...site.areas.flatMap(({ pictures }) => pictures),
    ...site.team.map(({ picture }) => picture),
    ...site.beforeAfter.flatMap(({ before, after }) => [before, after]),
    ...site.social.map(({ picture }) => picture),
    ...site.directories.map(({ picture }) => picture),
  ].filter((picture): picture is string => Boolean(picture));

export const pictureOf = (service: Service): string | null =>
  service.blocks.find((block) => block.picture)?.picture ?? null;

const found = new WeakMap<Site, Map<Service, string>>();

/** Of a record that shows services in pictures: for the other services, unused pictures of the gallery. */
const fittingPictures = (site: Site): Map<Service, string> => {
  const known = found.get(site);
  if (known) return known;
  const own = site.services.map(pictureOf);
  const used = [...own, heroPicture(site)];
  let free = own.some(Boolean) ? site.gallery.filter((picture) => !used.includes(picture)) : [];
  const fitting = new Map<Service, string>();
  for (const service of site.services.filter((one) => !pictureOf(one))) {
    const picture = fittingPicture(site, service, free);
    if (picture) fitting.set(service, picture);
    free = free.filter((one) => one !== picture);
  }
  found.set(site, fitting);
  return fitting;
};

/** The service's own picture, else one of the gallery whose words fit; null for neither. */
export const servicePicture = (site: Site, service: Service): string | null =>
  pictureOf(service) ?? fittingPictures(site).get(service) ?? null;
