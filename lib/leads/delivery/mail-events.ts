import 'server-only';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import { group, type Json } from '@/lib/platform/json';
import { warn } from '@/lib/platform/log';
import { leadOfMailId } from './destinations';

const MAX_EVENTS = 1_000;

/** A mail that did not arrive. `reason` has no personal data. */
export type MailBounce = { mailId: string; reason: string };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A code or the name of a kind of bounce; other texts of a provider may quote an address. */
const reasonOf = (...given: unknown[]): string =>
  ['bounced', ...given.map(text).filter((code) => /^[\w .-]{1,40}$/.test(code))].slice(0, 2).join(': ');

/** Events that are no bounce: a vacation note, an unsubscription, a delay. */
const postmarkOthers =
  /^(Transient|Unsubscribe|Subscribe|AutoResponder|AddressChange|OpenRelayTest|ChallengeVerification|Unconfirmed)$/;

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
const postmark = (event: Json): MailBounce | null =>
  event.RecordType === 'Bounce' && !postmarkOthers.test(text(event.Type))
    ? { mailId: text(group(event.Metadata).lead), reason: reasonOf(event.Type) }
    : null;

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
const mailgun = (event: Json): MailBounce | null => {
  const data = group(event['event-data']);
  const isFailure = data.event === 'rejected' || (data.event === 'failed' && data.severity === 'permanent');
  const mailId = text(group(group(data.message).headers)['message-id']);
  return isFailure ? { mailId, reason: reasonOf(group(data['delivery-status']).code, data.reason) } : null;
};

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
const sendgrid = (event: Json): MailBounce | null =>
  event.event === 'bounce' || event.event === 'dropped'
    ? { mailId: text(event['smtp-id']), reason: reasonOf(event.status, event.type) }
    : null;

/** For a script that reads the reports of another mail server (RFC 3464). */
const plain = (event: Json): MailBounce | null =>
  event.event === 'bounced' && 'messageId' in event
    ? { mailId: text(event.messageId), reason: reasonOf(event.status) }
    : null;

/** The bounced mails in a body of a provider or a script; ignores other events. */
export const bouncesIn = (body: unknown): MailBounce[] =>
  [body]
    .flat()
    .slice(0, MAX_EVENTS)
    .flatMap((event: unknown) => {
      const given = group(event);
      return postmark(given) ?? mailgun(given) ?? sendgrid(given) ?? plain(given) ?? [];
    });

type Store = Pick<LeadStore, 'deliveriesOf' | 'bounce'>;

/** `early`: the acceptance of the mail is not stored yet. */
const take = async (
  store: Store,
  { mailId, reason }: MailBounce,
  now: number,
): Promise<'bounced' | 'early' | 'unknown'> => {
  const named = leadOfMailId(mailId);
  const deliveries = named ? await store.deliveriesOf({ lead: named.lead }, MAX_EVENTS) : [];
  const found = deliveries.find(({ destination }) => named?.isTo(destination));
  if (!found) return 'unknown';
  const { lead, destination, site, state } = found;
  if (await store.bounce(lead, destination, reason, now)) {
    warn('lead', { lead, site, destination, state: 'bounced', reason });
    return 'bounced';
  }
  return state === 'waiting' ? 'early' : 'unknown';
};

/**
 * Marks leads whose mail bounced.
 * @returns the number of marked leads and of early events
 * @throws without database
 */
export const takeBounces = async (
  store: Store,
  bounces: readonly MailBounce[],
  now = Date.now(),
): Promise<{ bounced: number; early: number }> => {
  const results: string[] = [];
  for (const bounce of bounces) results.push(await take(store, bounce, now));
  const count = (result: string) => results.filter((one) => one === result).length;
  return { bounced: count('bounced'), early: count('early') };
};
