// Preloaded into a server (--import): while the file DNS_FAULT exists, no name is resolved.
import dns from 'node:dns';
import { existsSync } from 'node:fs';

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (!existsSync(process.env.DNS_FAULT ?? '')) return lookup(name, ...rest);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return process.nextTick(rest.at(-1), error);
};
