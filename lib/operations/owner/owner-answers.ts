import 'server-only';
import { getCachedSite, type Site } from '@/lib/content';
import { isServed } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { env } from '@/lib/platform/env';
import { hasToken } from '@/lib/platform/http/bearer-token';
import { reasonOf, warnOnce } from '@/lib/platform/log';

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const ownerAnswer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: noStore });

export const refuseOwner = (status: number, message: string): Response => ownerAnswer(status, { message });

/**
 * For the answers that the editor shows to an owner: needs REQUESTS_TOKEN, and names one business.
 * @param pageId the named business
 * @param answer gets its site; a failure of the database is a 503
 */
export const answerToOwner = async (
  headers: Headers,
  pageId: string | null,
  answer: (site: Site) => Promise<Response>,
): Promise<Response> => {
  const { requestsToken } = env();
  if (!requestsToken) return refuseOwner(404, 'This answer is off: REQUESTS_TOKEN is not set.');
  if (!hasToken(headers, [requestsToken])) return refuseOwner(401, 'The bearer token is missing or wrong.');
  if (!pageId) return refuseOwner(400, 'Name the page id of one business with “site”.');
  if (!isServed(pageId))
    return whileHostsUnknown() ?? refuseOwner(404, 'This deployment serves no such site.');
  try {
    const known = await getCachedSite(pageId);
    return known.state === 'found'
      ? await answer(known.value)
      : refuseOwner(503, 'The record of this business is not known yet.');
  } catch (error) {
    warnOnce('requests.failed', { site: pageId, reason: reasonOf(error) });
    return refuseOwner(503, 'The database does not answer.');
  }
};
