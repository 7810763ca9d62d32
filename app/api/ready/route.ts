import { siteAges } from '@/lib/content';
import { canWrite } from '@/lib/db/write-probe';
import { maySeeDetails } from '@/lib/http/may-see-details';
import { isShuttingDown } from '@/lib/lifecycle';

export const dynamic = 'force-dynamic';

const secondsOf = (seconds: number) => (Number.isFinite(seconds) ? Math.round(seconds) : null);

/** Of the sites in memory: how many, how old the oldest record is (null: only a copy from disk), and how many reads failed last. */
const contentAge = () => {
  const ages = siteAges();
  return {
    sites: ages.length,
    oldestSeconds: secondsOf(Math.max(0, ...ages.map(({ seconds }) => seconds))),
    failing: ages.filter(({ failure }) => failure !== null).length,
  };
};

/**
 * Readiness, for balancers: 503 while shutting down, and when this process cannot write to its database, because a lead sent here
 * would be refused. An outage of the content server is no reason: pages are shown from the last good copy. With HEALTH_TOKEN as
 * bearer token the answer has details.
 */
export const GET = async (request: Request): Promise<Response> => {
  const shuttingDown = isShuttingDown();
  const writable = !shuttingDown && (await canWrite());
  const health = writable ? 'ready' : 'database not writable';
  const status = shuttingDown ? 'shutting down' : health;
  return Response.json(
    { status, ...(maySeeDetails(request) && { content: contentAge() }) },
    { status: writable ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
};
