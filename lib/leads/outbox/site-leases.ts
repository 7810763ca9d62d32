import { groupCommit, type Database, type Statement, type Value } from '@/lib/platform/db';
import { FIRST, toLead, type Lead } from './lead';

/** What a worker delivers at a time: the leads of one site to one of its destinations. */
export type Queue = { site: string; destination: string };

export type SiteLease = {
  site: string;
  destination?: string;
  worker: string;
  failures: number;
  /** Whether the receiver answered for the last lead: one that refuses is not down. */
  isReached?: boolean;
};

export type Result = { lead: string; attempts: number } & (
  | { state: 'waiting'; reason: string; dueAt: number }
  | { state: 'delivered' }
  | { state: 'dead-lettered'; reason: string }
);

/** SQL on what one destination has of leads. `jobs`: the table of states, attempts and times. */
type Source = { jobs: string; from: string; lead: string; leases: string; only: string; args: Value[] };

const sourceOf = (destination: string): Source =>
  destination === FIRST
    ? { jobs: 'leads', from: 'leads', lead: 'id', leases: 'site_leases', only: '', args: [] }
    : {
        jobs: 'deliveries',
        from: 'deliveries join leads on leads.id = deliveries.lead',
        lead: 'lead',
        leases: 'delivery_leases',
        only: ' and destination = ?',
        args: [destination],
      };

const update = ({ jobs, lead, only, args }: Source, result: Result, now: number): Statement => ({
  sql: `update ${jobs} set state = ?, reason = ?, attempts = ?, due_at = ?, changed_at = ?
        where ${lead} = ?${only} and state = 'waiting'`,
  args: [
    result.state,
    'reason' in result ? result.reason : null,
    result.attempts,
    'dueAt' in result ? result.dueAt : now,
    now,
    result.lead,
    ...args,
  ],
});

/** SQL for the queues of one table in which leads wait, each found by one step in an index. */
const namesOf = (db: Database, destination: string): string => {
  const { jobs } = sourceOf(destination);
  const columns = destination === FIRST ? ['site'] : ['site', 'destination'];
  const names = columns.join(', ');
  // SQLite would take the index that begins with the state, and sort all that wait.
  const index = db.dialect === 'sqlite' ? ` indexed by ${jobs}_waiting` : '';
  const of = (table: string) => `(${columns.map((column) => `${table}.${column}`).join(', ')})`;
  const next = (after: string) =>
    columns
      .map(
        (column) =>
          `(select ${column} from ${jobs}${index} where state = 'waiting'${after} order by ${names} limit 1)`,
      )
      .join(', ');
  return `named_${jobs} (${names}) as (
    select ${next('')} union all
    select ${next(` and ${of(jobs)} > ${of('before')}`)} from named_${jobs} as before where site is not null
  )`;
};

/** SQL for those of them with a due lead and a free lease. */
const withWork = (db: Database, destination: string): string => {
  const { jobs, from, leases } = sourceOf(destination);
  const [name, same] =
    destination === FIRST
      ? [`'${FIRST}'`, (table: string) => `${table}.site = named.site`]
      : [
          'named.destination',
          (table: string) => `${table}.site = named.site and ${table}.destination = named.destination`,
        ];
  // After a failure the queue waits (retry_at), not its leads: the oldest is tried next.
  return `select site, destination, oldest, fails from (
    select named.site as site, ${name} as destination,
      case when coalesce(failures, 0) > 0 then 1 else 0 end as fails,
      (select ${jobs}.received_at from ${from}
       where ${jobs}.state = 'waiting' and ${same(jobs)}
         and (${jobs}.due_at <= ? or (coalesce(failures, 0) > 0 and ${jobs}.attempts > 0))
       order by ${jobs}.received_at limit 1) as oldest
    from named_${jobs} as named left join ${leases} on ${same(leases)}
    where coalesce(lease_until, 0) <= ${db.clock} and coalesce(retry_at, 0) <= ?
  ) as free_${jobs} where oldest is not null`;
};

/**
 * Delivery's side of the outbox: who holds a queue's lease delivers it. Leases use the database's clock,
 * because those of several servers differ. Every method rejects when the database does not answer.
 */
export const siteLeases = (db: Database) => {
  const waiting = async (
    { site, destination }: Queue,
    condition: string,
    args: Value[],
    order: string,
    max: number,
  ): Promise<Lead[]> => {
    const { jobs, from, only, args: named } = sourceOf(destination);
    const own = ['state', 'reason', 'received_at', 'attempts', 'due_at', 'give_up_at', 'changed_at'];
    return (
      await db.all(
        `select leads.id, leads.site, leads.fields, ${own.map((column) => `${jobs}.${column}`).join(', ')}
         from ${from} where ${jobs}.state = 'waiting' and ${jobs}.site = ?${only} and ${condition}
         order by ${order}${jobs}.received_at, leads.id limit ${max}`,
        [site, ...named, ...args],
      )
    ).map(toLead);
  };
  const dueOrTried = (destination: string) => {
    const { jobs } = sourceOf(destination);
    return `(${jobs}.due_at <= ? or ${jobs}.attempts > 0)`;
  };

  return {
    /** Those without failures first, then by their oldest lead. Asked at every new lead: reads no backlog. */
    queuesWithWork: async (now: number): Promise<Queue[]> => {
      const rows = await db.all(
        `with recursive ${namesOf(db, FIRST)}, ${namesOf(db, 'any')}
         ${withWork(db, FIRST)} union all ${withWork(db, 'any')} order by fails, oldest`,
        [now, now, now, now],
      );
      return rows.map(({ site, destination }) => ({ site: String(site), destination: String(destination) }));
    },

    /** Takes a lease for `leaseMs` ms. @returns null when it is held, or `retry_at` not reached */
    acquireLease: async (
      site: string,
      worker: string,
      now: number,
      leaseMs: number,
      destination = FIRST,
    ): Promise<SiteLease | null> => {
      const { leases, args } = sourceOf(destination);
      const [column, mark] = destination === FIRST ? ['', ''] : [', destination', ', ?'];
      const [row] = await db.all(
        `insert into ${leases} (site${column}, worker, lease_until, failures, retry_at)
         values (?${mark}, ?, ${db.clock} + ?, 0, 0)
         on conflict (site${column}) do update set worker = excluded.worker, lease_until = excluded.lease_until
         where ${leases}.lease_until <= ${db.clock} and ${leases}.retry_at <= ?
         returning failures`,
        [site, ...args, worker, leaseMs, now],
      );
      return row
        ? { site, ...(destination && { destination }), worker, failures: Number(row.failures) }
        : null;
    },

    dueLeads: (site: string, now: number, max: number, destination = FIRST): Promise<Lead[]> =>
      waiting({ site, destination }, `${sourceOf(destination).jobs}.due_at <= ?`, [now], '', max),

    oldestLead: async (site: string, now: number, destination = FIRST): Promise<Lead | null> =>
      (await waiting({ site, destination }, dueOrTried(destination), [now], '', 1))[0] ?? null,

    leastTriedLead: async (
      site: string,
      except: string,
      now: number,
      destination = FIRST,
    ): Promise<Lead | null> => {
      const { jobs } = sourceOf(destination);
      const condition = `leads.id <> ? and ${dueOrTried(destination)}`;
      const found = await waiting({ site, destination }, condition, [except, now], `${jobs}.attempts, `, 1);
      return found[0] ?? null;
    },

    /** Stores results and extends the lease in one commit. @returns false when the lease was lost */
    record: async (
      results: readonly Result[],
      lease: SiteLease,
      now: number,
      leaseMs: number,
    ): Promise<boolean> => {
      const source = sourceOf(lease.destination ?? FIRST);
      const rows = await groupCommit(db)([
        ...results.map((result) => update(source, result, now)),
        {
          sql: `update ${source.leases} set lease_until = ${db.clock} + ?, failures = ?,
                  failing_since = case when ? = 1 then null when ? = 1 then coalesce(failing_since, ?)
                    else failing_since end
                where site = ?${source.only} and worker = ? returning site`,
          args: [
            leaseMs,
            lease.failures,
            Number(lease.failures === 0 || lease.isReached === true),
            Number(results.length > 0),
            now,
            lease.site,
            ...source.args,
            lease.worker,
          ],
        },
      ]);
      return (rows.at(-1)?.length ?? 0) > 0;
    },

    /** Gives a lease back, free from `retryAt` on. @param receiver for the alert about failing receivers */
    releaseLease: async (
      lease: SiteLease,
      retryAt: number,
      receiver: string | null = null,
    ): Promise<void> => {
      const { leases, only, args } = sourceOf(lease.destination ?? FIRST);
      await db.run(
        `update ${leases} set lease_until = 0, failures = ?, retry_at = ?, receiver = ?
         where site = ?${only} and worker = ?`,
        [lease.failures, retryAt, receiver, lease.site, ...args, lease.worker],
      );
    },
  };
};
