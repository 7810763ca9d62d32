import { knownReviews } from '@/lib/content/reviews-service';
import { withReviewPages } from '@/lib/content/reviews/review-pages';
import { pngFile, siteFile } from '@/lib/serving/rendering/current-site';
import { pictureSeconds } from '@/lib/content/lifetimes';
import { socialCard } from '@/lib/site/pictures/social-card';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { pagesOf } from '@/lib/site/pages/site-pages';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** Drawn at the first request, and again after an hour or a revalidation. */
export const GET = siteFile<{ site: string; page: string }>(async (site, { page: param }) => {
  const page = pagesOf(withReviewPages(site, await knownReviews(site))).find(
    ({ path }) => paramOf(path) === param,
  );
  return page ? pngFile(await socialCard(page)) : null;
}, pictureSeconds);
