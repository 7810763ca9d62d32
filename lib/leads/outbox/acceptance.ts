import type { Database } from '@/lib/platform/db';
import { FIRST } from './lead';

const WEEK = 7 * 24 * 60 * 60_000;

/** The times from request to acceptance, in milliseconds; `destination`: FIRST, or a further one. */
export type Acceptance = {
  site: string;
  destination: string;
  leads: number;
  median: number;
  slowest: number;
};

const query = (table: 'leads' | 'deliveries') => {
  const [name, by] =
    table === 'leads' ? [`'${FIRST}' as destination`, 'site'] : ['destination', 'site, destination'];
  return `select site, ${name}, accepted, max(case when place = (accepted + 1) / 2 then took end) as median,
      max(took) as slowest
    from (
      select ${by}, changed_at - received_at as took,
        row_number() over (partition by ${by} order by changed_at - received_at) as place,
        count(*) over (partition by ${by}) as accepted
      from ${table} where state = 'delivered' and changed_at >= ?
    ) as timed group by ${by}, accepted`;
};

/** What each site's destinations accepted in the last 7 days. Rejects without a database. */
export const acceptedInWeek = async (db: Database, now: number): Promise<Acceptance[]> => {
  const rows = await db.all(`${query('leads')} union all ${query('deliveries')}`, [now - WEEK, now - WEEK]);
  return rows.map(({ site, destination, ...row }) => ({
    site: String(site),
    destination: String(destination),
    leads: Number(row.accepted),
    median: Number(row.median),
    slowest: Number(row.slowest),
  }));
};
