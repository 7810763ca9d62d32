import type { Database, Statement } from '@/lib/platform/db';
import { DAY_MS, isoDay } from '@/lib/platform/day';

const WEEK_DAYS = 7;
/** Each bucket ends at 1.25 times the end of the bucket before, so a median is at most a quarter too long. */
const STEP = 1.25;
const SHORTEST_MS = 10;

/** The times from request to acceptance, in milliseconds. */
export type Acceptance = {
  site: string;
  destination: string;
  leads: number;
  median: number;
  slowest: number;
};

const bucketOf = (took: number): number =>
  Math.ceil(SHORTEST_MS * STEP ** Math.max(0, Math.ceil(Math.log(took / SHORTEST_MS) / Math.log(STEP))));

/** Counts an acceptance, once: before its delivery is marked as delivered. */
export const acceptanceOf = (
  { lead, receivedAt }: { lead: string; receivedAt: number },
  { site, destination }: { site: string; destination: string },
  now: number,
): Statement => {
  const took = Math.max(1, now - receivedAt);
  return {
    sql: `insert into acceptances (day, site, destination, up_to, leads, slowest)
          select cast(? as text), site, destination, cast(? as bigint), 1, cast(? as bigint) from deliveries
          where lead = ? and site = ? and destination = ? and state = 'waiting'
          on conflict (day, site, destination, up_to) do update set leads = acceptances.leads + 1,
            slowest = case when acceptances.slowest > excluded.slowest then acceptances.slowest else excluded.slowest end`,
    args: [isoDay(now), bucketOf(took), took, lead, site, destination],
  };
};

/** The acceptances of each site's destinations in the last 7 days (UTC). Rejects without a database. */
export const acceptedInWeek = async (db: Database, now: number): Promise<Acceptance[]> => {
  type Bucket = { site: string; destination: string; upTo: number; leads: number; slowest: number };
  const rows = await db.all<Bucket>(
    `select site, destination, up_to as "upTo", sum(leads) as leads, max(slowest) as slowest from acceptances
     where day > ? group by site, destination, up_to order by site, destination, up_to`,
    [isoDay(now - WEEK_DAYS * DAY_MS)],
  );
  const found = new Map<string, Acceptance & { buckets: Bucket[] }>();
  for (const bucket of rows) {
    const { site, destination } = bucket;
    const key = `${site} ${destination}`;
    const of = found.get(key) ?? { site, destination, leads: 0, median: 0, slowest: 0, buckets: [] };
    of.leads += bucket.leads;
    of.slowest = Math.max(of.slowest, bucket.slowest);
    of.buckets.push(bucket);
    found.set(key, of);
  }
  return [...found.values()].map(({ buckets, ...of }) => {
    let below = 0;
    const middle = buckets.find(({ leads }) => (below += leads) * 2 >= of.leads);
    return { ...of, median: Math.min(of.slowest, middle?.upTo ?? of.slowest) };
  });
};

/** Deletes the days before the last week. */
export const sweepAcceptances = async (db: Database, now: number): Promise<void> => {
  await db.run('delete from acceptances where day <= ?', [isoDay(now - WEEK_DAYS * DAY_MS)]);
};
