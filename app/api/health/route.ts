import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { outboxHealth } from '@/lib/leads/outbox/lead-report';

export const dynamic = 'force-dynamic';

/**
 * Liveness: always 200, because a restart repairs neither content server nor database. `status` is `degraded`
 * when leads are dead-lettered or wait too long, or the database does not answer. HEALTH_TOKEN adds
 * `uptimeSeconds`, `leads` (counts and the age of the oldest waiting one; null without database) and `sites`,
 * the same per site.
 */
export const GET = async (request: Request): Promise<Response> => {
  const { status, leads, sites } = await outboxHealth();
  return Response.json(
    { status, ...(maySeeDetails(request) && { uptimeSeconds: Math.floor(process.uptime()), leads, sites }) },
    { headers: { 'cache-control': 'no-store' } },
  );
};
