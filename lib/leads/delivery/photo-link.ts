import { originOf } from '@/lib/routing/hosts';
import { paths } from '@/lib/urls/paths';
import { isSigned, sign } from '@/lib/leads/outbox/signing-secret';

/** How long a link to a photo works, in milliseconds: 30 days. */
const LINK_LIFETIME = 30 * 24 * 60 * 60_000;

/** A link to a photo that works without a password until it expires (ISO 8601). */
export const photoLink = async (
  site: string,
  photo: string,
  now: number,
): Promise<{ url: string; expires: string }> => {
  const expires = now + LINK_LIFETIME;
  const query = new URLSearchParams({
    id: photo,
    expires: String(expires),
    signature: await sign('photo', `${site}:${photo}:${expires}`),
  });
  return { url: `${originOf(site)}${paths.leadPhoto}?${query}`, expires: new Date(expires).toISOString() };
};

/** Is this the query of a link that photoLink made for a site, and that has not expired? @returns the photo's id, or null */
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
