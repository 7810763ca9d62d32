// Every address of a site that the product links to is built here.

/** Percent-encodes a slug as one path segment. */
const segment = (slug: string) => encodeURIComponent(slug);

/** Pages with an address of their own. A service whose slug is one of these loses to the page. */
export const fixedPages = ['about', 'services', 'gallery', 'reviews', 'our-videos', 'contact', 'find-us-on', 'privacy', 'accessibility'] as const;
export type FixedPage = (typeof fixedPages)[number];

export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/${segment(slug)}`,
  gallery: '/gallery',
  project: (slug: string) => `/gallery/${segment(slug)}`,
  reviews: '/reviews',
  videos: '/our-videos',
  contact: '/contact',
  findUsOn: '/find-us-on',
  privacy: '/privacy',
  accessibility: '/accessibility',
  leads: '/api/leads',
  /** Where a form that was sent without JavaScript ends. */
  leadThanks: '/api/leads/thanks',
  leadPhoto: '/api/leads/photo',
} as const;

/**
 * A slug as the param of an internal path. Servers and routers disagree on how often a percent sign is decoded on its way;
 * these letters pass them all unchanged, and no fixed page begins like this.
 */
export const paramOf = (slug: string): string => `s-${Buffer.from(slug).toString('base64url')}`;

/** Where a page of a site lives inside the app; `key` is its site key. */
export const internalPaths = {
  page: (key: string, path: string) => `/${key}${path === '/' ? '' : path}`,
  service: (key: string, slug: string) => `/${key}/${paramOf(slug)}`,
  project: (key: string, slug: string) => `/${key}/gallery/${paramOf(slug)}`,
  notFound: (key: string) => `/${key}/not-found-page`,
  /** No param of a slug: the page of a service that does not exist. */
  unknownService: (key: string) => `/${key}/unknown`,
} as const;

/** The addresses below /api that answer; any other is no page of a site either. */
export const apiPaths: ReadonlySet<string> = new Set(['/api/health', '/api/leads', '/api/leads/deliver', '/api/leads/photo', '/api/leads/stamp', '/api/leads/thanks', '/api/revalidate', '/api/reviews', '/api/taps', '/api/visits', '/api/weather']);
export const missingFilePath = '/api/missing-file';

/** First segments that a service must not take: fixed pages and what the server keeps for itself. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...fixedPages, 'api', 'assets', '_next', 'not-found-page', 'index', 'favicon.ico', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'llms.txt', '.well-known', '.', '..',
]);
