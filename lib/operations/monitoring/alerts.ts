import { database, type Database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { outboxHealth } from '@/lib/leads/outbox/lead-report';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import { postJson } from '@/lib/leads/delivery/post-json';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { alertStore, type Notice } from './alert-store';
import { findProblems } from './problems';

// problems.ts finds what is wrong, alert-store.ts keeps what was reported; status-page.ts and site-metrics.ts
// show the state of sites to operators.

const CHECK_EVERY = 60_000;
/** Milliseconds after its start in which an instance ends no other instance's problems. */
const SETTLE_MS = 5 * 60_000;

const titles: Record<Notice['cause'], string> = {
  'dead-lettered': 'Leads are dead-lettered',
  waiting: 'Leads are waiting',
  'receiver-down': 'A receiver is down',
  'quarantine-filling': 'The quarantine is filling',
  'record-unreadable': 'A content record cannot be read',
  'no-leads': 'A site gets no leads',
  'unknown-page': 'Pages are shown without scripts',
};

type Channel = 'log' | 'webhook' | 'mail';

const send: Record<Channel, (notice: Notice) => Promise<boolean>> = {
  log: async ({ cause, subject, detail, state }) => {
    (state === 'open' ? warn : info)('alert', { cause, subject, state, detail });
    return true;
  },
  webhook: async ({ cause, subject, detail, since, state }) => {
    const { alertWebhook } = env();
    if (!alertWebhook) return true;
    const sinceText = new Date(since).toISOString();
    const message = { version: 1, type: 'alert', cause, subject, state, detail, since: sinceText };
    const outcome = await postJson(alertWebhook, `${cause}:${subject}:${since}:${state}`, message);
    if (outcome.kind !== 'delivered') warnOnce('alerts.webhook', { reason: outcome.reason });
    return outcome.kind === 'delivered';
  },
  mail: async ({ cause, subject, detail, since, state }) => {
    const title = `${state === 'over' ? 'Over: ' : ''}${titles[cause]}: ${subject}`;
    const text = `${detail}\nSince ${new Date(since).toISOString()}\nCause: ${cause}\n`;
    try {
      await sendPlainMail({ to: env().alertMail ?? '', subject: title, text });
      return true;
    } catch (error) {
      warnOnce('alerts.mail', { reason: reasonOf(error) });
      return false;
    }
  },
};

const channelsInUse = (): Channel[] => {
  const { alertWebhook, alertMail } = env();
  return ['log', ...(alertWebhook ? ['webhook' as const] : []), ...(alertMail ? ['mail' as const] : [])];
};

const report = async (db: Database, notice: Notice): Promise<void> => {
  const channels = channelsInUse();
  const accepted = await Promise.all(
    channels.map(async (channel) => notice.sentTo.includes(channel) || (await send[channel](notice))),
  );
  const sentTo = channels.filter((_, index) => accepted[index]);
  await alertStore(db).markSent(notice, sentTo, sentTo.length === channels.length);
};

/** Reports new and ended problems to all channels. @throws Error when the database does not answer */
export const checkAlerts = async (now = Date.now(), endOthers = true): Promise<void> => {
  const db = await database();
  const store = alertStore(db);
  await store.update(await findProblems(db, store.subjects, now), now, endOthers);
  for (const notice of await store.claim(channelsInUse(), now)) await report(db, notice);
};

export const startAlerts = (): void => {
  const startedAt = Date.now();
  let isChecking = false;
  const check = () => {
    // For /api/health, which reads nothing when it is asked without a token.
    void outboxHealth();
    // A slow webhook must not lead to two checks at once.
    if (isChecking) return;
    isChecking = true;
    void checkAlerts(Date.now(), Date.now() - startedAt > SETTLE_MS)
      .catch((error: unknown) => warnOnce('alerts.failed', { reason: reasonOf(error) }))
      .finally(() => {
        isChecking = false;
      });
  };
  setInterval(check, CHECK_EVERY).unref();
};
