import type { Project, Site } from '@/lib/content';
import { galleryPictures } from '@/lib/content/choose-picture';
import { getReviews } from '@/lib/reviews';
import type { Review } from '@/lib/reviews/review';
import { pagesOf, type SitePage } from '@/lib/routing/site-pages';

// Pages that may be empty. An empty one answers, because visitors may have its address, but search engines are told to pass by.

export const hasGallery = (site: Site): boolean => site.beforeAfter.length + galleryPictures(site).length > 0 || site.projects.some(hasPictures);
export const hasPictures = (project: Project): boolean => project.pictures.length > 0;
export const hasReviews = (site: Site, reviews: readonly Review[]): boolean => reviews.length + site.reviews.links.length > 0;
export const hasVideos = (site: Site): boolean => site.videos.channelUrl !== null;
export const hasServices = (site: Site): boolean => site.services.length > 0;

const isIndexable = (site: Site, page: SitePage, reviews: readonly Review[]): boolean => {
  switch (page.kind) {
    case 'gallery': return hasGallery(site);
    case 'project': return hasPictures(page.project);
    case 'reviews': return hasReviews(site, reviews);
    case 'our-videos': return hasVideos(site);
    case 'services': return hasServices(site);
    default: return true;
  }
};

/** The pages of a site that search engines should find: what its sitemap lists. */
export const indexablePages = async (site: Site): Promise<SitePage[]> => {
  const reviews = site.reviews.active ? await getReviews(site.reviews.recordId) : [];
  return pagesOf(site).filter((page) => isIndexable(site, page, reviews));
};
