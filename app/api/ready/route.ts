import { siteAges } from '@/lib/content';
import { canWrite } from '@/lib/platform/db';
import { maySeeDetails } from '@/lib/platform/http/bearer-token';
import { isShuttingDown, isStarting } from '@/lib/platform/lifecycle';
import { noStoreJson } from '@/lib/platform/http/no-store';

export const dynamic = 'force-dynamic';

const secondsOf = (seconds: number) => (Number.isFinite(seconds) ? Math.round(seconds) : null);

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

/** Readiness, for balancers; an outage of the content server does not change it (docs/operating.md). */
export const GET = async (request: Request): Promise<Response> => {
  const shuttingDown = isShuttingDown();
  const isReady = !shuttingDown && !isStarting() && (await canWrite());
  const status = shuttingDown ? 'shutting down' : statusOf(isReady);
  const body = { status, ...(maySeeDetails(request) && { content: contentAge() }) };
  return noStoreJson(body, isReady ? 200 : 503);
};
