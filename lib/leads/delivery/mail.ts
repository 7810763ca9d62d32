import { createTransport, type Transporter } from 'nodemailer';
import type { Site } from '@/lib/content';
import { FIRST, type Lead, type Photo } from '@/lib/leads/outbox/lead';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { mailOf, previewOf } from './mail-message';
import type { DeliveryOutcome } from './outcome';

const GREETING_TIMEOUT_MS = 15_000;
// Some servers scan a mail first; a mail that is given up too early would be sent twice.
const MAIL_TIMEOUT_MS = 5 * 60_000;

const transport = (smtpUrl: string): Transporter =>
  singleton('leads.transport', () => {
    const created = createTransport({
      url: smtpUrl,
      connectionTimeout: GREETING_TIMEOUT_MS,
      greetingTimeout: GREETING_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    });
    // Each mail reports its own error; an event without a listener would end the process.
    created.on('error', () => {});
    return created;
  });

const senderCodes = /\b5\.(4\.5|7\.\d+)\b/;

/** A 5xx for the recipient or the message rejects the lead; any other error is tried again. */
const outcomeOf = (error: unknown): DeliveryOutcome => {
  const {
    code = 'error',
    command = '',
    responseCode,
    response = '',
  } = error as { code?: string; command?: string; responseCode?: number; response?: string };
  const reason = `mail ${code}${responseCode ? ` ${responseCode}` : ''}`;
  const isAboutLead = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
  if (isAboutLead && responseCode >= 500 && !senderCodes.test(response)) return { kind: 'rejected', reason };
  // A spam filter may answer 5.7.x to one lead or to all: the probe with the next lead decides.
  return { kind: 'failed', reason, reach: isAboutLead ? 'lead' : 'receiver' };
};

type PlainMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  /** The sender's name, in place of the name in MAIL_FROM. */
  sender?: string;
  replyTo?: string;
  autoSubmitted?: 'auto-generated' | 'auto-replied';
};

const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from.trim())?.[1] ?? from.trim();

/** Sends a mail that is no lead. @throws Error when SMTP_URL is not set or the mail is not accepted */
export const sendPlainMail = async ({
  to,
  sender,
  autoSubmitted = 'auto-generated',
  ...content
}: PlainMail): Promise<void> => {
  const { mail } = env();
  if (!mail) throw new Error('SMTP_URL is not set');
  await transport(mail.smtpUrl).sendMail({
    from: sender ? { name: sender, address: addressOf(mail.from) } : mail.from,
    to: { name: '', address: to },
    ...content,
    headers: { 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

type Sending = { to: string | undefined; destination: string; photos: readonly Photo[] };

/** Delivered means that the mail server accepted it. */
export const sendMail = async (
  lead: Lead,
  site: Site,
  { to, destination, photos }: Sending,
): Promise<DeliveryOutcome> => {
  const { mail } = env();
  if (!mail)
    return {
      kind: 'undeliverable',
      reason:
        destination === FIRST
          ? 'the record has no linkPostEmail, and SMTP_URL is not set'
          : 'SMTP_URL is not set',
    };
  if (!to) return { kind: 'undeliverable', reason: 'the record has neither linkPostEmail nor an e-mail' };
  try {
    const previews = await Promise.all(photos.map(previewOf));
    // The signal closes the connection: otherwise the server could accept a mail that counts as failed.
    const message = {
      ...mailOf(lead, site, mail.from, to, photos, { destination, previews }),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    };
    await transport(mail.smtpUrl).sendMail(message);
    return { kind: 'delivered' };
  } catch (error) {
    return outcomeOf(error);
  }
};
