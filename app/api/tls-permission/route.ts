import { LRUCache } from 'lru-cache';
import { clientNetwork } from '@/lib/platform/http/request-source';
import { areHostsKnown, servesHost } from '@/lib/content/hosts/hosts';
import { singleton } from '@/lib/platform/singleton';

const MAX_PER_SECOND = 20;

/** Per client, so that strangers cannot use up the TLS server's share. */
const asked = () =>
  singleton('tls-permission', () => new LRUCache<string, { times: number }>({ max: 10_000, ttl: 1_000 }));

const mayAsk = (client: string): boolean => {
  const second = asked().get(client);
  if (second) return (second.times += 1) <= MAX_PER_SECOND;
  asked().set(client, { times: 1 });
  return true;
};

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * GET ?domain=, which Caddy asks before it gets a certificate: 200 for a served host, 503 while the hosts are
 * unknown. Served hosts are never limited, because Caddy asks for all visitors from one address.
 */
export const GET = (request: Request): Response => {
  const domain = new URL(request.url).searchParams.get('domain') ?? '';
  if (domain.length <= 253 && servesHost(domain)) return answer(200);
  if (!mayAsk(clientNetwork(request.headers))) return answer(429, { 'retry-after': '1' });
  return areHostsKnown() ? answer(404) : answer(503, { 'retry-after': '5' });
};
