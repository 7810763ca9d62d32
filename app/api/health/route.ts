import { outbox } from '@/lib/leads';

export const dynamic = 'force-dynamic';

/** A balancer that asks must not wait for a database that hangs. */
const WAIT_MS = 2_000;

const leadCounts = async () => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  const counts = outbox()
    .then((store) => store.counts())
    .catch(() => null);
  return Promise.race([counts, late]).finally(() => clearTimeout(timer));
};

/**
 * Is the process up and answering? It says nothing of the content server: a site outlives its content server. `leads` counts
 * those that are waiting, deadLettered and quarantined; null when the database does not answer, and the status is 200 even then.
 */
export const GET = async () =>
  Response.json(
    { status: 'ok', uptimeSeconds: Math.floor(process.uptime()), leads: await leadCounts() },
    { headers: { 'cache-control': 'no-store' } },
  );
