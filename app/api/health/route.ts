import { env } from '@/lib/env';
import { hasToken } from '@/lib/http/bearer-token';
import { outboxHealth } from '@/lib/leads/health';

export const dynamic = 'force-dynamic';

/**
 * Liveness: always 200 while the process answers; it says nothing of the content server, which a site outlives. `status` is
 * `degraded` when leads are dead-lettered or wait too long, or when the database does not answer (then `leads` is null). With
 * HEALTH_TOKEN as bearer token, `sites` has the counts of each site.
 */
export const GET = async (request?: Request) => {
  const { healthToken } = env();
  const { status, leads, sites } = await outboxHealth();
  const mayKnowSites = request && healthToken && hasToken(request.headers, [healthToken]);
  return Response.json(
    { status, uptimeSeconds: Math.floor(process.uptime()), leads, ...(mayKnowSites ? { sites } : {}) },
    { headers: { 'cache-control': 'no-store' } },
  );
};
