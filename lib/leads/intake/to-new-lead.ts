import 'server-only';
import { createHash } from 'node:crypto';
import type { Site } from '@/lib/content';
import { isPossiblePhone } from '@/lib/language/phone-numbers';
import { textConsentOf } from '@/lib/site/messages';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { campaignFields, campaignQuery, hiddenFields, type CampaignField } from '@/lib/leads/form/fields';
import { campaignValue, checkPosted, type LeadErrors, type PostedLead } from '@/lib/leads/form/lead-schema';
import type { NewLead } from '@/lib/leads/outbox/lead';

/** The form's schema, and whether a phone number can exist in the country, or with its country code. */
export const checkLead = (
  posted: Readonly<Record<string, unknown>>,
  country: string,
): { lead: PostedLead } | { errors: LeadErrors } => {
  const checked = checkPosted(posted);
  const phone = 'lead' in checked ? checked.lead.phone : '';
  return phone && !isPossiblePhone(phone, country) ? { errors: { phone: 'phone' } } : checked;
};

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

/** The Referer, when it is a page of this site. */
const ownPageOf = (headers: Headers): URL | null => {
  const referer = headers.get('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url &&
    normaliseHost(url.host) === normaliseHost(headers.get('host') ?? '') &&
    !url.pathname.startsWith('/api/')
    ? url
    : null;
};

/** Page and campaign, for a form without JavaScript. */
export const refererFields = (headers: Headers): Record<string, string> => {
  const from = ownPageOf(headers);
  if (!from) return {};
  const campaign = campaignQuery.map((name) => [
    name,
    campaignValue(name, from.searchParams.get(name) ?? ''),
  ]);
  return Object.fromEntries(
    [[hiddenFields.page, from.pathname.slice(0, 300)], ...campaign].filter(([, value]) => value),
  );
};

type Context = { site: Site; headers: Headers; photosSent: number; now: number };

/**
 * The stored form of a posted lead. Its id is a digest of the site and the browser's id; without JavaScript,
 * of site, day and fields, so that a double click is one lead.
 */
export const toNewLead = (
  { id, textConsent, ...posted }: PostedLead,
  { site, headers, photosSent, now }: Context,
): Pick<NewLead, 'id' | 'site' | 'fields' | 'receivedAt'> => {
  const from = refererFields(headers);
  const campaign = Object.fromEntries(
    campaignFields.map((name) => [name, posted[name] || (from[name] ?? '')]),
  ) as Record<CampaignField, string>;
  const fields = {
    ...posted,
    ...campaign,
    page: posted.page ?? from[hiddenFields.page] ?? null,
    textConsent: textConsent ? { wording: textConsentOf(site), at: new Date(now).toISOString() } : null,
  };
  const { page: _page, textConsent: _consent, ...typed } = fields;
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    id: uuidOf(JSON.stringify([site.id, ...(id ? [id] : [day, typed])])),
    site: site.id,
    fields: photosSent > 0 ? { ...fields, photosSent } : fields,
    receivedAt: now,
  };
};
