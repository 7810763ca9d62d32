import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';

const UNKNOWN = 'unknown';

/**
 * Who sent a request, as far as a limit needs to know: an IPv4 address, or the /64 network of an IPv6 address, all of
 * whose addresses one household has. It is read from X-Forwarded-For, TRUSTED_PROXIES entries from its end: what
 * stands before those a visitor may have written. An entry that is no address is everybody's who sends one: else a
 * visitor could be as many senders as there are texts. Where no proxy sets the header, Next puts the connection's own
 * address there, unless the visitor sent one: a server that faces the internet must have a proxy in front.
 */
export const clientNetwork = (headers: Headers): string => {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-env().trustedProxies) ?? entries[0] ?? '';
  // Some proxies write the port as well: 192.0.2.1:443, [2001:db8::1]:443.
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
