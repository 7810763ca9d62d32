import { LRUCache } from 'lru-cache';
import { clientNetwork } from '@/lib/platform/http/request-source';
import { servesHost } from '@/lib/content/hosts/hosts';
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

/** GET ?domain=: 200 when a site is served under this host. Caddy asks before it gets a certificate. */
export const GET = (request: Request): Response => {
  if (!mayAsk(clientNetwork(request.headers))) return answer(429, { 'retry-after': '1' });
  const domain = new URL(request.url).searchParams.get('domain') ?? '';
  return answer(domain.length <= 253 && servesHost(domain) ? 200 : 404);
};
