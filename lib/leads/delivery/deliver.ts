import { getCachedSite, type Site } from '@/lib/content';
import { env } from '@/lib/platform/env';
import type { Lead } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import type { WaitingLead } from '@/lib/leads/outbox/queue-leases';
import { destinationsOf, type Destination } from './destinations';
import { sendMail } from './mail';
import type { DeliveryOutcome } from './outcome';
import { payloadOf, photoLink } from './payload';
import { postJson } from './post-json';
import { derivedSecrets } from './webhook-secrets';

type Store = Pick<LeadStore, 'photos' | 'photoIds'>;

const MAIL_SERVER = 'SMTP_URL';
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null);

const destinationOf = (site: Site, key: string) => destinationsOf(site).find((of) => of.key === key);

/** The host of a webhook, or the mail server (SMTP_URL); null for a destination without either. */
export const receiverOf = async (site: string, destination: string): Promise<string | null> => {
  const known = await getCachedSite(site);
  const found = known.state === 'found' ? destinationOf(known.value, destination) : undefined;
  if (!found) return null;
  if ('webhook' in found) return hostOf(found.webhook);
  return env().mail ? MAIL_SERVER : null;
};

/** Without photos, as most leads are, the database is not asked. */
const photoIdsOf = (lead: Lead, store: Store) => (lead.fields.photosSent ? store.photoIds(lead.id) : []);

const post = async (
  lead: Lead,
  site: Site,
  { webhook, secrets }: Extract<Destination, { webhook: string }>,
  store: Store,
): Promise<DeliveryOutcome> => {
  const photos = await Promise.all(
    (await photoIdsOf(lead, store)).map(async ({ id, type }) => ({
      type,
      ...(await photoLink(lead.site, id, Date.now())),
    })),
  );
  const signing = secrets.length > 0 ? secrets : derivedSecrets(lead.site, webhook);
  return postJson(webhook, lead.id, payloadOf(lead, site, photos), signing);
};

const mail = async (lead: Lead, site: Site, to: string | undefined, destination: string, store: Store) =>
  sendMail(lead, site, {
    to,
    destination,
    photos: env().mail && lead.fields.photosSent ? await store.photos(lead.id) : [],
  });

/** Makes one attempt at one destination. */
export const deliver = async (
  lead: WaitingLead,
  store: Store,
  destination: string,
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
  const found = destinationOf(site, destination);
  // The entry may be missing by a mistake that is soon corrected, or the table of hosts is not read yet.
  if (!found)
    return {
      kind: Date.now() < lead.giveUpAt ? 'undeliverable' : 'rejected',
      reason: 'deliverTo does not name this destination',
    };
  if ('mail' in found) return mail(lead, site, found.mail, destination, store);
  const outcome = await post(lead, site, found, store);
  if (outcome.kind !== 'rejected' || !found.mailInstead || !env().mail) return outcome;
  const mailed = await mail(lead, site, found.mailInstead, destination, store);
  return mailed.kind === 'delivered' ? { kind: 'delivered', fallback: outcome.reason } : mailed;
};
