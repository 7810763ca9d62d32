import { getCachedSite, type Site } from '@/lib/content';
import { database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { sendMail } from './mail';
import { disabledReceivers } from './disabled-receivers';
import type { DeliveryOutcome } from './outcome';
import { payloadOf, photoLink } from './payload';
import { postJson } from './post-json';
import { webhookSecrets } from './webhook-secrets';
import type { Lead } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';

/** The host of a site's linkPostEmail, else the mail server (SMTP_URL); null when there is neither. */
export const receiverOf = async (site: string): Promise<string | null> => {
  const known = await getCachedSite(site);
  if (known.state !== 'found') return null;
  const { leadEndpoint } = known.value;
  if (leadEndpoint) return URL.canParse(leadEndpoint) ? new URL(leadEndpoint).host : null;
  return env().mail ? 'SMTP_URL' : null;
};

const post = async (
  lead: Lead,
  site: Site,
  endpoint: string,
  store: Pick<LeadStore, 'photoIds'>,
): Promise<DeliveryOutcome> => {
  const photos = await Promise.all(
    (await store.photoIds(lead.id)).map(async ({ id, type }) => ({
      type,
      ...(await photoLink(lead.site, id, Date.now())),
    })),
  );
  const secrets = URL.canParse(endpoint) ? await webhookSecrets(lead.site, endpoint, database) : [];
  return postJson(endpoint, lead.id, payloadOf(lead, site, photos), secrets);
};

/** One attempt: POST to linkPostEmail; without one, or when that refuses for good, by mail. */
export const deliver = async (
  lead: Lead,
  store: Pick<LeadStore, 'photos' | 'photoIds'>,
): Promise<DeliveryOutcome> => {
  const known = await getCachedSite(lead.site);
  if (known.state === 'gone')
    return { kind: 'failed', reason: 'the content server knows no such site', reach: 'site' };
  if (known.state === 'unavailable')
    return {
      kind: 'undeliverable',
      reason: 'nothing is known of the site: its content server does not answer',
    };
  const site = known.value;
  if (!site.leadEndpoint) return sendMail(lead, site, env().mail ? await store.photos(lead.id) : []);
  const disabled = disabledReceivers(await database());
  const isDisabled = await disabled.has(lead.site, site.leadEndpoint);
  const outcome: DeliveryOutcome = isDisabled
    ? { kind: 'rejected', reason: 'status 410', isGone: true }
    : await post(lead, site, site.leadEndpoint, store);
  if (outcome.kind !== 'rejected') return outcome;
  if (outcome.isGone && !isDisabled) await disabled.disable(lead.site, site.leadEndpoint, Date.now());
  if (!env().mail || !site.emails[0])
    return outcome.isGone
      ? { kind: 'undeliverable', reason: 'the receiver is disabled: status 410' }
      : outcome;
  const mailed = await sendMail(lead, site, await store.photos(lead.id));
  return mailed.kind === 'delivered' ? { kind: 'delivered', fallback: outcome.reason } : mailed;
};
