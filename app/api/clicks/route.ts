import { isbot } from 'isbot';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { database } from '@/lib/db';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { clickKinds, clickPlaces } from '@/lib/analytics/click-kinds';
import { clickStore } from '@/lib/analytics/clicks';
import { reasonOf, warnOnce } from '@/lib/log';
import { originOf } from '@/lib/routing/hosts';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';
import { clientNetwork } from '@/lib/http/client-address';
import { singleton } from '@/lib/singleton';

const LONGEST_BODY = 200;
const tapSchema = z.object({ kind: z.enum(clickKinds), place: z.enum(clickPlaces).catch('other') });

/** What one household taps in 10 minutes, and no script. */
const limiter = () => singleton('taps.limit', () => new RateLimiterMemory({ points: 20, duration: 600 }));

const mayTap = (network: string) =>
  limiter()
    .consume(network)
    .then(
      () => true,
      () => false,
    );

const tapOf = async (request: Request) => {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return null;
  const text = await request.text().catch(() => '');
  try {
    return text.length > LONGEST_BODY ? null : (tapSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
};

/**
 * POST {"kind": "call" | "message", "place"} when a call or message button is tapped; for navigator.sendBeacon, which sends it
 * as text. Always 204: the answer is nobody's business, and a tap that is not counted must not disturb the call.
 */
export const POST = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  const tap = await tapOf(request);
  if (
    tap &&
    isFromOwnPage(request.headers, originOf(site.id)) &&
    !isbot(request.headers.get('user-agent')) &&
    (await mayTap(`${site.id} ${clientNetwork(request.headers)}`))
  ) {
    await database()
      .then((db) => clickStore(db).count(site.id, tap.kind, tap.place, Date.now()))
      .catch((error: unknown) => warnOnce('taps.failed', { reason: reasonOf(error) }));
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
};
