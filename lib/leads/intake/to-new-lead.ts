import { createHash } from 'node:crypto';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { normaliseHost } from '@/lib/http/normalise-host';
import { campaignFields, hiddenFields } from '@/lib/leads/form/fields';
import { oneLine, type PostedLead } from '@/lib/leads/form/lead';
import type { NewLead } from '@/lib/leads/outbox/lead-store';

/** A UUID (version 8) made of what it stands for: the same text has the same. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** The page that a form without JavaScript was sent from: the Referer, when it is one of this site. */
const ownPageOf = (headers: Headers): URL | null => {
  const referer = headers.get('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url &&
    normaliseHost(url.host) === normaliseHost(headers.get('host') ?? '') &&
    !url.pathname.startsWith('/api/')
    ? url
    : null;
};

/** Page and campaign of a form that brings none (one without JavaScript), by the page that it was sent from: those that are known. */
export const refererFields = (headers: Headers): Record<string, string> => {
  const from = ownPageOf(headers);
  if (!from) return {};
  const campaign = campaignFields.map((name) => [
    name,
    oneLine(from.searchParams.get(name) ?? '')
      .slice(0, 200)
      .toWellFormed(),
  ]);
  return Object.fromEntries(
    [[hiddenFields.page, from.pathname.slice(0, 300)], ...campaign].filter(([, value]) => value),
  );
};

type Context = { site: Site; headers: Headers; now: number };

/**
 * What is kept of a posted lead. One that brings no id (a form without JavaScript) gets it from what was typed and the day:
 * sent twice, by a double click or a reload, it is the same lead.
 */
export const toNewLead = (
  { id, textConsent, ...posted }: PostedLead,
  { site, headers, now }: Context,
): Pick<NewLead, 'id' | 'site' | 'fields' | 'receivedAt'> => {
  const from = refererFields(headers);
  const campaign = Object.fromEntries(
    campaignFields.map((name) => [name, posted[name] || (from[name] ?? '')]),
  ) as Record<(typeof campaignFields)[number], string>;
  const fields = {
    ...posted,
    ...campaign,
    page: posted.page ?? from[hiddenFields.page] ?? null,
    textConsent: textConsent
      ? { wording: getMessages(site.language).lead.textConsent(site.name), at: new Date(now).toISOString() }
      : null,
  };
  const { page: _page, textConsent: _consent, ...typed } = fields;
  return {
    id: id ?? uuidOf(JSON.stringify([site.id, new Date(now).toISOString().slice(0, 10), typed])),
    site: site.id,
    fields,
    receivedAt: now,
  };
};
