import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { readMetrics } from '@/lib/operations/monitoring/site-metrics';
import { noStore } from '@/lib/platform/http/no-store';

export const dynamic = 'force-dynamic';

/** Prometheus' text format, for `Authorization: Bearer HEALTH_TOKEN`; 404 to everybody else. */
export const GET = async (request: Request): Promise<Response> => {
  if (!maySeeDetails(request)) return new Response('Not found\n', { status: 404, headers: noStore });
  const { text, contentType } = await readMetrics();
  return new Response(text, { headers: { 'content-type': contentType, ...noStore } });
};
