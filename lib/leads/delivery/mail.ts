import { createTransport, type Transporter } from 'nodemailer';
import type { Site } from '@/lib/content';
import { env } from '@/lib/platform/env';
import { telUriOf } from '@/lib/language/phone-numbers';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { escapeHtml } from '@/lib/platform/text';
import { originOf } from '@/lib/content/hosts/hosts';
import { singleton } from '@/lib/platform/singleton';
import { defaultColours, mainColour } from '@/lib/site/theme/theme';
import type { DeliveryOutcome } from './outcome';
import { campaignOf, labelledFields } from './payload';
import type { Lead, Photo } from '@/lib/leads/outbox/lead';

const GREETING_TIMEOUT_MS = 15_000;
// Some servers scan a mail first; one given up too early would be sent twice.
const MAIL_TIMEOUT_MS = 5 * 60_000;

const transport = (smtpUrl: string): Transporter =>
  singleton('leads.transport', () =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: GREETING_TIMEOUT_MS,
      greetingTimeout: GREETING_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    }),
  );

const rowsOf = (lead: Lead, site: Site): [label: string, value: string][] => {
  const messages = messagesOf(site).lead;
  const { referrer, landing_page: landingPage, ...query } = campaignOf(lead.fields);
  const campaign = Object.entries(query)
    .map(([name, value]) => (name.startsWith('utm_') ? value : `${name} ${value}`))
    .join(' / ');
  const { page, textConsent } = lead.fields;
  return [
    ...labelledFields(site, lead.fields).map(({ label, value }): [string, string] => [label, value]),
    ...(textConsent
      ? [[messages.consentGiven, `${textConsent.at}: ${textConsent.wording}`] as [string, string]]
      : []),
    ...(page ? [[messages.page, originOf(site.id) + page] as [string, string]] : []),
    ...(campaign ? [[messages.campaign, campaign] as [string, string]] : []),
    ...(referrer ? [[messages.referrer, referrer] as [string, string]] : []),
    ...(landingPage ? [[messages.landingPage, originOf(site.id) + landingPage] as [string, string]] : []),
  ];
};

const htmlOf = (lead: Lead, site: Site): string => {
  const { third, heading, paragraph } = defaultColours;
  const { mailIntro } = messagesOf(site).lead;
  const call = telUriOf(lead.fields.phone, site.country);
  const cell = (text: string) => {
    const html = escapeHtml(text).replace(/\n/g, '<br>');
    return call && text === lead.fields.phone ? `<a href="${escapeHtml(call)}">${html}</a>` : html;
  };
  const labelStyle = `text-align:left;vertical-align:top;padding:8px 16px 8px 0;color:${paragraph};font-weight:600`;
  const rows = rowsOf(lead, site).map(([label, value]) =>
    [
      `<tr><th style="${labelStyle}">${escapeHtml(label)}</th>`,
      `<td style="padding:8px 0;color:${heading}">${cell(value)}</td></tr>`,
    ].join(''),
  );
  const bodyStyle = `margin:0;padding:24px;background:${third};font:16px/1.5 sans-serif`;
  const top = `border-top:6px solid ${mainColour(site.colours)}`;
  return [
    `<!DOCTYPE html><html lang="${languageTagOf(site)}"><body style="${bodyStyle}">`,
    `<div style="max-width:640px;margin:auto;padding:24px;background:#fff;${top}">`,
    `<h1 style="margin:0 0 8px;font-size:20px;color:${heading}">${escapeHtml(site.name)}</h1>`,
    `<p style="margin:0 0 16px;color:${paragraph}">${mailIntro}</p>`,
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    '</div></body></html>',
  ].join('');
};

export const mailOf = (lead: Lead, site: Site, from: string, to: string, photos: readonly Photo[]) => {
  const { subject, mailIntro, mailReply } = messagesOf(site).lead;
  const { firstName, lastName, email } = lead.fields;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    from,
    to: { name: '', address: to },
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject: subject(name),
    text: [
      mailIntro,
      ...(email ? [mailReply] : []),
      '',
      ...rowsOf(lead, site).map(([label, value]) =>
        value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
      ),
    ].join('\n'),
    html: htmlOf(lead, site),
    // A second attempt has the same Message-ID, so that mail servers can drop duplicates.
    messageId: `<${lead.id}@${new URL(originOf(site.id)).hostname}>`,
    date: new Date(lead.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Id': lead.id },
    attachments: photos.map(({ type, bytes }, index) => ({
      filename: `photo-${index + 1}.jpg`,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

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
  // A spam filter may answer 5.7.x: the probe with another lead (deliver-site.ts) tells the two apart.
  return { kind: 'failed', reason, reach: isAboutLead ? 'lead' : 'receiver' };
};

type PlainMail = { to: string; subject: string; text: string; html?: string; messageId?: string };

/** Sends a mail that is no lead. @throws Error when SMTP_URL is not set or the mail is not accepted */
export const sendPlainMail = async ({ to, subject, text, html, messageId }: PlainMail): Promise<void> => {
  const { mail } = env();
  if (!mail) throw new Error('SMTP_URL is not set');
  await transport(mail.smtpUrl).sendMail({
    from: mail.from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html ? { html } : {}),
    ...(messageId ? { messageId } : {}),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

export const sendMail = async (
  lead: Lead,
  site: Site,
  photos: readonly Photo[],
): Promise<DeliveryOutcome> => {
  const { mail } = env();
  const to = site.emails[0];
  if (!mail)
    return { kind: 'undeliverable', reason: 'the record has no linkPostEmail, and SMTP_URL is not set' };
  if (!to) return { kind: 'undeliverable', reason: 'the record has neither linkPostEmail nor an e-mail' };
  try {
    // The signal closes the connection: otherwise the server could accept a mail that counts as failed here.
    const message = {
      ...mailOf(lead, site, mail.from, to, photos),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    };
    await transport(mail.smtpUrl).sendMail(message);
    return { kind: 'delivered' };
  } catch (error) {
    return outcomeOf(error);
  }
};
