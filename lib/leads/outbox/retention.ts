import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Value } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import { sweepAcceptances } from './acceptance';
import { ERASED_PER_COMMIT, eraseRowsOf } from './erase-on-request';
import { DAY_MS } from '@/lib/platform/day';

const MAX_REFUSED = 1_000;

/** States that end a delivery without an acceptance. */
const FAILED = "('dead-lettered', 'bounced')";

/** SQL condition: no delivery of the lead has one of these states, or has changed since a time. */
const onlyOlderThan = (states: string) =>
  `not exists (select 1 from deliveries as other where other.lead = deliveries.lead
     and (other.state in ${states} or other.changed_at >= ?))`;

/** @param perCommit leads that are erased in one commit */
export const leadErasure = (db: Database, perCommit = ERASED_PER_COMMIT) => {
  /**
   * Erases in slices, so that other writers wait for one slice at most.
   * @param max total of leads to erase
   */
  const eraseSelected = async (sql: string, args: Value[], max = Infinity) => {
    let [found, erased] = [0, 0];
    for (;;) {
      const slice = Math.min(perCommit, max - found);
      const ids = (await db.all<{ id: string }>(`${sql} limit ${slice}`, args)).map(({ id }) => id);
      if (ids.length === 0) return erased;
      found += ids.length;
      // Another process may erase the same slice.
      erased += (await eraseRowsOf(db, ids)).leads ?? 0;
      // Requests are answered between slices, whatever the driver does.
      await nextTurn();
    }
  };

  return {
    eraseLead: async (id: string): Promise<void> => void (await eraseRowsOf(db, [id])),

    /** Erases leads that every destination accepted before a time. @returns how many */
    eraseDelivered: (before: number): Promise<number> =>
      eraseSelected(
        `select distinct lead as id from deliveries where state = 'delivered' and changed_at < ?
           and ${onlyOlderThan(`('waiting', 'dead-lettered', 'bounced')`)}`,
        [before, before],
      ),

    /** Erases leads that nobody accepted, and failed deliveries of others. @returns how many leads */
    eraseFailed: async (before: number): Promise<number> => {
      const erased = await eraseSelected(
        `select distinct lead as id from deliveries where state in ${FAILED} and changed_at < ?
           and ${onlyOlderThan("('waiting', 'delivered')")}`,
        [before, before],
      );
      await db.run(`delete from deliveries where state in ${FAILED} and changed_at < ?`, [before]);
      // Removes the remains of erased leads.
      await db.run(
        `delete from deliveries where state in ('waiting', 'dead-lettered', 'bounced')
           and not exists (select 1 from leads where leads.id = deliveries.lead)`,
      );
      return erased;
    },

    eraseRefused: (before: number): Promise<number> =>
      eraseSelected('select id from leads where refused is not null and received_at < ?', [before]),

    /** Erases the oldest refused leads of sites with more than `max`. @returns how many */
    eraseRefusedAbove: async (max: number): Promise<number> => {
      const flooded = await db.all<{ site: string; leads: number }>(
        `select site, sum(leads) as leads from lead_counts where state = 'refused'
         group by site having sum(leads) > ?`,
        [max],
      );
      let erased = 0;
      for (const { site, leads } of flooded)
        erased += await eraseSelected(
          'select id from leads where refused is not null and site = ? order by received_at, id',
          [site],
          leads - max,
        );
      return erased;
    },

    /** Drops the counts that are 0. */
    sweepCounts: async (): Promise<void> => {
      await db.run('delete from lead_counts where leads = 0');
    },
  };
};

/** Erases leads that are too old or too many, oldest first; never a lead that still waits. Never rejects. */
export const eraseOld = async (open: () => Promise<Database>, now = Date.now()): Promise<void> => {
  const { leadsKeepDays, leadsRefusedDays, leadsDeadLetterDays } = env();
  const log = (state: string, reason: 'age' | 'cap', leads: number) => {
    if (leads > 0) info('leads.erased', { state, reason, leads });
  };
  const before = (days: number) => now - days * DAY_MS;
  try {
    const db = await open();
    const store = leadErasure(db);
    if (leadsKeepDays) log('delivered', 'age', await store.eraseDelivered(before(leadsKeepDays)));
    log('dead-lettered', 'age', await store.eraseFailed(before(leadsDeadLetterDays)));
    // The cap first: it leaves few leads of a flooded site for the search by age.
    log('refused', 'cap', await store.eraseRefusedAbove(MAX_REFUSED));
    log('refused', 'age', await store.eraseRefused(before(leadsRefusedDays)));
    await store.sweepCounts();
    await sweepAcceptances(db, now);
  } catch (error) {
    warnOnce('leads.erase', { reason: reasonOf(error) });
  }
};
