import {
  hasPage,
  type Project,
  type Service,
  type Site,
  type SiteRoutes,
  type WithPage,
} from '@/lib/content/domain/site';
import { fixedPages, type FixedPage } from '@/lib/content/domain/addresses';
import { getMessages, type Messages } from '@/lib/language/i18n';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { paths } from '@/lib/site/urls/paths';

type Reviews = Known<readonly unknown[]>;

type FixedEntry = {
  name: (nav: Messages['nav']) => string;
  /** Absent: never. */
  isInMenu?: (site: Site) => boolean;
  /** Absent: always. An empty page answers, but is noindexed. */
  hasContent?: (site: Site, reviews: Reviews) => boolean;
  schemaType?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'VideoGallery';
};

const always = () => true;

export const hasServices = (site: Site): boolean => site.services.length > 0;
export const hasGallery = (site: Site): boolean =>
  site.beforeAfter.length + site.gallery.length + site.stock.length > 0 || site.projects.some(hasPictures);
export const hasPictures = (project: Project): boolean => project.pictures.length > 0;
/** True while reviews are unavailable: an outage must not remove the page from search engines. */
export const mayHaveReviews = (site: Site, reviews: Reviews): boolean =>
  site.reviews.links.length > 0 ||
  reviews.state === 'unavailable' ||
  (reviews.state === 'found' && reviews.value.length > 0);

/**
 * Every page with a fixed address, in the order of the main menu (SPEC section 2).
 * To add a page, add an entry and its folder in app/[site].
 */
const fixed = {
  about: { name: (nav) => nav.about, isInMenu: always, schemaType: 'AboutPage' },
  services: {
    name: (nav) => nav.services,
    isInMenu: hasServices,
    hasContent: hasServices,
    schemaType: 'CollectionPage',
  },
  gallery: {
    name: (nav) => nav.gallery,
    isInMenu: hasGallery,
    hasContent: hasGallery,
    schemaType: 'ImageGallery',
  },
  'our-videos': {
    name: (nav) => nav.videos,
    isInMenu: (site) => site.videos.channelUrl !== null,
    hasContent: (site) => site.videos.channelUrl !== null,
    schemaType: 'VideoGallery',
  },
  reviews: {
    name: (nav) => nav.reviews,
    isInMenu: (site) => site.reviews.active && !site.reviews.homeOnly,
    hasContent: mayHaveReviews,
    schemaType: 'CollectionPage',
  },
  contact: { name: (nav) => nav.contact, isInMenu: always, schemaType: 'ContactPage' },
  'find-us-on': { name: (nav) => nav.findUsOn },
  privacy: { name: (nav) => nav.privacy },
  accessibility: { name: (nav) => nav.accessibility },
} satisfies Record<FixedPage, FixedEntry>;

const home: FixedEntry = { name: (nav) => nav.home, isInMenu: always };

const fixedEntry = (kind: 'home' | FixedPage): FixedEntry => (kind === 'home' ? home : fixed[kind]);

/** A page of a site, with its public path, percent-encoded. */
export type SitePage =
  | { kind: 'home' | FixedPage; path: string }
  | { kind: 'service'; path: string; service: WithPage<Service> }
  | { kind: 'project'; path: string; project: WithPage<Project> };

export const fixedPage = (kind: 'home' | FixedPage): SitePage => ({
  kind,
  path: kind === 'home' ? paths.home : `/${kind}`,
});

export const servicePages = (site: Site) =>
  site.services
    .filter(hasPage)
    .map((service) => ({ kind: 'service' as const, path: paths.service(service.slug), service }));

export const projectPages = (site: Site) =>
  site.projects
    .filter(hasPage)
    .map((project) => ({ kind: 'project' as const, path: paths.project(project.slug), project }));

/** Every page of a site with status 200, also empty ones. A call-only site has Home alone. */
export const pagesOf = (site: Site): SitePage[] =>
  site.callOnly
    ? [fixedPage('home')]
    : [fixedPage('home'), ...fixedPages.map(fixedPage), ...servicePages(site), ...projectPages(site)];

/** The public paths of `pagesOf`, percent-encoded. */
export const pagePathsOf = ({ callOnly, services, projects }: SiteRoutes): string[] =>
  callOnly
    ? [paths.home]
    : [
        paths.home,
        ...fixedPages.map((kind) => fixedPage(kind).path),
        ...services.filter(hasPage).map(({ slug }) => paths.service(slug)),
        ...projects.filter(hasPage).map(({ slug }) => paths.project(slug)),
      ];

export const pageName = (site: Site, page: SitePage): string => {
  if (page.kind === 'service') return page.service.name;
  if (page.kind === 'project') return page.project.name;
  return fixedEntry(page.kind).name(getMessages(site.language).nav);
};

/** The ancestors of a page, Home first. */
export const parentsOf = (page: SitePage): SitePage[] => {
  if (page.kind === 'home') return [];
  if (page.kind === 'service') return [fixedPage('home'), fixedPage('services')];
  return page.kind === 'project' ? [fixedPage('home'), fixedPage('gallery')] : [fixedPage('home')];
};

export const schemaTypeOf = (page: SitePage) => {
  if (page.kind === 'project') return fixed.gallery.schemaType;
  return (page.kind === 'service' ? undefined : fixedEntry(page.kind).schemaType) ?? 'WebPage';
};

export const isIndexable = (site: Site, page: SitePage, reviews: Reviews): boolean => {
  if (page.kind === 'project') return hasPictures(page.project);
  return page.kind === 'service' || (fixedEntry(page.kind).hasContent?.(site, reviews) ?? true);
};

export const indexablePages = (site: Site, reviews: Reviews): SitePage[] =>
  pagesOf(site).filter((page) => isIndexable(site, page, reviews));

export const isInMenu = (site: Site, kind: 'home' | FixedPage): boolean =>
  !site.callOnly && (fixedEntry(kind).isInMenu?.(site) ?? false);
