import { z } from 'zod';
import { answerToOwner, ownerAnswer, refuseOwner } from '@/lib/operations/owner/owner-answers';
import { cursorSchema, requestsOfOwner } from '@/lib/operations/owner/requests';
import { handledRequests, handledStates } from '@/lib/leads/outbox/handled';
import { database } from '@/lib/platform/db';
import { readJson } from '@/lib/platform/http/bounded-body';
import { info } from '@/lib/platform/log';

const MAX_BODY = 1_000;
const MAX_BODY_MS = 5_000;
const querySchema = z.object({
  site: z.string().min(1),
  refused: z.literal('yes').optional(),
  after: cursorSchema.optional(),
});
const bodySchema = z.object({
  site: z.string().min(1),
  id: z.string().regex(/^[\w-]{1,64}$/),
  handled: z.enum(handledStates).nullable(),
});

/**
 * GET ?site=page id[&refused=yes][&after=next of the page before] with REQUESTS_TOKEN: {"requests", "next"},
 * the newest first.
 */
export const GET = (request: Request): Promise<Response> => {
  const read = () => Object.fromEntries(new URL(request.url).searchParams);
  return answerToOwner(request.headers, { schema: querySchema, read }, async (site, { refused, after }) => {
    const shown = { refused: refused === 'yes', after: after ?? null };
    const page = await requestsOfOwner(await database(), site, shown, Date.now());
    info('requests.read', {
      site: site.id,
      what: refused ? 'refused' : 'requests',
      requests: page.requests.length,
    });
    return ownerAnswer(200, page);
  });
};

/** POST {"site", "id", "handled": "answered" | "done" | null} with REQUESTS_TOKEN: kept beside the lead. */
export const POST = (request: Request): Promise<Response> => {
  const read = () => readJson(request, MAX_BODY, MAX_BODY_MS);
  return answerToOwner(request.headers, { schema: bodySchema, read }, async (site, { id, handled }) => {
    const store = handledRequests(await database());
    const isThere = await store.handle(site.id, id, handled, Date.now());
    if (!isThere) return refuseOwner(404, 'This business has no such request.', site.id);
    info('requests.handled', { site: site.id, lead: id, handled });
    return ownerAnswer(200, { handled });
  });
};
