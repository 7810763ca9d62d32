import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** The first 64 bits of an IPv6 address. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Who sent a request, as far as a limit needs to know: an IPv4 address, or the /64 network of an IPv6 address, all of whose
 * addresses one household has.
 *
 * It is read from X-Forwarded-For, TRUSTED_PROXIES entries from its end: what stands before those a visitor may have written.
 * Where no proxy sets the header, Next puts the connection's own address there, unless the visitor sent one: a server that
 * faces the internet must have a proxy in front.
 */
export const clientNetwork = (headers: Headers): string => {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-env().trustedProxies) ?? entries[0] ?? '';
  // Some proxies write the port as well: 192.0.2.1:443, [2001:db8::1]:443.
  const address = entry
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '');
  return isIPv6(address) ? prefixOf(address) : address;
};
