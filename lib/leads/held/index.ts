import { getCachedSite, type Site } from '@/lib/content';
import { isServed, originOf } from '@/lib/content/hosts/hosts';
import { zonedClock } from '@/lib/language/opening-hours/open-now';
import { zoneOf } from '@/lib/language/opening-hours/status-line';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import { payloadOf, photoLink } from '@/lib/leads/delivery/payload';
import { postJson } from '@/lib/leads/delivery/post-json';
import { webhookSecrets } from '@/lib/leads/delivery/webhook-secrets';
import type { Lead } from '@/lib/leads/outbox/lead';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { database } from '@/lib/platform/db';
import { env, isPreviewDeployment } from '@/lib/platform/env';
import { onShutdown } from '@/lib/platform/lifecycle';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { heldLink } from './held-links';
import { heldMailOf } from './held-mail';
import { heldStore, type HeldStore, type LastMail } from './held-store';

const CHECK_EVERY = 60_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const DUE_AT = 8 * HOUR;
/** The morning in America, for a business whose time zone is unknown. */
const DUE_IN_UTC = 13 * HOUR;
/** After this time without a mail, the next held lead counts as the first. */
const QUIET_MS = 7 * DAY;
const MAX_IN_MAIL = 100;
const MAX_EVENTS = 20;

/**
 * Whether a mail is due: for the first held lead at once; then at 8 in the business's time zone for what was
 * held before, not on the day of the last mail.
 */
export const isMailDue = (
  oldest: number,
  last: LastMail | null,
  zone: string | null,
  now: number,
): boolean => {
  if (last === null || last.sentAt === null || now - last.sentAt >= QUIET_MS) return true;
  const local = (time: number) => (zone ? zonedClock(zone).localTimeAt(time) : time + DUE_AT - DUE_IN_UTC);
  const dayOf = (time: number) => Math.floor(local(time) / DAY);
  const lastEight = Math.floor((local(now) - DUE_AT) / DAY) * DAY + DUE_AT;
  return local(oldest) <= lastEight && lastEight / DAY >= dayOf(last.sentAt) + 1;
};

const sendMailOf = async (store: HeldStore, site: Site, to: string, now: number): Promise<void> => {
  const mail = await store.claim(site.id, now);
  if (mail === null) return;
  const leads = await store.leadsOf(site.id, mail, MAX_IN_MAIL);
  if (leads.length > 0) {
    // A second attempt has the same Message-ID, so that mail servers can drop duplicates.
    const messageId = `<held-${mail}-${site.id}@${new URL(originOf(site.id)).hostname}>`;
    await sendPlainMail({
      to,
      ...(await heldMailOf(site, leads, await store.countUnlisted(site.id), now)),
      messageId,
    });
    info('leads.held-mail', { site: site.id, leads: leads.length });
  }
  await store.sent(site.id, now);
};

/** The body of `lead.held`: as of `lead.created`, with an id of its own, the reason and the links. */
const eventOf = async (lead: Lead, site: Site, now: number) => {
  const photos = await leadStore(await database()).photoIds(lead.id);
  const links = photos.map(async ({ id, type }) => ({ type, ...(await photoLink(site.id, id, now)) }));
  return {
    ...payloadOf(lead, site, await Promise.all(links)),
    type: 'lead.held',
    idempotencyKey: `held-${lead.id}`,
    reason: lead.reason,
    links: {
      deliver: await heldLink(site.id, lead.id, 'deliver', now),
      erase: await heldLink(site.id, lead.id, 'erase', now),
    },
  };
};

const sendEventsOf = async (store: HeldStore, site: Site, endpoint: string, now: number): Promise<void> => {
  const mail = await store.claim(site.id, now);
  if (mail === null) return;
  const secrets = await webhookSecrets(site.id, endpoint, database);
  let hasFailed = false;
  for (const lead of await store.leadsOf(site.id, mail, MAX_EVENTS)) {
    const outcome = await postJson(endpoint, `held-${lead.id}`, await eventOf(lead, site, now), secrets);
    if (outcome.kind === 'rejected')
      warn('leads.held-event', { lead: lead.id, site: site.id, reason: outcome.reason });
    if (outcome.kind !== 'failed') continue;
    // The claim stands: the next attempt is in ten minutes.
    warnOnce('leads.held-event', { site: site.id, reason: outcome.reason });
    await store.unlist(lead.id);
    hasFailed = true;
  }
  await store.sent(site.id, now, hasFailed ? undefined : 0);
};

const tellOf = async (store: HeldStore, pageId: string, oldest: number, now: number): Promise<void> => {
  const known = await getCachedSite(pageId);
  if (known.state !== 'found') return;
  const site = known.value;
  const [to] = site.emails;
  if (env().mail && to) {
    if (isMailDue(oldest, await store.lastMail(pageId), zoneOf(site), now))
      await sendMailOf(store, site, to, now);
  } else if (site.heldEvents && site.leadEndpoint && URL.canParse(site.leadEndpoint)) {
    await sendEventsOf(store, site, site.leadEndpoint, now);
  }
};

/** Tells businesses of leads in quarantine; a failing site does not delay the others. Never rejects. */
export const tellOfHeldLeads = async (now = Date.now()): Promise<void> => {
  if (isPreviewDeployment()) return;
  try {
    const store = heldStore(await database());
    for (const [site, oldest] of await store.sites())
      if (isServed(site))
        await tellOf(store, site, oldest, now).catch((error: unknown) =>
          warnOnce('leads.held-mail', { site, reason: reasonOf(error) }),
        );
  } catch (error) {
    warnOnce('leads.held-mail', { reason: reasonOf(error) });
  }
};

export const startHeldMails = (): void => {
  let telling: Promise<void> | null = null;
  const look = () => {
    telling ??= tellOfHeldLeads().finally(() => (telling = null));
  };
  const timer = setInterval(look, CHECK_EVERY).unref();
  look();
  onShutdown('held-mails', async () => {
    clearInterval(timer);
    await telling;
  });
};
