import { pngFile, siteFile } from '@/lib/rendering/site-file';
import { pictureSeconds } from '@/lib/content/lifetimes';
import { socialCard } from '@/lib/pictures/social-card';
import { paramOf } from '@/lib/routing/internal-paths';
import { pagesOf } from '@/lib/pages/page-registry';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/**
 * The picture of a page where it is shared: drawn at its first view, and anew an hour later or when the site is revalidated. Middleware
 * asks for pages that exist, and no others.
 */
export const GET = siteFile<{ site: string; page: string }>(async (site, { page: param }) => {
  const page = pagesOf(site).find(({ path }) => paramOf(path) === param);
  return page ? pngFile(await socialCard(site, page)) : null;
}, pictureSeconds);
