import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/previews/preview-id';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';
import { clientNetwork } from '@/lib/http/client-address';
import { countVisit, visitsOf } from '@/lib/analytics/visits';
import { isVisit } from '@/lib/analytics/is-visit';
import { sharedRateLimit } from '@/lib/db/shared-rate-limit';

/** What one household or small office adds to a site's number in an hour, and no script. */
const takePoint = sharedRateLimit('visits', () => ({ points: 30, windowMs: 60 * 60_000 }));

const answer = async (
  request: Request,
  numberFor: (site: Site) => Promise<number | null>,
): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  return Response.json(
    { visits: site.widgets.visits && !isPreviewId(site.id) ? await numberFor(site) : null },
    { headers: { 'cache-control': 'no-store' } },
  );
};

/** GET: {"visits"}, the number of visits of the site; null when it does not count any, or the database does not answer. */
export const GET = (request: Request): Promise<Response> => answer(request, ({ id }) => visitsOf(id));

/** POST: counts one, if it is one, and answers as GET does. No cookie is set and no address stored. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ id }) =>
    isVisit(request.headers) && (await takePoint(`${id} ${clientNetwork(request.headers)}`)) === null
      ? countVisit(id)
      : visitsOf(id),
  );
