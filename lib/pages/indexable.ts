import type { Project, Site } from '@/lib/content';
import { galleryPictures } from '@/lib/content/choose-picture';
import type { Known } from '@/lib/last-good/stale-if-error-cache';
import { knownReviews } from '@/lib/reviews';
import type { Review } from '@/lib/reviews/review';
import { pagesOf, type SitePage } from './page-registry';

// Pages that may be empty. An empty one answers, because visitors may have its address, but search engines are told to pass by.

export const hasGallery = (site: Site): boolean =>
  site.beforeAfter.length + galleryPictures(site).length > 0 || site.projects.some(hasPictures);
export const hasPictures = (project: Project): boolean => project.pictures.length > 0;
/** While the reviews service gives no answer nobody knows, and an outage must not take the page out of the search engines. */
export const mayHaveReviews = (site: Site, reviews: Known<readonly Review[]>): boolean =>
  site.reviews.links.length > 0 ||
  reviews.state === 'unavailable' ||
  (reviews.state === 'found' && reviews.value.length > 0);
export const hasVideos = (site: Site): boolean => site.videos.channelUrl !== null;
export const hasServices = (site: Site): boolean => site.services.length > 0;

const isIndexable = (site: Site, page: SitePage, reviews: Known<readonly Review[]>): boolean => {
  switch (page.kind) {
    case 'gallery':
      return hasGallery(site);
    case 'project':
      return hasPictures(page.project);
    case 'reviews':
      return mayHaveReviews(site, reviews);
    case 'our-videos':
      return hasVideos(site);
    case 'services':
      return hasServices(site);
    default:
      return true;
  }
};

/** The pages of a site that search engines should find: what its sitemap lists. */
export const indexablePages = async (site: Site): Promise<SitePage[]> => {
  const reviews = await knownReviews(site.reviews.recordId);
  return pagesOf(site).filter((page) => isIndexable(site, page, reviews));
};
