const segment = (slug: string) => encodeURIComponent(slug);

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
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  appleIcon: '/apple-touch-icon.png',
  privacy: '/privacy',
  accessibility: '/accessibility',
  leads: '/api/leads',
  leadThanks: '/api/leads/thanks',
  palette: '/api/palette',
  preview: '/api/preview',
  leadPhoto: '/api/leads/photo',
  optimiser: '/_next/image',
} as const;

export const siteFiles = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'llms.txt'] as const;
export type SiteFile = (typeof siteFiles)[number];

export const iconFiles = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;
export type IconFile = (typeof iconFiles)[number];

export const cardPath = (path: string): string => `/social-cards${path === '/' ? '/index' : path}.png`;

/** The inverse of cardPath; null for any other path. */
export const pageOfCard = (path: string): string | null => {
  const [, page] = /^\/social-cards(\/.+)\.png$/.exec(path) ?? [];
  return page === '/index' ? '/' : (page ?? null);
};

export const missingFilePath = '/api/missing-file';
