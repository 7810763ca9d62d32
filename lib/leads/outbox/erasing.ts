import 'server-only';
import type { Database, Value } from '@/lib/platform/db';
import type { LeadState } from './lead';

/** Takes about half a second on a file when each lead has photos. */
const ERASED_PER_COMMIT = 500;

export const erasing = (db: Database) => {
  /** Erases the leads that `sql` selects, with photos, in slices: other writers wait for one at most. */
  const eraseSelected = async (sql: string, args: Value[], perCommit: number): Promise<number> => {
    let erased = 0;
    for (;;) {
      const ids = (await db.all(`${sql} limit ${perCommit}`, args)).map(({ id }) => id ?? null);
      if (ids.length === 0) return erased;
      // By id: another process may erase the same slice.
      const these = `(${ids.map(() => '?').join(', ')})`;
      const [, gone] = await db.batch([
        { sql: `delete from lead_photos where lead in ${these}`, args: ids },
        { sql: `delete from leads where id in ${these} returning id`, args: ids },
      ]);
      erased += gone?.length ?? 0;
    }
  };

  return {
    eraseLead: async (id: string): Promise<void> => {
      await db.batch([
        { sql: 'delete from lead_photos where lead = ?', args: [id] },
        { sql: 'delete from leads where id = ?', args: [id] },
      ]);
    },

    /** Erases leads that entered a state before a time. @returns how many */
    erase: (
      state: Exclude<LeadState, 'waiting'>,
      changedBefore: number,
      perCommit = ERASED_PER_COMMIT,
    ): Promise<number> =>
      eraseSelected(
        'select id from leads where state = ? and changed_at < ?',
        [state, changedBefore],
        perCommit,
      ),

    /** Erases the oldest leads in a state until every site has at most `max`. @returns how many */
    eraseAbove: (
      state: 'dead-lettered' | 'quarantined',
      max: number,
      perCommit = ERASED_PER_COMMIT,
    ): Promise<number> =>
      eraseSelected(
        `select id from (
           select id, row_number() over (partition by site order by received_at desc, id desc) as newest
           from leads where state = ?
         ) as ranked where newest > ?`,
        [state, max],
        perCommit,
      ),
  };
};
