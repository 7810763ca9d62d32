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

export const cardPath = (path: string): string => `/social-cards${path === '/' ? '/index' : path}.png`;

/** The inverse of cardPath; null for any other path. */
export const pageOfCard = (path: string): string | null => {
  const [, page] = /^\/social-cards(\/.+)\.png$/.exec(path) ?? [];
  return page === '/index' ? '/' : (page ?? null);
};

export const missingFilePath = '/api/missing-file';
