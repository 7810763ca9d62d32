import type { SitePage } from '@/lib/site/pages/page-registry';
import { escapeHtml } from '@/lib/platform/text';

/** @param changedAt ISO date of the record's last change; null leaves out lastmod */
export const sitemap = (pages: readonly SitePage[], origin: string, changedAt: string | null): string => {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`),
    '</urlset>\n',
  ].join('\n');
};
