// Preloaded into a server (--import): content.test is this machine, and has no address while the file
// DNS_FAULT exists.
import dns from 'node:dns';
import { existsSync } from 'node:fs';

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (name !== 'content.test') return lookup(name, ...rest);
  if (!existsSync(process.env.DNS_FAULT ?? '')) return lookup('localhost', ...rest);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return process.nextTick(rest.at(-1), error);
};
