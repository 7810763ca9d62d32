import { z } from 'zod';
import { answerToOwner, ownerAnswer, refuseOwner } from '@/lib/operations/owner/owner-answers';
import { readCursor, requestsOfOwner } from '@/lib/operations/owner/requests';
import { handledRequests, handledStates } from '@/lib/leads/outbox/handled';
import { database } from '@/lib/platform/db';
import { readJson } from '@/lib/platform/http/bounded-body';
import { info } from '@/lib/platform/log';

const MAX_BODY = 1_000;
const MAX_BODY_MS = 5_000;
const bodySchema = z.object({
  site: z.string().max(64),
  id: z.string().max(64),
  handled: z.enum(handledStates).nullable(),
});

/**
 * GET ?site=page id[&refused=yes][&after=next of the page before] with REQUESTS_TOKEN: {"requests", "next"},
 * the newest first.
 */
export const GET = (request: Request): Promise<Response> => {
  const query = new URL(request.url).searchParams;
  return answerToOwner(request.headers, query.get('site'), async (site) => {
    const [word, refused] = [query.get('after'), query.get('refused') === 'yes'];
    const after = word === null ? null : readCursor(word);
    if (word !== null && !after) return refuseOwner(400, '“after” is no “next” of a page.');
    const page = await requestsOfOwner(await database(), site, { refused, after }, Date.now());
    info('requests.read', {
      site: site.id,
      what: refused ? 'refused' : 'requests',
      requests: page.requests.length,
    });
    return ownerAnswer(200, page);
  });
};

/** POST {"site", "id", "handled": "answered" | "done" | null} with REQUESTS_TOKEN: kept beside the lead. */
export const POST = async (request: Request): Promise<Response> => {
  const read = readJson(request, MAX_BODY, MAX_BODY_MS).catch(() => null);
  const body = bodySchema.safeParse(await read).data;
  return answerToOwner(request.headers, body?.site ?? null, async (site) => {
    if (!body) return refuseOwner(400, 'The body must be {"site", "id", "handled"}.');
    const store = handledRequests(await database());
    const isThere = await store.handle(site.id, body.id, body.handled, Date.now());
    if (!isThere) return refuseOwner(404, 'This business has no such request.');
    info('requests.handled', { site: site.id, lead: body.id, handled: body.handled });
    return ownerAnswer(200, { handled: body.handled });
  });
};
