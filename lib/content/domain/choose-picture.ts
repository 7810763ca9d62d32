import type { Project, Service, Site } from '@/lib/content/domain/site';

const hash = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** One of `items` by name, not at random: a page must not change when it is rendered again. */
export const pickFor = <T>(name: string, items: readonly T[]): T | null =>
  items[hash(name) % (items.length || 1)] ?? null;

export const widePictures = (site: Site): string[] => (site.stock.length ? site.stock : site.gallery);

/** The picture of a page's header: one that the page does not show elsewhere, if there is one. */
export const headerPicture = (site: Site, page: string, shown: readonly string[] = []): string | null => {
  const pictures = widePictures(site);
  const others = pictures.filter((picture) => !shown.includes(picture));
  return pickFor(page, others.length ? others : pictures);
};

export const heroPicture = (site: Site): string | null =>
  widePictures(site)[0] ?? site.services.map(pictureOf).find((picture) => picture !== null) ?? null;

/** The place of a section's first picture among the site's: sections of one page have places of their own. */
const sectionPlaces = {
  intro: 0,
  promoVideo: 1,
  aboutStory: 2,
  aboutPoints: 4,
  aboutPointsOfAbout: 6,
  videoGrid: 0,
} as const;
export type SectionWithPictures = keyof typeof sectionPlaces;

export const sectionPicture = (site: Site, section: SectionWithPictures, index = 0): string | null => {
  const pictures = [...new Set([...site.gallery, ...site.stock])].filter(
    (picture) => picture !== heroPicture(site),
  );
  return pictures[(sectionPlaces[section] + index) % (pictures.length || 1)] ?? null;
};

/** Every picture of a site but favicon and QR code, which are always shown as they are. */
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
    ...site.beforeAfter.flatMap(({ before, after }) => [before, after]),
    ...site.social.map(({ picture }) => picture),
    ...site.directories.map(({ picture }) => picture),
  ].filter((picture): picture is string => Boolean(picture));

export const pictureOf = (service: Service): string | null =>
  service.blocks.find((block) => block.picture)?.picture ?? null;

/** The most pictures of one page: 400 take some 40 ms to render, and are 800 kB of HTML. */
export const MAX_GALLERY = 400;
const MIN_OF_PROJECT = 4;

export const galleryPictures = (site: Site): string[] =>
  (site.gallery.length ? site.gallery : site.stock).slice(0, MAX_GALLERY);

/** The projects, each with the pictures that Gallery shows; its own page has all. */
export const projectsInGallery = ({ projects }: Pick<Site, 'projects'>): Project[] => {
  const share = Math.max(MIN_OF_PROJECT, Math.floor(MAX_GALLERY / (projects.length || 1)));
  return projects.map((project) => ({ ...project, pictures: project.pictures.slice(0, share) }));
};
