import { groupCommit, type Database, type Statement, type Value } from '@/lib/platform/db';
import { acceptanceOf } from './acceptance';
import { leadColumns, toLead, type Lead, type LeadRow } from './lead';

/** A queue of deliveries: the leads of one site to one of its destinations. */
export type Queue = { site: string; destination: string };

/** A lead that waits for a destination. Times are milliseconds since 1970. */
export type WaitingLead = Lead & { attempts: number; giveUpAt: number };

export type QueueLease = Queue & {
  worker: string;
  failures: number;
  /** Whether the receiver answered for the last lead: a receiver that refuses is not down. */
  isReached?: boolean;
};

export type Result = { lead: string; receivedAt: number; attempts: number } & (
  | { state: 'waiting'; reason: string; dueAt: number }
  | { state: 'delivered' }
  | { state: 'dead-lettered'; reason: string }
);

const update = (result: Result, { destination }: Queue, now: number): Statement => ({
  sql: `update deliveries set state = ?, reason = ?, attempts = ?, due_at = ?, changed_at = ?
        where lead = ? and destination = ? and state = 'waiting'`,
  args: [
    result.state,
    'reason' in result ? result.reason : null,
    result.attempts,
    'dueAt' in result ? result.dueAt : now,
    now,
    result.lead,
    destination,
  ],
});

/**
 * Delivery's side of the outbox: the holder of a queue's lease delivers it. Leases use the database's clock,
 * because those of several servers differ. Every method rejects when the database does not answer.
 */
export const queueLeases = (db: Database) => {
  // SQLite would take the index that begins with the state, and sort all waiting deliveries.
  const index = db.dialect === 'sqlite' ? ' indexed by deliveries_waiting' : '';
  /** SQL for the first queue with waiting leads behind a given queue: one step in the index. */
  const next = (after: string) =>
    ['site', 'destination']
      .map(
        (column) =>
          `(select ${column} from deliveries${index} where state = 'waiting'${after} order by site, destination limit 1)`,
      )
      .join(', ');

  const waiting = async (
    { site, destination }: Queue,
    condition: string,
    args: Value[],
    order: string,
    max: number,
  ): Promise<WaitingLead[]> =>
    (
      await db.all<LeadRow<WaitingLead>>(
        `select ${leadColumns}, deliveries.attempts, deliveries.give_up_at as "giveUpAt"
         from deliveries join leads on leads.id = deliveries.lead
         where state = 'waiting' and deliveries.site = ? and destination = ? and ${condition}
         order by ${order}deliveries.received_at, leads.id limit ${max}`,
        [site, destination, ...args],
      )
    ).map(toLead);
  const dueOrTried = '(due_at <= ? or attempts > 0)';

  return {
    /**
     * Queues without failures first, then by their oldest lead. Asked at every new lead: reads no backlog.
     */
    queuesWithWork: (now: number): Promise<Queue[]> =>
      // After a failure the queue waits (retry_at), not its leads: the oldest lead is tried next.
      db.all<Queue>(
        `with recursive named (site, destination) as (
           select ${next('')} union all
           select ${next(' and (deliveries.site, deliveries.destination) > (before.site, before.destination)')}
           from named as before where site is not null
         )
         select site, destination from (
           select named.site, named.destination, case when coalesce(failures, 0) > 0 then 1 else 0 end as fails,
             (select deliveries.received_at from deliveries join leads on leads.id = deliveries.lead
              where deliveries.state = 'waiting' and deliveries.site = named.site
                and deliveries.destination = named.destination
                and (deliveries.due_at <= ? or (coalesce(failures, 0) > 0 and deliveries.attempts > 0))
              order by deliveries.received_at limit 1) as oldest
           from named left join delivery_leases as lease
             on lease.site = named.site and lease.destination = named.destination
           where coalesce(lease_until, 0) <= ${db.clock} and coalesce(retry_at, 0) <= ?
         ) as free where oldest is not null order by fails, oldest`,
        [now, now],
      ),

    /** Takes a lease for `leaseMs` ms. @returns null when another process holds it, or before `retry_at` */
    acquireLease: async (
      { site, destination }: Queue,
      worker: string,
      now: number,
      leaseMs: number,
    ): Promise<QueueLease | null> => {
      const [lease] = await db.all<QueueLease>(
        `insert into delivery_leases (site, destination, worker, lease_until, failures, retry_at)
         values (?, ?, ?, ${db.clock} + ?, 0, 0)
         on conflict (site, destination) do update
           set worker = excluded.worker, lease_until = excluded.lease_until
           where delivery_leases.lease_until <= ${db.clock} and delivery_leases.retry_at <= ?
         returning site, destination, worker, failures`,
        [site, destination, worker, leaseMs, now],
      );
      return lease ?? null;
    },

    dueLeads: (queue: Queue, now: number, max: number): Promise<WaitingLead[]> =>
      waiting(queue, 'due_at <= ?', [now], '', max),

    oldestLead: async (queue: Queue, now: number): Promise<WaitingLead | null> =>
      (await waiting(queue, dueOrTried, [now], '', 1))[0] ?? null,

    leastTriedLead: async (queue: Queue, except: string, now: number): Promise<WaitingLead | null> =>
      (await waiting(queue, `leads.id <> ? and ${dueOrTried}`, [except, now], 'attempts, ', 1))[0] ?? null,

    /** Stores results and extends the lease in one commit. @returns false when the lease was lost */
    record: async (
      results: readonly Result[],
      lease: QueueLease,
      now: number,
      leaseMs: number,
    ): Promise<boolean> => {
      const rows = await groupCommit(db)([
        ...results.flatMap((result) => [
          ...(result.state === 'delivered' ? [acceptanceOf(result, lease, now)] : []),
          update(result, lease, now),
        ]),
        {
          sql: `update delivery_leases set lease_until = ${db.clock} + ?, failures = ?,
                  failing_since = case when ? = 1 then null when ? = 1 then coalesce(failing_since, ?)
                    else failing_since end
                where site = ? and destination = ? and worker = ? returning site`,
          args: [
            leaseMs,
            lease.failures,
            Number(lease.failures === 0 || lease.isReached === true),
            Number(results.length > 0),
            now,
            lease.site,
            lease.destination,
            lease.worker,
          ],
        },
      ]);
      return (rows.at(-1)?.length ?? 0) > 0;
    },

    /** Gives a lease back, free from `retryAt` on. @param receiver for the alert about failing receivers */
    releaseLease: async (
      { site, destination, worker, failures }: QueueLease,
      retryAt: number,
      receiver: string | null = null,
    ): Promise<void> => {
      await db.run(
        `update delivery_leases set lease_until = 0, failures = ?, retry_at = ?, receiver = ?
         where site = ? and destination = ? and worker = ?`,
        [failures, retryAt, receiver, site, destination, worker],
      );
    },
  };
};
