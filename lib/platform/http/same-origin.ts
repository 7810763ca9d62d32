import { normaliseHost } from './normalise-host';

/**
 * Whether a form was posted from this site; true when the browser sends neither Origin nor Sec-Fetch-Site.
 * @param siteOrigin the site's public origin; behind a proxy the Host header may differ
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
