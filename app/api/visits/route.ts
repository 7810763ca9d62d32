import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { siteRoute } from '@/lib/content/hosts/site-of-request';
import { countVisit, isVisit, visitsOf } from '@/lib/site/analytics/visits';
import { clientLimit } from '@/lib/platform/db/shared-rate-limit';
import { noStoreJson } from '@/lib/platform/http/no-store';

const takePoint = clientLimit('visits', () => ({ points: 30, windowMs: 60 * 60_000 }));

const visitsRoute = (numberFor: (site: Site, request: Request) => Promise<number | null>) =>
  siteRoute(async (site, request) =>
    noStoreJson({
      visits: site.widgets.visits && !isPreviewId(site.id) ? await numberFor(site, request) : null,
    }),
  );

/** Null when the site does not count visits, or without a database. */
export const GET = visitsRoute(({ id }) => visitsOf(id));

/** Counts a visit and answers as GET. Sets no cookie and stores no address. */
export const POST = visitsRoute(async ({ id }, { headers }) =>
  isVisit(headers) && (await takePoint(id, headers)) === null ? countVisit(id) : visitsOf(id),
);
