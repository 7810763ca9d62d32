import ipaddr from 'ipaddr.js';
import { env } from '@/lib/platform/env';

const UNKNOWN = 'unknown';

/**
 * The key of a client for rate limits: its IPv4 address, or its IPv6 /64 network, which one household owns.
 * Clients can forge the entries of X-Forwarded-For before the one that is TRUSTED_PROXIES from the end, and
 * without a proxy all of them.
 */
export const clientNetwork = (headers: Headers): string => {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-env().trustedProxies) ?? entries[0] ?? '';
  // Some proxies append the port: 192.0.2.1:443, [2001:db8::1]:443.
  const address = entry
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
};

/** A host as SITES_FILE writes it: lower case, no port, no trailing dot. */
export const normaliseHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

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
