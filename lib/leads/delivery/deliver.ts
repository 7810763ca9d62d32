import { getCachedSite, type Site } from '@/lib/content';
import { database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { FIRST, type Lead } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import { furtherDestinations } from './destinations';
import { disabledReceivers } from './disabled-receivers';
import { sendMail } from './mail';
import type { DeliveryOutcome } from './outcome';
import { payloadOf, photoLink } from './payload';
import { postJson } from './post-json';
import { receiverSecrets, webhookSecrets } from './webhook-secrets';

type Store = Pick<LeadStore, 'photos' | 'photoIds' | 'deliveriesOf'>;

const MAIL_SERVER = 'SMTP_URL';
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null);
const mailServer = () => (env().mail ? MAIL_SERVER : null);

/** The host of a webhook, or the mail server (SMTP_URL); null when a site's destination has neither. */
export const receiverOf = async (site: string, destination = FIRST): Promise<string | null> => {
  const known = await getCachedSite(site);
  if (known.state !== 'found') return null;
  if (destination === FIRST) {
    const { leadEndpoint } = known.value;
    return leadEndpoint ? hostOf(leadEndpoint) : mailServer();
  }
  const further = furtherDestinations(known.value).find(({ key }) => key === destination);
  if (!further) return null;
  return 'webhook' in further ? hostOf(further.webhook) : mailServer();
};

/** Most leads have none, and are not asked for them. */
const photoIdsOf = (lead: Lead, store: Store) => (lead.fields.photosSent ? store.photoIds(lead.id) : []);

/** POSTs to a webhook, unless it answered 410 before. */
const post = async (
  lead: Lead,
  site: Site,
  endpoint: string,
  secretsOf: () => Promise<readonly string[]>,
  store: Store,
): Promise<DeliveryOutcome> => {
  const disabled = disabledReceivers(await database());
  if (await disabled.has(lead.site, endpoint))
    return { kind: 'rejected', reason: 'status 410', isGone: true };
  const photos = await Promise.all(
    (await photoIdsOf(lead, store)).map(async ({ id, type }) => ({
      type,
      ...(await photoLink(lead.site, id, Date.now())),
    })),
  );
  const secrets = URL.canParse(endpoint) ? await secretsOf() : [];
  const outcome = await postJson(endpoint, lead.id, payloadOf(lead, site, photos), secrets);
  if (outcome.kind === 'rejected' && outcome.isGone) await disabled.disable(lead.site, endpoint, Date.now());
  return outcome;
};

const mail = async (lead: Lead, site: Site, to: string | undefined, destination: string, store: Store) =>
  sendMail(lead, site, {
    to,
    destination,
    photos: env().mail && lead.fields.photosSent ? await store.photos(lead.id) : [],
  });

const gone: DeliveryOutcome = { kind: 'undeliverable', reason: 'the receiver is disabled: status 410' };

const deliverFirst = async (lead: Lead, site: Site, store: Store): Promise<DeliveryOutcome> => {
  const { leadEndpoint: endpoint } = site;
  const [to] = site.emails;
  // Only deliverTo names destinations, and the lead is among their deliveries.
  const hasNone = !endpoint && (!env().mail || !to);
  if (hasNone && (await store.deliveriesOf({ lead: lead.id }, 1)).length > 0) return { kind: 'delivered' };
  if (!endpoint) return mail(lead, site, to, FIRST, store);
  const outcome = await post(
    lead,
    site,
    endpoint,
    () => webhookSecrets(lead.site, endpoint, database),
    store,
  );
  if (outcome.kind !== 'rejected') return outcome;
  const isMailedAnyway = furtherDestinations(site).some((of) => 'mail' in of && of.mail === to);
  if (!env().mail || !to || isMailedAnyway) return outcome.isGone ? gone : outcome;
  const mailed = await mail(lead, site, to, FIRST, store);
  return mailed.kind === 'delivered' ? { kind: 'delivered', fallback: outcome.reason } : mailed;
};

const deliverFurther = async (
  lead: Lead,
  site: Site,
  destination: string,
  store: Store,
): Promise<DeliveryOutcome> => {
  const found = furtherDestinations(site).find(({ key }) => key === destination);
  // The entry may be missing by a mistake that is soon corrected, or the table of hosts is not read yet.
  if (!found)
    return {
      kind: Date.now() < lead.giveUpAt ? 'undeliverable' : 'rejected',
      reason: 'deliverTo does not name this destination',
    };
  if ('mail' in found) return mail(lead, site, found.mail, destination, store);
  const { webhook, secrets } = found;
  const ownSecrets = async () => (secrets.length > 0 ? secrets : receiverSecrets(await database(), webhook));
  const outcome = await post(lead, site, webhook, ownSecrets, store);
  return outcome.kind === 'rejected' && outcome.isGone ? gone : outcome;
};

/**
 * One attempt. First destination: POST to linkPostEmail; without one, or when that refuses for good, by mail.
 * @param destination FIRST, or the key of a further one
 */
export const deliver = async (lead: Lead, store: Store, destination = FIRST): Promise<DeliveryOutcome> => {
  const known = await getCachedSite(lead.site);
  if (known.state === 'gone')
    return { kind: 'failed', reason: 'the content server knows no such site', reach: 'site' };
  if (known.state === 'unavailable')
    return {
      kind: 'undeliverable',
      reason: 'nothing is known of the site: its content server does not answer',
    };
  return destination === FIRST
    ? deliverFirst(lead, known.value, store)
    : deliverFurther(lead, known.value, destination, store);
};
