import 'server-only';
import { isbot } from 'isbot';
import type { z } from 'zod';
import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { originOf } from '@/lib/content/hosts/hosts';
import { siteRoute } from '@/lib/content/hosts/site-of-request';
import { type Database, database } from '@/lib/platform/db';
import { clientLimit } from '@/lib/platform/db/shared-rate-limit';
import { readJson } from '@/lib/platform/http/bounded-body';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { isFromOwnPage } from '@/lib/platform/http/request-source';
import { noStore } from '@/lib/platform/http/no-store';

const MAX_BODY = 500;
const MAX_BODY_MS = 5_000;

type Counting<T> = {
  schema: z.ZodType<T>;
  /** The number of one visitor's reports that are counted in `windowMs`. */
  points: number;
  windowMs: number;
  isWanted?: (site: Site, headers: Headers) => boolean;
  count: (db: Database, site: Site, report: T) => Promise<unknown>;
};

/**
 * A route that counts reports of pages about their visitors: of own pages, not of robots and previews. Always
 * 204, so that robots cannot tell which reports count.
 */
export const countingRoute = <T>(name: string, counting: Counting<T>) => {
  const { schema, points, windowMs, isWanted = () => true, count } = counting;
  const takePoint = clientLimit(name, () => ({ points, windowMs }));
  return siteRoute(async (site, request) => {
    const { headers } = request;
    const body = await readJson(request, MAX_BODY, MAX_BODY_MS).catch(() => null);
    const report = schema.safeParse(body).data;
    const isCounted =
      report !== undefined &&
      !isPreviewId(site.id) &&
      isWanted(site, headers) &&
      isFromOwnPage(headers, originOf(site.id)) &&
      !isbot(headers.get('user-agent')) &&
      (await takePoint(site.id, headers)) === null;
    if (isCounted)
      await database()
        .then((db) => count(db, site, report))
        .catch((error: unknown) => warnOnce(`${name}.failed`, { reason: reasonOf(error) }));
    return new Response(null, { status: 204, headers: noStore });
  });
};
