import { z } from 'zod';
import { ownerRoute, refuseOwner } from '@/lib/operations/owner/owner-route';
import { cursorSchema, requestsOfOwner } from '@/lib/operations/owner/requests';
import { handledRequests, handledStates } from '@/lib/leads/outbox/handled';
import { info } from '@/lib/platform/log';

/**
 * GET ?site=page id[&refused=yes][&after=next of the page before] with REQUESTS_TOKEN: {"requests", "next"},
 * the newest first.
 */
export const GET = ownerRoute(
  z.object({
    site: z.string().min(1),
    refused: z.literal('yes').optional(),
    after: cursorSchema.optional(),
  }),
  async (db, site, { refused, after = null }) => {
    const page = await requestsOfOwner(db, site, { refused: refused === 'yes', after }, Date.now());
    const what = refused ? 'refused' : 'requests';
    info('requests.read', { site: site.id, what, requests: page.requests.length });
    return page;
  },
);

/** POST {"site", "id", "handled": "answered" | "done" | null} with REQUESTS_TOKEN: kept beside the lead. */
export const POST = ownerRoute(
  z.object({
    site: z.string().min(1),
    id: z.string().regex(/^[\w-]{1,64}$/),
    handled: z.enum(handledStates).nullable(),
  }),
  async (db, site, { id, handled }) => {
    const isThere = await handledRequests(db).handle(site.id, id, handled, Date.now());
    if (!isThere) return refuseOwner(404, 'This business has no such request.', site.id);
    info('requests.handled', { site: site.id, lead: id, handled });
    return { handled };
  },
);
