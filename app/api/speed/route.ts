import { isbot } from 'isbot';
import { z } from 'zod';
import { originOf } from '@/lib/content/hosts/hosts';
import { noSiteAt, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { database } from '@/lib/platform/db';
import { clientLimit } from '@/lib/platform/db/client-limit';
import { readJson } from '@/lib/platform/http/bounded-body';
import { isFromOwnPage } from '@/lib/platform/http/request-source';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { countSpeed, speedShareOf } from '@/lib/site/analytics/speed';
import { devices } from '@/lib/site/analytics/speed-measures';
import { kindAt } from '@/lib/site/pages/site-pages';
import { noStore } from '@/lib/platform/http/no-store';

const MAX_BODY = 500;
const MAX_BODY_MS = 5_000;
/** Ten minutes: a browser that reports more was on a sleeping computer. */
const measure = z.number().min(0).max(600_000).optional().catch(undefined);
const viewSchema = z.object({
  path: z.string().max(300),
  device: z.enum(devices),
  lcp: measure,
  inp: measure,
  cls: measure,
});

/** A household that reads 80 pages a day sends eight reports: one view in ten is measured. */
const takePoint = clientLimit('speed', () => ({ points: 8, windowMs: 24 * 60 * 60_000 }));

/** POST {"path", "device", "lcp", "inp", "cls"}; only the page's kind is kept of the path. Always 204. */
export const POST = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteAt(request);
  const body = await readJson(request, MAX_BODY, MAX_BODY_MS).catch(() => null);
  const view = viewSchema.safeParse(body).data;
  if (
    view &&
    speedShareOf(site) > 0 &&
    request.headers.get('sec-gpc') !== '1' &&
    isFromOwnPage(request.headers, originOf(site.id)) &&
    !isbot(request.headers.get('user-agent')) &&
    (await takePoint(site.id, request.headers)) === null
  ) {
    const { path, device, ...measured } = view;
    const labels = { kind: kindAt(site, path) ?? 'not-found', look: site.look, device };
    await database()
      .then((db) => countSpeed(db, site.id, measured, labels, Date.now()))
      .catch((error: unknown) => warnOnce('speed.failed', { reason: reasonOf(error) }));
  }
  return new Response(null, { status: 204, headers: noStore });
};
