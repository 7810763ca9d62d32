import { groupCommit, type Database } from '@/lib/platform/db';
import { columns, toLead, type Lead } from './lead';

export type SiteLease = {
  site: string;
  worker: string;
  /** Failed attempts since the last success. */
  failures: number;
  /** Whether the last lead was settled: also a receiver that refuses is not down. */
  isReached?: boolean;
};

export type Result = { lead: string; attempts: number } & (
  | { state: 'waiting'; reason: string; dueAt: number }
  | { state: 'delivered' }
  | { state: 'dead-lettered'; reason: string }
);

const update = (result: Result, now: number) => ({
  sql: "update leads set state = ?, reason = ?, attempts = ?, due_at = ?, changed_at = ? where id = ? and state = 'waiting'",
  args: [
    result.state,
    'reason' in result ? result.reason : null,
    result.attempts,
    'dueAt' in result ? result.dueAt : now,
    now,
    result.lead,
  ],
});

/**
 * Delivery's side of the outbox; a lease per site decides which process delivers. Leases begin and end by the
 * database's clock, because those of several servers differ.
 * Every method rejects when the database does not answer.
 */
export const siteLeases = (db: Database) => ({
  /** Sites with due leads and a free lease: those without failures first, then by their oldest lead. */
  sitesWithWork: async (now: number): Promise<string[]> => {
    // After a failure the site waits (retry_at), not its leads: the oldest is tried next.
    const rows = await db.all(
      `select leads.site as site from leads left join site_leases on site_leases.site = leads.site
       where leads.state = 'waiting' and coalesce(lease_until, 0) <= ${db.clock} and coalesce(retry_at, 0) <= ?
         and (due_at <= ? or (coalesce(failures, 0) > 0 and attempts > 0))
       group by leads.site order by max(case when coalesce(failures, 0) > 0 then 1 else 0 end), min(received_at)`,
      [now, now],
    );
    return rows.map(({ site }) => String(site));
  },

  /** Takes a site's lease for `leaseMs` ms. @returns null when it is held, or `retry_at` not reached */
  acquireLease: async (
    site: string,
    worker: string,
    now: number,
    leaseMs: number,
  ): Promise<SiteLease | null> => {
    const [row] = await db.all(
      `insert into site_leases (site, worker, lease_until, failures, retry_at) values (?, ?, ${db.clock} + ?, 0, 0)
       on conflict (site) do update set worker = excluded.worker, lease_until = excluded.lease_until
       where site_leases.lease_until <= ${db.clock} and site_leases.retry_at <= ?
       returning failures`,
      [site, worker, leaseMs, now],
    );
    return row ? { site, worker, failures: Number(row.failures) } : null;
  },

  dueLeads: async (site: string, now: number, max: number): Promise<Lead[]> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? and due_at <= ?
         order by received_at, id limit ${max}`,
        [site, now],
      )
    ).map(toLead),

  oldestLead: async (site: string, now: number): Promise<Lead | null> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? and (due_at <= ? or attempts > 0)
         order by received_at, id limit 1`,
        [site, now],
      )
    ).map(toLead)[0] ?? null,

  leastTriedLead: async (site: string, except: string, now: number): Promise<Lead | null> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? and id <> ?
           and (due_at <= ? or attempts > 0)
         order by attempts, received_at, id limit 1`,
        [site, except, now],
      )
    ).map(toLead)[0] ?? null,

  /** Stores results and extends the lease in one commit. @returns false when the lease was lost */
  record: async (
    results: readonly Result[],
    lease: SiteLease,
    now: number,
    leaseMs: number,
  ): Promise<boolean> => {
    const rows = await groupCommit(db)([
      ...results.map((result) => update(result, now)),
      {
        sql: `update site_leases set lease_until = ${db.clock} + ?, failures = ?,
                failing_since = case when ? = 1 then null when ? = 1 then coalesce(failing_since, ?)
                  else failing_since end
              where site = ? and worker = ? returning site`,
        args: [
          leaseMs,
          lease.failures,
          Number(lease.failures === 0 || lease.isReached === true),
          Number(results.length > 0),
          now,
          lease.site,
          lease.worker,
        ],
      },
    ]);
    return (rows.at(-1)?.length ?? 0) > 0;
  },

  /** Gives a lease back, free from `retryAt` on. @param receiver for the alert about failing receivers */
  releaseLease: async (lease: SiteLease, retryAt: number, receiver: string | null = null): Promise<void> => {
    await db.run(
      'update site_leases set lease_until = 0, failures = ?, retry_at = ?, receiver = ? where site = ? and worker = ?',
      [lease.failures, retryAt, receiver, lease.site, lease.worker],
    );
  },
});
