import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import type { SitePage } from './page-registry';

/** A page's name, as its title and its breadcrumb have it. */
export const pageName = (site: Site, page: SitePage): string => {
  if (page.kind === 'service') return page.service.name;
  if (page.kind === 'project') return page.project.name;
  const { nav } = getMessages(site.language);
  return {
    home: nav.home,
    about: nav.about,
    services: nav.services,
    gallery: nav.gallery,
    reviews: nav.reviews,
    'our-videos': nav.videos,
    contact: nav.contact,
    'find-us-on': nav.findUsOn,
    privacy: nav.privacy,
    accessibility: nav.accessibility,
  }[page.kind];
};
