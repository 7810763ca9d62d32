import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { lastOutboxStatus, outboxHealth } from '@/lib/leads/outbox/lead-report';
import { noStoreJson } from '@/lib/platform/http/no-store';

export const dynamic = 'force-dynamic';

/**
 * Always 200, as a restart repairs no other server. Reads nothing without the token: anybody may ask often.
 */
export const GET = async (request: Request): Promise<Response> => {
  const uptimeSeconds = Math.floor(process.uptime());
  const health = maySeeDetails(request)
    ? { uptimeSeconds, ...(await outboxHealth()) }
    : { status: lastOutboxStatus() };
  return noStoreJson(health);
};
