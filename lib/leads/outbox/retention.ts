import 'server-only';
import { listOf, type Database, type Value } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import type { LeadState } from './lead';

const DAY = 24 * 60 * 60_000;
const MAX_QUARANTINED = 1_000;
const MAX_DEAD_LETTERED = 10_000;
/** Reasons (intake/abuse-checks.ts) for which no visitor's lead is in quarantine. */
const FORGED = "'honeypot', 'forged-bot-check'";
/** Takes about half a second on a file when each lead has photos. */
const ERASED_PER_COMMIT = 500;
/** SQL for leads that no further destination waits for, or keeps as a dead letter. */
const SETTLED =
  "not exists (select 1 from deliveries where lead = leads.id and deliveries.state <> 'delivered')";

export const erasing = (db: Database) => {
  /** In slices, so that other writers wait for one at most. */
  const eraseSelected = async (sql: string, args: Value[], perCommit: number): Promise<number> => {
    let erased = 0;
    for (;;) {
      const ids = (await db.all(`${sql} limit ${perCommit}`, args)).map(({ id }) => id ?? null);
      if (ids.length === 0) return erased;
      // Another process may erase the same slice.
      const { sql: these, args: all } = listOf(ids);
      const [, , gone] = await db.batch([
        { sql: `delete from lead_photos where lead in ${these}`, args: all },
        { sql: `delete from deliveries where lead in ${these}`, args: all },
        { sql: `delete from leads where id in ${these} returning id`, args: all },
      ]);
      erased += gone?.length ?? 0;
    }
  };

  return {
    eraseLead: async (id: string): Promise<void> => {
      await db.batch([
        { sql: 'delete from lead_photos where lead = ?', args: [id] },
        { sql: 'delete from deliveries where lead = ?', args: [id] },
        { sql: 'delete from leads where id = ?', args: [id] },
      ]);
    },

    erase: (
      state: Exclude<LeadState, 'waiting'>,
      changedBefore: number,
      perCommit = ERASED_PER_COMMIT,
    ): Promise<number> =>
      eraseSelected(
        `select id from leads where state = ? and changed_at < ? and ${SETTLED}`,
        [state, changedBefore],
        perCommit,
      ),

    /** Drops what further destinations refused before a time, and what an erased lead left. */
    dropDeliveries: async (changedBefore: number): Promise<void> => {
      await db.run("delete from deliveries where state in ('dead-lettered', 'bounced') and changed_at < ?", [
        changedBefore,
      ]);
      await db.run(
        `delete from deliveries where state <> 'delivered'
           and not exists (select 1 from leads where leads.id = deliveries.lead)`,
      );
    },

    /** Erases the oldest leads above `max` per site; in quarantine only forged ones. @returns how many */
    eraseAbove: (
      state: 'dead-lettered' | 'quarantined',
      max: number,
      perCommit = ERASED_PER_COMMIT,
    ): Promise<number> =>
      eraseSelected(
        `select id from (
           select id, row_number() over (partition by site order by received_at desc, id desc) as newest
           from leads where state = ? and ${SETTLED}${state === 'quarantined' ? ` and reason in (${FORGED})` : ''}
         ) as ranked where newest > ?`,
        [state, max],
        perCommit,
      ),
  };
};

/** Erases leads that are too old or too many, oldest first; never one that waits somewhere. Never rejects. */
export const eraseOld = async (
  open: () => Promise<Pick<ReturnType<typeof erasing>, 'erase' | 'eraseAbove' | 'dropDeliveries'>>,
  now = Date.now(),
): Promise<void> => {
  const { leadsKeepDays, leadsQuarantineDays, leadsDeadLetterDays } = env();
  const log = (state: string, reason: 'age' | 'cap', leads: number) => {
    if (leads > 0) info('leads.erased', { state, reason, leads });
  };
  try {
    const store = await open();
    await store.dropDeliveries(now - leadsDeadLetterDays * DAY);
    if (leadsKeepDays) log('delivered', 'age', await store.erase('delivered', now - leadsKeepDays * DAY));
    log('quarantined', 'age', await store.erase('quarantined', now - leadsQuarantineDays * DAY));
    log('dead-lettered', 'age', await store.erase('dead-lettered', now - leadsDeadLetterDays * DAY));
    log('bounced', 'age', await store.erase('bounced', now - leadsDeadLetterDays * DAY));
    log('quarantined', 'cap', await store.eraseAbove('quarantined', MAX_QUARANTINED));
    log('dead-lettered', 'cap', await store.eraseAbove('dead-lettered', MAX_DEAD_LETTERED));
  } catch (error) {
    warnOnce('leads.erase', { reason: reasonOf(error) });
  }
};
