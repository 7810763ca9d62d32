import { createTransport, type Transporter } from 'nodemailer';
import type { Site } from '@/lib/content';
import { env } from '@/lib/env';
import { wordsIn } from '@/lib/i18n';
import { escapeHtml } from '@/lib/plain-page';
import { originOf } from '@/lib/routing/hosts';
import { shared } from '@/lib/shared';
import { defaultColours } from '@/lib/theme/default-colours';
import { mainColour } from '@/lib/theme/theme';
import type { Outcome } from './outcome';
import { campaignOf, labelledFields } from './payload';
import type { Lead, Photo } from './store';

const TIMEOUT = 15_000;

const transports = shared('leads.transports', () => new Map<string, Transporter>());

const transportTo = (smtpUrl: string): Transporter => {
  const transport = transports.get(smtpUrl) ?? createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT });
  transports.set(smtpUrl, transport);
  return transport;
};

/** Rows of what is in a mail: a label and a text. */
const rowsOf = (lead: Lead, site: Site): [label: string, value: string][] => {
  const words = wordsIn(site.language).lead;
  const campaign = Object.values(campaignOf(lead.fields)).join(' / ');
  const { page, textConsent } = lead.fields;
  return [
    ...labelledFields(site, lead.fields).map(({ label, value }): [string, string] => [label, value]),
    ...(textConsent ? [[words.consentGiven, `${textConsent.at}: ${textConsent.wording}`] as [string, string]] : []),
    ...(page ? [[words.page, originOf(site.id) + page] as [string, string]] : []),
    ...(campaign ? [[words.campaign, campaign] as [string, string]] : []),
  ];
};

const htmlOf = (lead: Lead, site: Site): string => {
  const { third, heading, paragraph } = defaultColours;
  const { mailIntro } = wordsIn(site.language).lead;
  const cell = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');
  const rows = rowsOf(lead, site).map(([label, value]) => `<tr><th style="text-align:left;vertical-align:top;padding:8px 16px 8px 0;color:${paragraph};font-weight:600">${escapeHtml(label)}</th><td style="padding:8px 0;color:${heading}">${cell(value)}</td></tr>`);
  return `<!DOCTYPE html><html lang="${site.language}"><body style="margin:0;padding:24px;background:${third};font:16px/1.5 sans-serif"><div style="max-width:640px;margin:auto;padding:24px;background:#fff;border-top:6px solid ${mainColour(site.colours)}"><h1 style="margin:0 0 8px;font-size:20px;color:${heading}">${escapeHtml(site.name)}</h1><p style="margin:0 0 16px;color:${paragraph}">${mailIntro}</p><table style="border-collapse:collapse">${rows.join('')}</table></div></body></html>`;
};

/** The mail that tells a business of a lead. An answer to it goes to the customer. */
export const mailOf = (lead: Lead, site: Site, from: string, to: string, photos: readonly Photo[]) => {
  const { subject, mailIntro, mailReply } = wordsIn(site.language).lead;
  const { firstName, lastName, email } = lead.fields;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    from,
    to: { name: '', address: to },
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject: subject(name),
    text: [mailIntro, ...(email ? [mailReply] : []), '', ...rowsOf(lead, site).map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))].join('\n'),
    html: htmlOf(lead, site),
    // The same lead is the same message: a mail server that has it already may drop a second one.
    messageId: `<${lead.id}@${new URL(originOf(site.id)).hostname}>`,
    date: new Date(lead.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Id': lead.id },
    attachments: photos.map(({ type, bytes }, at) => ({ filename: `photo-${at + 1}.jpg`, contentType: type, content: Buffer.from(bytes) })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** A server's refusal for good (5xx) parks the lead; one that concerns us (a wrong password) or passes is tried again. */
const outcomeOf = (error: unknown): Outcome => {
  const { code = 'error', responseCode } = error as { code?: string; responseCode?: number };
  const reason = `mail ${code}${responseCode ? ` ${responseCode}` : ''}`;
  if (code !== 'EAUTH' && responseCode && responseCode >= 500) return { kind: 'parked', reason };
  return { kind: 'failed', reason, reach: !responseCode || code === 'EAUTH' ? 'receiver' : 'lead' };
};

/** Sends a lead to the business by mail, through SMTP_URL. */
export const sendMail = async (lead: Lead, site: Site, photos: readonly Photo[]): Promise<Outcome> => {
  const { mail } = env();
  const to = site.emails[0];
  if (!mail) return { kind: 'no-way', reason: 'the record has no linkPostEmail, and SMTP_URL is not set' };
  if (!to) return { kind: 'no-way', reason: 'the record has neither linkPostEmail nor an e-mail' };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), TIMEOUT); });
  try {
    await Promise.race([transportTo(mail.smtpUrl).sendMail(mailOf(lead, site, mail.from, to, photos)), late]);
    return { kind: 'delivered' };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    clearTimeout(timer);
  }
};
