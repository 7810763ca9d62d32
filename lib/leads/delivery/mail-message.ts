import type { Site } from '@/lib/content';
import { originOf } from '@/lib/content/hosts/hosts';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { telUriOf } from '@/lib/language/phone-numbers';
import { FIRST, type Lead, type Photo } from '@/lib/leads/outbox/lead';
import sharp from '@/lib/platform/sharp';
import { escapeHtml } from '@/lib/platform/text';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { directionsLink, mailLink } from '@/lib/site/urls/outside-links';
import { mailIdOf } from './destinations';
import { mailButton, mailField, mailHtml, mailLinkStyle, mailParagraph, withLineBreaks } from './mail-frame';
import { campaignOf, labelledFields } from './payload';

const PREVIEW_SIDE = 480;
const MAX_SUMMARY = 140;

/** A photo that a mail shows small; the photo itself is attached. Sizes are of CSS pixels. */
export type Preview = { bytes: Buffer; width: number; height: number };

export const previewOf = async ({ bytes }: Photo): Promise<Preview | null> => {
  try {
    const { data, info } = await sharp(bytes)
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: Math.ceil(info.width / 2), height: Math.ceil(info.height / 2) };
  } catch {
    return null;
  }
};

/** With the zone, because the time proves a consent. */
const timeIn = (site: Site, at: string): string =>
  new Intl.DateTimeFormat(languageTagOf(site), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: zoneOf(site) ?? 'UTC',
  }).format(Date.parse(at));

type MailRow = { label: string; value: string; link?: string; action?: string };

const rowsOf = (lead: Lead, site: Site): MailRow[] => {
  const messages = messagesOf(site).lead;
  const { referrer, landing_page: landingPage, ...query } = campaignOf(lead.fields);
  const campaign = Object.entries(query)
    .map(([name, value]) => (name.startsWith('utm_') ? value : `${name} ${value}`))
    .join(' / ');
  const { page, textConsent, phone, email, address } = lead.fields;
  const call = telUriOf(phone, site.country);
  const links: Record<string, Pick<MailRow, 'link' | 'action'> | undefined> = {
    phone: call ? { link: call, action: messages.mailCall } : undefined,
    email: { link: mailLink(email), action: messages.mailWrite },
    address: { link: directionsLink(address), action: messages.mailMap },
  };
  const url = (path: string) => originOf(site.id) + path;
  return [
    ...labelledFields(site, lead.fields).map(({ name, label, value }) => ({ label, value, ...links[name] })),
    ...(textConsent
      ? [{ label: messages.consentGiven, value: `${timeIn(site, textConsent.at)}: ${textConsent.wording}` }]
      : []),
    ...(page ? [{ label: messages.page, value: url(page), link: url(page) }] : []),
    ...(campaign ? [{ label: messages.campaign, value: campaign }] : []),
    ...(referrer ? [{ label: messages.referrer, value: referrer }] : []),
    ...(landingPage ? [{ label: messages.landingPage, value: url(landingPage) }] : []),
  ];
};

const photosLine = (lead: Lead, site: Site, photos: number): string | null => {
  const sent = lead.fields.photosSent ?? photos;
  return sent > 0 ? messagesOf(site).lead.mailPhotos(photos, sent) : null;
};

/** The line that a list of mails shows beside the subject. */
const summaryOf = ({ fields: { service, message, phone } }: Lead): string =>
  [service, message, phone].filter(Boolean).join(' - ').replace(/\s+/g, ' ').slice(0, MAX_SUMMARY);

/** The previews that could be made, with the names of their photos. */
const namedPreviews = (previews: readonly (Preview | null)[]) =>
  previews.flatMap((preview, index) =>
    preview ? [{ ...preview, number: index + 1, cid: `photo-${index + 1}@mainstreet` }] : [],
  );

const htmlOf = (lead: Lead, site: Site, previews: readonly (Preview | null)[]): string => {
  const messages = messagesOf(site).lead;
  const linked = ({ value, link }: MailRow) => {
    const html = withLineBreaks(value);
    return link ? `<a href="${escapeHtml(link)}" style="${mailLinkStyle}">${html}</a>` : html;
  };
  const rows = rowsOf(lead, site);
  const actions = rows.flatMap(({ link, action }) => (link && action ? [[link, action] as const] : []));
  const buttons = actions.map(([link, action], index) => mailButton(link, action, index === 0));
  const pictures = namedPreviews(previews).map(
    ({ cid, width, height, number }) =>
      `<img src="cid:${cid}" width="${width}" height="${height}" ` +
      `alt="${escapeHtml(messages.mailPhoto(number))}" style="max-width:100%;margin:0 8px 8px 0">`,
  );
  const photos = photosLine(lead, site, previews.length);
  return mailHtml(
    site,
    [
      mailParagraph(`${messages.mailIntro}${lead.fields.email ? ` ${messages.mailReply}` : ''}`),
      ...(buttons.length > 0 ? [`<div style="margin:0 0 16px">${buttons.join('')}</div>`] : []),
      ...rows.map((row) => mailField(row.label, linked(row))),
      ...(photos ? [mailParagraph(escapeHtml(photos))] : []),
      ...pictures,
    ],
    { summary: summaryOf(lead) },
  );
};

const textOf = (lead: Lead, site: Site, photos: number): string => {
  const { mailIntro, mailReply } = messagesOf(site).lead;
  const line = photosLine(lead, site, photos);
  return [
    mailIntro,
    ...(lead.fields.email ? [mailReply] : []),
    '',
    ...rowsOf(lead, site).flatMap(({ label, value, link, action }) => [
      value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
      ...(link && action ? [`${action}: ${link}`] : []),
    ]),
    ...(line ? ['', line] : []),
  ].join('\n');
};

type More = { destination?: string; previews?: readonly (Preview | null)[] };

export const mailOf = (
  lead: Lead,
  site: Site,
  from: string,
  to: string,
  photos: readonly Photo[],
  { destination = FIRST, previews = photos.map(() => null) }: More = {},
) => {
  const { firstName, lastName, email } = lead.fields;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const { subject, possibleSpam } = messagesOf(site).lead;
  const id = mailIdOf(lead.id, destination);
  return {
    from,
    to: { name: '', address: to },
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject: lead.fields.suspicious ? `${subject(name)} (${possibleSpam})` : subject(name),
    text: textOf(lead, site, photos.length),
    html: htmlOf(lead, site, previews),
    // A second attempt has the same Message-ID, so that mail servers can drop duplicates.
    messageId: `<${id}@${new URL(originOf(site.id)).hostname}>`,
    date: new Date(lead.receivedAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Lead-Id': lead.id,
      // Postmark gives mails an id of its own, and reports this field beside it.
      'X-PM-Metadata-lead': id,
    },
    attachments: [
      ...namedPreviews(previews).map(({ number, bytes, cid }) => ({
        filename: `photo-${number}-small.jpg`,
        contentType: 'image/jpeg',
        content: bytes,
        cid,
        contentDisposition: 'inline' as const,
      })),
      ...photos.map(({ type, bytes }, index) => ({
        filename: `photo-${index + 1}.jpg`,
        contentType: type,
        content: Buffer.from(bytes),
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
