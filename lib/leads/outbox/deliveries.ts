import { listOf, type Database, type Row, type Value } from '@/lib/platform/db';
import { GIVE_UP_AFTER, type LeadState } from './lead';

export type DeliveryState = Exclude<LeadState, 'quarantined'>;

/** What a destination after the first has of a lead. Times are milliseconds since 1970. */
export type Delivery = {
  lead: string;
  destination: string;
  site: string;
  state: DeliveryState;
  reason: string | null;
  receivedAt: number;
  attempts: number;
  changedAt: number;
};

export type Retryable = 'waiting' | 'dead-lettered' | 'bounced';

const ROUTED_TOGETHER = 200;
const columns =
  'lead, destination, site, state, reason, received_at, attempts, due_at, give_up_at, changed_at';

const toDelivery = (row: Row): Delivery => ({
  lead: String(row.lead),
  destination: String(row.destination),
  site: String(row.site),
  state: row.state as DeliveryState,
  reason: row.reason === null ? null : String(row.reason),
  receivedAt: Number(row.received_at),
  attempts: Number(row.attempts),
  changedAt: Number(row.changed_at),
});

/** Further destinations of leads; one in quarantine has none yet. Every method rejects without a database. */
export const deliveries = (db: Database) => ({
  /** Sites with leads that `route` has not handled yet. */
  unroutedSites: async (): Promise<string[]> =>
    (
      await db.all(
        "select distinct site from leads where routed = 0 and state <> 'quarantined' order by site",
      )
    ).map(({ site }) => String(site)),

  /** Gives a site's new leads to further destinations; safe for several processes at once. */
  route: async (site: string, destinations: readonly string[], now: number): Promise<void> => {
    for (;;) {
      // By id: in PostgreSQL each statement of a transaction sees leads that came since the one before.
      const ids: Value[] = (
        await db.all(
          `select id from leads where routed = 0 and state <> 'quarantined' and site = ?
           order by id limit ${ROUTED_TOGETHER}`,
          [site],
        )
      ).map(({ id }) => id ?? null);
      if (ids.length === 0) return;
      const these = listOf(ids);
      await db.batch([
        ...destinations.map((destination) => ({
          sql: `insert into deliveries (${columns})
                select id, cast(? as text), site, 'waiting', null, received_at, 0,
                  case when state = 'waiting' and attempts = 0 then due_at else cast(? as bigint) end,
                  cast(? as bigint), cast(? as bigint)
                from leads where routed = 0 and id in ${these.sql} order by id
                on conflict (lead, destination) do nothing`,
          args: [destination, now, now + GIVE_UP_AFTER, now, ...these.args],
        })),
        { sql: `update leads set routed = 1 where id in ${these.sql}`, args: these.args },
      ]);
      if (ids.length < ROUTED_TOGETHER) return;
    }
  },

  countDeliveries: async (): Promise<Partial<Record<DeliveryState, number>>> =>
    Object.fromEntries(
      (await db.all('select state, count(*) as leads from deliveries group by state')).map(
        ({ state, leads }) => [String(state), Number(leads)],
      ),
    ),

  deliveriesOf: async (
    filter: { lead?: string; site?: string; state?: LeadState },
    max: number,
  ): Promise<Delivery[]> => {
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const where = given.length > 0 ? ` where ${given.map(([name]) => `${name} = ?`).join(' and ')}` : '';
    const rows = await db.all(
      `select ${columns} from deliveries${where}
       order by received_at desc, lead desc, destination limit ${max}`,
      given.map(([, value]) => value),
    );
    return rows.map(toDelivery);
  },

  /**
   * Makes a lead due now at its further destinations, for another 7 days. @returns how many are due or
   * dropped
   * @param named the site's destinations now, null if unknown; what waits for another is dropped, then routed
   * again
   */
  requeueDeliveries: async (
    lead: string,
    from: readonly Retryable[],
    named: readonly string[] | null,
    now: number,
  ): Promise<number> => {
    const kept = named && named.length > 0 ? listOf(named) : null;
    const others = kept ? ` and destination not in ${kept.sql}` : '';
    const isDropped = `lead = ? and state <> 'delivered'${named === null ? ' and 1 = 0' : others}`;
    const droppedArgs = [lead, ...(kept?.args ?? [])];
    const states = listOf(from);
    const [, dropped, due] = await db.batch([
      {
        sql: `update leads set routed = 0
              where id = ? and exists (select 1 from deliveries where ${isDropped})`,
        args: [lead, ...droppedArgs],
      },
      { sql: `delete from deliveries where ${isDropped} returning lead`, args: droppedArgs },
      {
        sql: `update deliveries set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ?
              where lead = ? and state in ${states.sql} returning destination`,
        args: [now, now + GIVE_UP_AFTER, now, lead, ...states.args],
      },
      {
        sql: `update delivery_leases set retry_at = 0 where exists (
                select 1 from deliveries where deliveries.lead = ? and deliveries.state = 'waiting'
                  and deliveries.site = delivery_leases.site
                  and deliveries.destination = delivery_leases.destination)`,
        args: [lead],
      },
    ]);
    return (due?.length ?? 0) + (dropped?.length ?? 0);
  },

  /** Marks a mail that came back. @param destination '' for the first @returns false unless it was sent */
  bounce: async (lead: string, destination: string, reason: string, now: number): Promise<boolean> => {
    const [table, key, only] =
      destination === '' ? ['leads', 'id', ''] : ['deliveries', 'lead', ' and destination = ?'];
    const rows = await db.all(
      `update ${table} set state = 'bounced', reason = ?, changed_at = ?
       where ${key} = ?${only} and state = 'delivered' returning ${key}`,
      [reason, now, lead, ...(destination === '' ? [] : [destination])],
    );
    return rows.length > 0;
  },
});
