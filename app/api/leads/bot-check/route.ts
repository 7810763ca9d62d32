import { env } from '@/lib/env';
import { makeStamp } from '@/lib/leads/intake/bot-check';
import { reasonOf, warnOnce } from '@/lib/log';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';

/**
 * GET: {"stamp", "turnstile"}. The stamp is to be sent with the form; null when the database does not answer, and a form without one
 * is taken all the same. `turnstile` is the site key where Turnstile is on, else null: pages are made before the server that
 * serves them has its environment, so they cannot carry it.
 */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  const stamp = await makeStamp(site.id, Date.now()).catch((error: unknown) => {
    warnOnce('leads.stamp', { reason: reasonOf(error) });
    return null;
  });
  return Response.json(
    { stamp, turnstile: env().turnstile?.siteKey ?? null },
    { headers: { 'cache-control': 'no-store' } },
  );
};
