import { isbot } from 'isbot';
import { z } from 'zod';
import { database } from '@/lib/platform/db';
import { clientLimit } from '@/lib/platform/db/client-limit';
import { readJson } from '@/lib/platform/http/bounded-body';
import { isFromOwnPage } from '@/lib/platform/http/request-source';
import { clickKinds, clickPlaces } from '@/lib/site/analytics/click-kinds';
import { clickStore } from '@/lib/site/analytics/clicks';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { originOf } from '@/lib/content/hosts/hosts';
import { noSiteAt, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { noStore } from '@/lib/platform/http/no-store';

const MAX_BODY = 200;
const MAX_BODY_MS = 5_000;
const clickSchema = z.object({ kind: z.enum(clickKinds), place: z.enum(clickPlaces).catch('other') });

const takePoint = clientLimit('clicks', () => ({ points: 20, windowMs: 10 * 60_000 }));

const clickOf = async (request: Request) => {
  const body = await readJson(request, MAX_BODY, MAX_BODY_MS).catch(() => null);
  return clickSchema.safeParse(body).data ?? null;
};

/** POST {"kind": "call" | "message", "place"}. Always 204, so that robots cannot tell which clicks count. */
export const POST = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteAt(request);
  const click = await clickOf(request);
  if (
    click &&
    !isPreviewId(site.id) &&
    isFromOwnPage(request.headers, originOf(site.id)) &&
    !isbot(request.headers.get('user-agent')) &&
    (await takePoint(site.id, request.headers)) === null
  ) {
    await database()
      .then((db) => clickStore(db).count(site.id, click.kind, click.place, Date.now()))
      .catch((error: unknown) => warnOnce('clicks.failed', { reason: reasonOf(error) }));
  }
  return new Response(null, { status: 204, headers: noStore });
};
