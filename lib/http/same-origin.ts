import { normaliseHost } from './normalise-host';

/**
 * Was a form posted from a page of this very site? What a browser says counts (Origin, Sec-Fetch-Site); one that says nothing
 * is not held against a visitor.
 * @param siteOrigin the site's public origin, which a proxy's Host header may differ from
 */
export const isFromOwnPage = (headers: Headers, siteOrigin: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  if (fetchSite === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const host = normaliseHost(new URL(origin).host);
  return (
    host === normaliseHost(headers.get('host') ?? '') || host === normaliseHost(new URL(siteOrigin).host)
  );
};
