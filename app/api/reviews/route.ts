import { knownReviews } from '@/lib/content/reviews-service';
import { scoreOf } from '@/lib/content/reviews/review';
import { siteRoute } from '@/lib/content/hosts/site-of-request';
import { noStoreJson } from '@/lib/platform/http/no-store';

/**
 * GET: {"average", "count"} (docs/specification.md#74-reviews); null until the reviews service has answered.
 */
export const GET = siteRoute(async (site) => {
  const known = await knownReviews(site);
  if (known.state === 'unavailable') return noStoreJson({ average: null, count: null });
  return Response.json(scoreOf(known.state === 'found' ? known.value : []), {
    headers: { 'cache-control': 'public, max-age=60' },
  });
});
