import { listOf, type Database, type Value } from '@/lib/platform/db';
import { GIVE_UP_AFTER, type DeliveryState, type LeadState } from './lead';

/** The state of a lead at a destination. Times are milliseconds since 1970. */
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

const ROUTED_TOGETHER = 200;
export const columns =
  'lead, destination, site, state, reason, received_at, attempts, due_at, give_up_at, changed_at';

/** The states of leads that `retry` makes due again. */
export type Retryable = Exclude<LeadState, 'delivered'>;

/** The states of leads at their destinations. Every method rejects without a database. */
export const deliveries = (db: Database) => {
  /** Adds deliveries of the leads to the destinations that lack them. */
  const addTo = (destinations: readonly string[], ids: readonly Value[], now: number, due: string) => {
    const these = listOf(ids);
    return destinations.map((destination) => ({
      sql: `insert into deliveries (${columns})
            select id, cast(? as text), site, 'waiting', null, received_at, 0, ${due}, cast(? as bigint), cast(? as bigint)
            from leads where id in ${these.sql} and refused is null order by id
            on conflict (lead, destination) do nothing returning destination`,
      args: [destination, now, now + GIVE_UP_AFTER, now, ...these.args],
    }));
  };

  return {
    /** Sites with leads whose destinations were not known when they came. */
    unroutedSites: async (): Promise<string[]> => {
      const sql = 'select distinct site from leads where routed = 0 order by site';
      return (await db.all<{ site: string }>(sql)).map(({ site }) => site);
    },

    /** Adds deliveries for a site's leads without destinations; safe for several processes at once. */
    route: async (site: string, destinations: readonly string[], now: number): Promise<void> => {
      for (;;) {
        // Selects by id: in PostgreSQL each statement of a transaction also sees leads that came after the
        // statement before it.
        const sql = `select id from leads where routed = 0 and site = ? order by id limit ${ROUTED_TOGETHER}`;
        const ids = (await db.all<{ id: string }>(sql, [site])).map(({ id }) => id);
        if (ids.length === 0) return;
        // Waits for photos as long as the other destinations.
        const due = `coalesce((select min(due_at) from deliveries
          where lead = leads.id and state = 'waiting' and attempts = 0), cast(? as bigint))`;
        const [these, named] = [listOf(ids), listOf(destinations)];
        await db.batch([
          ...addTo(destinations, ids, now, due),
          {
            sql: `delete from deliveries where lead in ${these.sql} and state = 'waiting' and attempts = 0
                    and destination not in ${named.sql}`,
            args: [...these.args, ...named.args],
          },
          { sql: `update leads set routed = 1 where id in ${these.sql}`, args: these.args },
        ]);
        if (ids.length < ROUTED_TOGETHER) return;
      }
    },

    deliveriesOf: (
      filter: { lead?: string; site?: string; state?: LeadState },
      max: number,
    ): Promise<Delivery[]> => {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined);
      const where = given.length > 0 ? ` where ${given.map(([name]) => `${name} = ?`).join(' and ')}` : '';
      return db.all<Delivery>(
        `select lead, destination, site, state, reason, received_at as "receivedAt", attempts,
           changed_at as "changedAt" from deliveries${where}
         order by received_at desc, lead desc, destination limit ${max}`,
        given.map(([, value]) => value),
      );
    },

    /**
     * Makes a lead due now, for another 7 days, at each destination that has not accepted it.
     * @param from the states of the deliveries that become due; `refused` accepts a refused lead
     * @param named the site's destinations now; deliveries that wait for others are dropped
     * @returns the number of destinations at which it is due
     */
    requeue: async (
      lead: string,
      from: readonly Retryable[],
      named: readonly string[],
      now: number,
    ): Promise<number> => {
      const [kept, states] = [listOf(named), listOf(from)];
      const results = await db.batch([
        ...(from.includes('refused')
          ? [{ sql: 'update leads set refused = null where id = ? and refused is not null', args: [lead] }]
          : []),
        {
          sql: `delete from deliveries where lead = ? and state <> 'delivered'
                  and destination not in ${kept.sql}`,
          args: [lead, ...kept.args],
        },
        ...addTo(named, [lead], now, 'cast(? as bigint)'),
        {
          sql: `update delivery_leases set retry_at = 0 where site = (select site from leads where id = ?)
                  and destination in (select destination from deliveries where lead = ? and state <> 'delivered')`,
          args: [lead, lead],
        },
        {
          sql: `update deliveries set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ?
                where lead = ? and state in ${states.sql} returning destination`,
          args: [now, now + GIVE_UP_AFTER, now, lead, ...states.args],
        },
      ]);
      return new Set(results.flat().map(({ destination }) => destination)).size;
    },

    /** Marks a mail that came back. @returns false unless it was sent */
    bounce: async (lead: string, destination: string, reason: string, now: number): Promise<boolean> => {
      const rows = await db.all(
        `update deliveries set state = 'bounced', reason = ?, changed_at = ?
         where lead = ? and destination = ? and state = 'delivered' returning lead`,
        [reason, now, lead, destination],
      );
      return rows.length > 0;
    },
  };
};
