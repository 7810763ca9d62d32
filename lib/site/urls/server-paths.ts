export const serverPaths = {
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  appleIcon: '/apple-touch-icon.png',
  leads: '/api/leads',
  leadThanks: '/api/leads/thanks',
  leadPhoto: '/api/leads/photo',
  palette: '/api/palette',
  preview: '/api/preview',
  optimiser: '/_next/image',
  /** Answers 404 to unknown addresses below /api. */
  missingFile: '/api/missing-file',
} as const;

export const cardPath = (path: string): string => `/social-cards${path === '/' ? '/index' : path}.png`;

/** The inverse of cardPath; null for any other path. */
export const pageOfCard = (path: string): string | null => {
  const [, page] = /^\/social-cards(\/.+)\.png$/.exec(path) ?? [];
  return page === '/index' ? '/' : (page ?? null);
};
