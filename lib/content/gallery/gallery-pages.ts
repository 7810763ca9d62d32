import { furtherPages, type FurtherPage } from '@/lib/content/domain/further-pages';
import { hasPage, type Named } from '@/lib/content/domain/named';

export type Project = Named & { pictures: string[] };
/** Pictures of one subject on one page. `first`: index of the first among all pictures of the subject. */
export type GalleryPart = { project: Project | null; pictures: string[]; first: number; of: number };
export type GalleryPage = FurtherPage & { project: Project | null; parts: GalleryPart[] };
export type BeforeAfter = { before: string; after: string };
type Pictured = { projects: Project[]; gallery: string[]; stock: string[] };

export const galleryPictures = (site: Pick<Pictured, 'gallery' | 'stock'>): string[] =>
  site.gallery.length ? site.gallery : site.stock;

export const PICTURES_PER_PAGE = 36;

const inPages = (subjects: readonly { project: Project | null; pictures: readonly string[] }[]) => {
  const pages: GalleryPart[][] = [];
  let room = 0;
  for (const { project, pictures } of subjects)
    for (let first = 0; first < pictures.length;) {
      if (room === 0) {
        pages.push([]);
        room = PICTURES_PER_PAGE;
      }
      const part = { project, pictures: pictures.slice(first, first + room), first, of: pictures.length };
      pages.at(-1)?.push(part);
      first += part.pictures.length;
      room -= part.pictures.length;
    }
  return pages;
};

export const pagesOfGallery = (site: Pictured): GalleryPart[][] => {
  const projects = site.projects.filter(({ pictures }) => pictures.length > 0);
  return inPages(
    projects.length
      ? projects.map((project) => ({ project, pictures: project.pictures }))
      : [{ project: null, pictures: galleryPictures(site) }],
  );
};

export const pagesOfProject = (project: Project): GalleryPart[][] =>
  inPages([{ project, pictures: project.pictures }]);

/** Further pages: of the gallery (slugs 2, 3 ...) and of its projects (oak-street-2 ...). */
export const toGalleryPages = (site: Pictured): GalleryPage[] => {
  const further = (pages: readonly GalleryPart[][], project: Project | null): GalleryPage[] =>
    furtherPages(pages.length).map((page) => ({
      ...page,
      slug: project ? `${project.slug}-${page.number}` : page.slug,
      project,
      parts: pages[page.number - 1] ?? [],
    }));
  return [
    ...further(pagesOfGallery(site), null),
    ...site.projects.filter(hasPage).flatMap((project) => further(pagesOfProject(project), project)),
  ];
};
