import type { Site } from '@/lib/content';
import { telUriOf } from '@/lib/language/phone-numbers';
import { messagesOf } from '@/lib/site/messages';
import { originOf } from '@/lib/content/hosts/hosts';
import { isSigned, sign } from '@/lib/platform/db/secrets';
import { paths } from '@/lib/site/pages/paths';
import { campaignFields, photoLimits, typedFields, type TypedField } from '@/lib/leads/form/fields';
import { labelsOf } from '@/lib/leads/form/form-content';
import type { Lead, StoredFields } from '@/lib/leads/outbox/lead';

export type LabelledField = { name: TypedField; label: string; value: string };

const MAIL_COLOUR = '1';
const LINK_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The visitor's fields, in the form's order and the site's language. */
export const labelledFields = (site: Site, fields: StoredFields): LabelledField[] => {
  const labels = labelsOf(site);
  const way = fields.bestWay && { phone: labels.byPhone, email: labels.byEmail }[fields.bestWay];
  return typedFields.flatMap((name) => {
    const value = name === 'bestWay' ? way : fields[name];
    return value ? [{ name, label: labels[name], value }] : [];
  });
};

export const campaignOf = (fields: StoredFields): Record<string, string> =>
  Object.fromEntries(campaignFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

export type PhotoLink = { type: string; url: string; expires: string };

/** Has every field, even an empty one, so that the columns of a sheet never shift. */
const flatData = ({ id, fields, receivedAt }: Lead, site: Site, photos: readonly PhotoLink[]) => ({
  id,
  receivedAt: new Date(receivedAt).toISOString(),
  business: site.name,
  ...Object.fromEntries(typedFields.map((name) => [name, fields[name] ?? ''])),
  textConsent: fields.textConsent?.wording ?? '',
  page: fields.page,
  ...Object.fromEntries(campaignFields.map((name) => [name, fields[name] ?? ''])),
  ...Object.fromEntries(
    Array.from({ length: photoLimits.count }, (_, index) => [`photo${index + 1}`, photos[index]?.url ?? '']),
  ),
});

/** The body of the POST to linkPostEmail: docs/lead.schema.json. */
export const payloadOf = (lead: Lead, site: Site, photos: readonly PhotoLink[]) => ({
  type: 'lead.created',
  timestamp: new Date(lead.receivedAt).toISOString(),
  version: 1,
  ...(lead.fields.isTest ? { test: true } : {}),
  ...(lead.fields.suspicious ? { suspicious: lead.fields.suspicious } : {}),
  idempotencyKey: lead.id,
  receivedAt: new Date(lead.receivedAt).toISOString(),
  to: site.emails[0] ?? null,
  business: {
    name: site.name,
    logo: site.logo ? new URL(site.logo, originOf(site.id)).href : null,
    phone: site.phones[0]?.display ?? null,
    website: originOf(site.id),
  },
  color: MAIL_COLOUR,
  language: messagesOf(site).code,
  fields: labelledFields(site, lead.fields),
  replyTo: lead.fields.email || null,
  callBack: telUriOf(lead.fields.phone, site.country),
  textConsent: lead.fields.textConsent,
  page: lead.fields.page,
  campaign: campaignOf(lead.fields),
  photos,
  // More than `photos` when some could not be stored.
  photosSent: lead.fields.photosSent ?? photos.length,
  data: flatData(lead, site, photos),
});

export const photoLink = async (
  site: string,
  photo: string,
  now: number,
): Promise<{ url: string; expires: string }> => {
  const expires = now + LINK_LIFETIME_MS;
  const query = new URLSearchParams({
    id: photo,
    expires: String(expires),
    signature: await sign('photo', `${site}:${photo}:${expires}`),
  });
  return { url: `${originOf(site)}${paths.leadPhoto}?${query}`, expires: new Date(expires).toISOString() };
};

/** The photo's id in the query of a valid link that photoLink made, else null. */
export const photoOfLink = async (
  site: string,
  query: URLSearchParams,
  now: number,
): Promise<string | null> => {
  const [id = '', expires = '', signature = ''] = ['id', 'expires', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  return /^\d{1,15}$/.test(expires) &&
    Number(expires) > now &&
    (await isSigned('photo', `${site}:${id}:${expires}`, signature))
    ? id
    : null;
};
