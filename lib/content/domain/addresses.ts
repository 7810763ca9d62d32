/** Pages with a fixed address, in the order of the main menu. The path is '/' and the name. */
export const fixedPages = [
  'about',
  'services',
  'gallery',
  'our-videos',
  'reviews',
  'contact',
  'find-us-on',
  'privacy',
  'accessibility',
] as const;
export type FixedPage = (typeof fixedPages)[number];

export const siteFiles = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'llms.txt'] as const;
export type SiteFile = (typeof siteFiles)[number];

export const iconFiles = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;
export type IconFile = (typeof iconFiles)[number];

/** First path segments that no service may have: other pages and the server's own paths. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...fixedPages,
  'api',
  'assets',
  '_next',
  'not-found-page',
  'index',
  'favicon.ico',
  '.well-known',
  'social-cards',
  ...siteFiles,
  ...iconFiles,
  '.',
  '..',
]);
