import { paths } from '@/lib/urls/paths';

/** robots.txt: everything may be crawled but what is no page. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap}\n`;
