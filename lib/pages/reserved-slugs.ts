import { iconFiles, siteFiles } from '@/lib/urls/paths';
import { fixedPages } from './page-registry';

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
