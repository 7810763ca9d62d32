import type { SitePage } from '@/lib/pages/page-registry';
import { escapeHtml } from '@/lib/escape-html';

/**
 * sitemap.xml: the pages that should be found.
 * @param origin of the site, as its canonical links have it
 * @param changedAt ISO date of the record's last change; without one, nothing is said of changes
 */
export const sitemap = (pages: readonly SitePage[], origin: string, changedAt: string | null): string => {
  const urls = pages.map(
    ({ path }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
};
