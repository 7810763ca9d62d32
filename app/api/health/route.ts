import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { outboxHealth } from '@/lib/leads/outbox/lead-report';

export const dynamic = 'force-dynamic';

/** Liveness: always 200, as a restart repairs neither content server nor database (docs/operating.md). */
export const GET = async (request: Request): Promise<Response> => {
  const { status, leads, sites } = await outboxHealth();
  return Response.json(
    { status, ...(maySeeDetails(request) && { uptimeSeconds: Math.floor(process.uptime()), leads, sites }) },
    { headers: { 'cache-control': 'no-store' } },
  );
};
