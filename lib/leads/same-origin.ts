import { normaliseHost, originOf } from '@/lib/routing/hosts';

/**
 * Was a form posted from a page of this very site? What a browser says counts (Origin, Sec-Fetch-Site); one that says nothing
 * is not held against a visitor.
 */
export const isFromOwnPage = (headers: Headers, site: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  if (fetchSite === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const host = normaliseHost(new URL(origin).host);
  return (
    host === normaliseHost(headers.get('host') ?? '') || host === normaliseHost(new URL(originOf(site)).host)
  );
};
