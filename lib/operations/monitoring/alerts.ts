import { database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { outboxHealth } from '@/lib/leads/outbox/lead-report';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import { postJson } from '@/lib/leads/delivery/post-json';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { alertStore, CLAIM_MS, type Notice, type Sent } from './alert-store';
import { within } from '@/lib/platform/within';
import { causes, findProblems } from './problems';

const CHECK_EVERY = 60_000;
/** Milliseconds after a start in which an instance ends no problems of others. */
const SETTLE_MS = 5 * 60_000;
const MAX_AT_ONCE = 20;
/** Shorter than a claim, so that no other instance sends the same message meanwhile. */
const MAX_SEND_MS = CLAIM_MS / 2;

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
    const title = `${state === 'over' ? 'Over: ' : ''}${causes[cause]}: ${subject}`;
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

const report = async (notice: Notice): Promise<Sent> => {
  const channels = channelsInUse();
  const accepted = await Promise.all(
    channels.map(
      (channel) => notice.sentTo.includes(channel) || within(MAX_SEND_MS, send[channel](notice), () => false),
    ),
  );
  const sentTo = channels.filter((_, index) => accepted[index]);
  return { ...notice, sentTo, isComplete: sentTo.length === channels.length };
};

/** @throws Error without the database */
export const checkAlerts = async (now = Date.now(), endOthers = true): Promise<void> => {
  const db = await database();
  const store = alertStore(db);
  const startedAt = performance.now();
  await store.update(await findProblems(db, store.subjects, now), now, endOthers);
  let sent: Sent[];
  do {
    const time = now + Math.round(performance.now() - startedAt);
    sent = await Promise.all((await store.claim(channelsInUse(), time, MAX_AT_ONCE)).map(report));
    if (sent.length > 0) await store.markSent(sent);
  } while (sent.length === MAX_AT_ONCE && sent.every(({ isComplete }) => isComplete));
};

export const startAlerts = (): void => {
  const startedAt = Date.now();
  let isChecking = false;
  const check = () => {
    // For /api/health, which reads nothing without a token.
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
