import { siteAges } from '@/lib/content';
import { maySeeDetails } from '@/lib/platform/http/may-see-details';
import { outbox } from '@/lib/leads';
import { metrics, setAges, setLeads, setUnknownPages } from '@/lib/platform/metrics';
import { within } from '@/lib/platform/within';
import { unknownPages } from '@/lib/serving/next/unknown-pages.mjs';

export const dynamic = 'force-dynamic';

const MAX_WAIT_MS = 2_000;

const readLeads = async () => {
  const store = await outbox();
  const [byState, oldest] = await Promise.all([store.countByState(), store.oldestWaiting()]);
  return { byState, oldestSeconds: oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000) };
};

/** Metrics in Prometheus' text format, for `Authorization: Bearer HEALTH_TOKEN`; 404 to everybody else. */
export const GET = async (request: Request): Promise<Response> => {
  if (!maySeeDetails(request))
    return new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  setAges(siteAges());
  setUnknownPages(unknownPages().count);
  setLeads(
    await within(
      MAX_WAIT_MS,
      readLeads().catch(() => null),
      () => null,
    ),
  );
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  });
};
