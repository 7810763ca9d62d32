import type { Site } from '@/lib/content';
import { zoneOf } from '@/lib/language/opening-hours/status-line';
import {
  mailButton,
  mailField,
  mailHtml,
  mailParagraph,
  NO_LINKS_MADE,
  withLineBreaks,
} from '@/lib/leads/delivery/mail-frame';
import { labelledFields } from '@/lib/leads/delivery/payload';
import type { Lead } from '@/lib/leads/outbox/lead';
import { cut, escapeHtml, withoutLinks } from '@/lib/platform/text';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { heldLink, linkDays } from './held-links';

const MAX_TEXT = 1_500;

const reasonIn = (site: Site, reason: string | null): string => {
  const { reasons } = messagesOf(site).held;
  const [name = ''] = (reason ?? '').split(' ');
  return reasons[name as keyof typeof reasons] ?? name;
};

type Entry = { rows: [label: string, value: string][]; deliver: string; erase: string };

const entryOf = async (lead: Lead, site: Site, now: number): Promise<Entry> => {
  const { held } = messagesOf(site);
  const time = new Intl.DateTimeFormat(languageTagOf(site), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zoneOf(site) ?? 'UTC',
  });
  return {
    rows: [
      [held.received, time.format(lead.receivedAt)],
      [held.reason, reasonIn(site, lead.reason)],
      // A sender of spam must not get a link into the mail, nor lines that look like its own.
      ...labelledFields(site, lead.fields).map(({ name, label, value }): [string, string] => [
        label,
        cut(name === 'email' ? value : withoutLinks(value), MAX_TEXT),
      ]),
    ],
    deliver: await heldLink(site.id, lead.id, 'deliver', now),
    erase: await heldLink(site.id, lead.id, 'erase', now),
  };
};

/** The mail that lists what was held back. @param more how many come with the next one */
export const heldMailOf = async (site: Site, leads: readonly Lead[], more: number, now: number) => {
  const { held } = messagesOf(site);
  const entries = await Promise.all(leads.map((lead) => entryOf(lead, site, now)));
  const [intro, links] = [held.intro(leads.length), held.links(linkDays())];
  const asText = ({ rows, deliver, erase }: Entry, index: number) =>
    [
      `--- ${index + 1} ---`,
      ...rows.map(([label, value]) =>
        value.includes('\n') ? `${label}:\n> ${value.replaceAll('\n', '\n> ')}` : `${label}: ${value}`,
      ),
      '',
      `${held.customer}:`,
      deliver,
      `${held.spam}:`,
      erase,
      '',
    ].join('\n');
  const asHtml = ({ rows, deliver, erase }: Entry) =>
    [
      '<div style="margin:0 0 24px;padding:16px 0 0;border-top:1px solid #b8bcc4">',
      ...rows.map(([label, value]) => mailField(label, withLineBreaks(value))),
      mailButton(deliver, held.customer, true),
      mailButton(erase, held.spam, false),
      '</div>',
    ].join('');
  return {
    subject: held.subject(site.name, leads.length),
    text: [intro, links, '', ...entries.map(asText), ...(more > 0 ? [held.more(more), ''] : [])].join('\n'),
    html: mailHtml(
      site,
      [
        mailParagraph(escapeHtml(`${intro} ${links}`)),
        ...entries.map(asHtml),
        ...(more > 0 ? [mailParagraph(escapeHtml(held.more(more)))] : []),
      ],
      { head: NO_LINKS_MADE },
    ),
  };
};
