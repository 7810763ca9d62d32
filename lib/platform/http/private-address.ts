import 'server-only';
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const special = new BlockList();
const ranges = {
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
    '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ipv6:
    '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 ' +
    '3fff::/20 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
};
for (const family of ['ipv4', 'ipv6'] as const)
  for (const range of ranges[family].split(' ')) {
    const [address = '', bits] = range.split('/');
    special.addSubnet(address, Number(bits), family);
  }

export const isPrivateAddress = (address: string): boolean =>
  special.check(address.replace(/%.*$/, ''), isIPv6(address) ? 'ipv6' : 'ipv4');

export class PrivateAddressError extends Error {
  constructor() {
    super('a private address, which ALLOW_PRIVATE_HOSTS does not name');
  }
}

const literalOf = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
};

const hostAndPort = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/** @param allowed host:port list @throws PrivateAddressError for a private address that it lacks */
export const checkTarget = (url: URL, allowed: ReadonlySet<string>): { isAllowed: boolean } => {
  const isAllowed = allowed.has(hostAndPort(url));
  const literal = literalOf(url);
  if (!isAllowed && literal && isPrivateAddress(literal)) throw new PrivateAddressError();
  return { isAllowed };
};

/** Refuses names with a private address. Sockets use the checked address, which prevents DNS rebinding. */
export const publicLookup =
  (resolve: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const first = addresses?.[0];
      if (error || !first)
        return callback(
          error ?? Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' }),
          '',
          0,
        );
      if (addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new PrivateAddressError(), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
