import 'server-only';
import { domainToASCII } from 'node:url';
import { mainPhone } from '@/lib/content/business/business';
import type { Site } from '@/lib/content';
import { originOf } from '@/lib/content/hosts/hosts';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import {
  mailField,
  mailHtml,
  mailLinkStyle,
  mailParagraph,
  NO_LINKS_MADE,
  withLineBreaks,
} from '@/lib/leads/delivery/mail-frame';
import type { StoredFields } from '@/lib/leads/outbox/lead';
import { database, type Database } from '@/lib/platform/db';
import { databaseSecret } from '@/lib/platform/db/secrets';
import { sharedRateLimit } from '@/lib/platform/db/shared-rate-limit';
import { env } from '@/lib/platform/env';
import { hmacOf } from '@/lib/platform/hmac';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { escapeHtml, withoutFullStop } from '@/lib/platform/text';
import { hoursLines } from '@/lib/site/hours-texts';
import { messagesOf } from '@/lib/site/messages';
import { phoneLink } from '@/lib/site/urls/outside-links';
import { DAY_MS } from '@/lib/platform/day';

/** Limit for one network, whatever addresses it names. */
const perNetwork = sharedRateLimit('confirmations', () => ({ points: 5, windowMs: DAY_MS }));

/** Digests of addresses that got a confirmation, each for a day. Methods reject without a database. */
export const confirmations = (db: Database) => ({
  /** @returns false when the address got one within a day, from any site */
  claim: async (digest: string, now: number): Promise<boolean> =>
    (
      await db.all(
        `insert into confirmations (digest, sent_at) values (?, ?)
         on conflict (digest) do update set sent_at = excluded.sent_at where confirmations.sent_at <= ?
         returning digest`,
        [digest, now, now - DAY_MS],
      )
    ).length > 0,

  erase: async (now: number): Promise<void> => {
    await db.run('delete from confirmations where sent_at <= ?', [now - DAY_MS]);
  },
});

/**
 * The address as the mail server gets it, without characters that mail servers ignore; null for an invalid
 * host.
 */
export const sentTo = (address: string): string | null => {
  const [name = '', host = ''] = address
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .split('@');
  const ascii = domainToASCII(host);
  return name && ascii ? `${name}@${ascii}` : null;
};

/** One spelling for all addresses of a mailbox: "a.na+1@gmail.com" is delivered to "ana@gmail.com". */
export const mailboxOf = (sent: string): string => {
  const [name = '', host = ''] = sent.toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return /^g(?:oogle)?mail\.com$/.test(host)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
};

type Mail = { subject: string; text: string; html: string };

/** Repeats none of the typed texts: anybody can give somebody else's address. */
const confirmationOf = (site: Site): Mail => {
  const { confirmation } = messagesOf(site);
  const business = withoutFullStop(site.name);
  const phone = mainPhone(site.phones);
  const hours = hoursLines(site);
  const origin = originOf(site.id);
  const text = [
    confirmation.intro(business),
    '',
    ...(phone ? [`${confirmation.phone}: ${phone.display}`] : []),
    ...(hours.length > 0 ? [`${confirmation.hours}:`, ...hours] : []),
    origin,
    '',
    confirmation.notYou(business),
    '',
  ].join('\n');
  const link = (to: string, words: string) =>
    `<a href="${escapeHtml(to)}" style="${mailLinkStyle}">${escapeHtml(words)}</a>`;
  const html = mailHtml(
    site,
    [
      mailParagraph(escapeHtml(confirmation.intro(business))),
      ...(phone ? [mailField(confirmation.phone, link(phoneLink(phone), phone.display))] : []),
      ...(hours.length > 0 ? [mailField(confirmation.hours, withLineBreaks(hours.join('\n')))] : []),
      mailParagraph(link(origin, origin)),
      mailParagraph(escapeHtml(confirmation.notYou(business))),
    ],
    { head: NO_LINKS_MADE },
  );
  return { subject: confirmation.subject(site.name), text, html };
};

/**
 * Mails a visitor that the request came: at most once, at most one a day to a mailbox over all sites. It is
 * lost when the process ends before, or the mail server refuses it. Never rejects.
 */
export const confirm = async (
  fields: StoredFields,
  site: Site,
  networks: readonly string[],
  now: number,
): Promise<void> => {
  const to = sentTo(fields.email);
  if (!to || !site.confirmationMail || !env().mail) return;
  try {
    if ((await perNetwork(networks.at(-1) ?? '')) !== null) return;
    const digest = hmacOf(mailboxOf(to), await databaseSecret('confirmations'));
    if (!(await confirmations(await database()).claim(digest, now))) return;
    await sendPlainMail({
      to,
      ...confirmationOf(site),
      sender: site.name,
      replyTo: site.emails[0],
      autoSubmitted: 'auto-replied',
    });
    info('lead.confirmed', { site: site.id });
  } catch (error) {
    warn('lead.not-confirmed', { site: site.id, reason: reasonOf(error) });
  }
};
