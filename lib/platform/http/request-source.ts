import ipaddr from 'ipaddr.js';
import { env, isVercel } from '@/lib/platform/env';
import { isPrivateAddress } from './private-address';

const UNKNOWN = 'unknown';

/** The address connected to this server; guard-server.ts overwrites it. */
export const PEER_HEADER = 'x-mainstreet-peer';

/** TRUSTED_PROXIES; by default 1 for a peer on this machine or a private network, else 0. */
const trustedProxies = (peer: string): number =>
  env().trustedProxies ?? (peer === '' || isPrivateAddress(peer.replace(/^::ffff:/, '')) ? 1 : 0);

/** A client's IPv4 address or IPv6 /64, from the entry of X-Forwarded-For that it cannot forge. */
export const clientNetwork = (headers: Headers): string => {
  // On Vercel only visitors write PEER_HEADER, and X-Forwarded-For is Vercel's own.
  const peer = isVercel() ? '' : (headers.get(PEER_HEADER) ?? '');
  const proxies = trustedProxies(peer);
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = proxies === 0 ? peer : (entries.at(-proxies) ?? entries[0] ?? '');
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

/**
 * The networks by which a client is counted, narrowest first: its IPv4 address, or its IPv6 /64, /56 and /48,
 * because a /48 holds 65,536 networks /64.
 */
export const clientNetworks = (headers: Headers): [string, ...string[]] => {
  const network = clientNetwork(headers);
  if (!network.includes(':')) return [network];
  const wider = [56, 48].map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${network}/${bits}`).toString()}/${bits}`,
  );
  return [network, ...wider];
};

/** As SITES_FILE writes it: lower case, no port, no trailing dot. */
export const normaliseHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Ports 80 and 443 count as none, because a TLS proxy may hide the visitor's port. */
const withPort = (host: string): string => {
  const port = /:(\d+)$/.exec(host.trim())?.[1];
  return normaliseHost(host) + (port && port !== '80' && port !== '443' ? `:${Number(port)}` : '');
};

/** Whether our own page posted the form. @param siteOrigin for proxies that change the Host header */
export const isFromOwnPage = (headers: Headers, siteOrigin: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  if (fetchSite === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const host = withPort(new URL(origin).host);
  return host === withPort(headers.get('host') ?? '') || host === withPort(new URL(siteOrigin).host);
};
