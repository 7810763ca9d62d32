import { originOf } from '@/lib/content/hosts/hosts';
import { paths } from '@/lib/site/urls/paths';
import { isSigned, sign } from '@/lib/leads/outbox/signing-secret';

const LINK_LIFETIME = 30 * 24 * 60 * 60_000;

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

/** The photo's id in the query of a valid link made by photoLink, else null. */
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
