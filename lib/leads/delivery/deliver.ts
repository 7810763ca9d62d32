import { getCachedSite } from '@/lib/content';
import { env } from '@/lib/env';
import { sendMail } from './mail';
import type { Outcome } from './outcome';
import { payloadOf } from './payload';
import { photoLink } from './photo-link';
import { postJson } from './post-json';
import type { Lead, LeadStore } from '@/lib/leads/outbox/lead-store';

/** Who receives a site's leads: the host of its linkPostEmail, else the mail server; null when there is nobody, or it is not known. */
export const receiverOf = async (site: string): Promise<string | null> => {
  const known = await getCachedSite(site);
  if (known.state !== 'found') return null;
  const { leadEndpoint } = known.value;
  if (leadEndpoint) return URL.canParse(leadEndpoint) ? new URL(leadEndpoint).host : null;
  return env().mail ? 'SMTP_URL' : null;
};

/**
 * Tries once to deliver a lead: to the record's linkPostEmail, else by mail. Where it goes is the record's word as it is now,
 * not as it was when the lead came in.
 */
export const deliver = async (
  lead: Lead,
  store: Pick<LeadStore, 'photos' | 'photoIds'>,
): Promise<Outcome> => {
  const known = await getCachedSite(lead.site);
  if (known.state === 'gone')
    return { kind: 'failed', reason: 'the content server knows no such site', reach: 'site' };
  if (known.state === 'unavailable')
    return { kind: 'no-way', reason: 'nothing is known of the site: its content server does not answer' };
  const site = known.value;
  if (!site.leadEndpoint) return sendMail(lead, site, env().mail ? await store.photos(lead.id) : []);
  const photos = await Promise.all(
    (await store.photoIds(lead.id)).map(async ({ id, type }) => ({
      type,
      ...(await photoLink(lead.site, id, Date.now())),
    })),
  );
  return postJson(site.leadEndpoint, lead.id, payloadOf(lead, site, photos));
};
