import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { noSiteAt, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { countVisit, isVisit, visitsOf } from '@/lib/site/analytics/visits';
import { clientLimit } from '@/lib/platform/db/shared-rate-limit';
import { noStoreJson } from '@/lib/platform/http/no-store';

const takePoint = clientLimit('visits', () => ({ points: 30, windowMs: 60 * 60_000 }));

const answer = async (
  request: Request,
  numberFor: (site: Site) => Promise<number | null>,
): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteAt(request);
  return noStoreJson({
    visits: site.widgets.visits && !isPreviewId(site.id) ? await numberFor(site) : null,
  });
};

/** Null when the site does not count visits, or without a database. */
export const GET = (request: Request): Promise<Response> => answer(request, ({ id }) => visitsOf(id));

/** Counts a visit and answers as GET. Sets no cookie and stores no address. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ id }) =>
    isVisit(request.headers) && (await takePoint(id, request.headers)) === null
      ? countVisit(id)
      : visitsOf(id),
  );
