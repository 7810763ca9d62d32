export const pageRoots = [
  'about',
  'services',
  'gallery',
  'our-videos',
  'reviews',
  'contact',
  'find-us-on',
  'privacy',
  'accessibility',
  'areas',
  'articles',
] as const;
type RootPath = `/${(typeof pageRoots)[number]}`;

export type FixedPath = '/' | RootPath;
/** `[name]` stands for the entry's slug. */
export type ListedPath = `/[${string}]` | `${RootPath}/[${string}]` | `${RootPath}/${string}/[${string}]`;

export const siteFiles = [
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'llms.txt',
  'feed.xml',
] as const;
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
  ...pageRoots,
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
