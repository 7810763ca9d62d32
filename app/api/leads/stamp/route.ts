import { makeStamp } from '@/lib/leads/stamp';
import { reasonOf, warnOnce } from '@/lib/log';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';

/** GET: {"stamp"}, to be sent with the form; null when the database does not answer. A form without one is taken all the same. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  const stamp = await makeStamp(site.id, Date.now()).catch((error: unknown) => {
    warnOnce('leads.stamp', { reason: reasonOf(error) });
    return null;
  });
  return Response.json({ stamp }, { headers: { 'cache-control': 'no-store' } });
};
