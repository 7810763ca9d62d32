import { maySeeDetails } from '@/lib/http/may-see-details';
import { outboxHealth } from '@/lib/leads/health';

export const dynamic = 'force-dynamic';

/**
 * Liveness: always 200 while the process answers; a restart mends neither the content server nor the database. `status` is
 * `degraded` when leads are dead-lettered or wait too long, or when the database does not answer. With HEALTH_TOKEN as bearer
 * token also `uptimeSeconds`, `leads` (counts, and the age of the oldest that waits; null when the database does not answer) and
 * `sites`, the same for each site.
 */
export const GET = async (request: Request): Promise<Response> => {
  const { status, leads, sites } = await outboxHealth();
  return Response.json(
    { status, ...(maySeeDetails(request) && { uptimeSeconds: Math.floor(process.uptime()), leads, sites }) },
    { headers: { 'cache-control': 'no-store' } },
  );
};
