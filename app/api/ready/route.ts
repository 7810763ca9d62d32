import { siteAges } from '@/lib/content';
import { canWrite } from '@/lib/db/write-probe';
import { maySeeDetails } from '@/lib/http/may-see-details';
import { isShuttingDown, isStarting } from '@/lib/lifecycle';

export const dynamic = 'force-dynamic';

const secondsOf = (seconds: number) => (Number.isFinite(seconds) ? Math.round(seconds) : null);

/** Number of sites in memory, age of the oldest record (null: a copy from disk), and number of failed last reads. */
const contentAge = () => {
  const ages = siteAges();
  return {
    sites: ages.length,
    oldestSeconds: secondsOf(Math.max(0, ...ages.map(({ seconds }) => seconds))),
    failing: ages.filter(({ failure }) => failure !== null).length,
  };
};

const statusOf = (isReady: boolean): string => {
  if (isReady) return 'ready';
  return isStarting() ? 'starting' : 'database not writable';
};

/**
 * Readiness, for balancers: 503 while starting and shutting down, and when the database cannot be written, because leads would be
 * refused. Ready during an outage of the content server, when pages come from the last good copy. With HEALTH_TOKEN: details.
 */
export const GET = async (request: Request): Promise<Response> => {
  const shuttingDown = isShuttingDown();
  const isReady = !shuttingDown && !isStarting() && (await canWrite());
  const status = shuttingDown ? 'shutting down' : statusOf(isReady);
  return Response.json(
    { status, ...(maySeeDetails(request) && { content: contentAge() }) },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
};
