import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { lastOutboxStatus, outboxHealth } from '@/lib/leads/outbox/lead-report';

export const dynamic = 'force-dynamic';

/**
 * Liveness: always 200, as a restart repairs neither content server nor database (docs/operating.md). Reads
 * nothing without the token: caches in front ask every second, and so can anybody.
 */
export const GET = async (request: Request): Promise<Response> => {
  const uptimeSeconds = Math.floor(process.uptime());
  const health = maySeeDetails(request)
    ? { uptimeSeconds, ...(await outboxHealth()) }
    : { status: lastOutboxStatus() };
  return Response.json(health, { headers: { 'cache-control': 'no-store' } });
};
