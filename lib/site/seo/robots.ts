import { paths } from '@/lib/site/urls/paths';

/** Allows everything except the API. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap}\n`;
