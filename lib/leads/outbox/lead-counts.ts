import type { Database } from '@/lib/platform/db';
import { leadStates, type LeadState } from './lead';

/** The number of a site's leads in a state at a destination; refused leads have the destination ''. */
export type StateCount = { site: string; destination: string; state: LeadState; leads: number };

/** Counts that triggers keep (lib/platform/db/schema.ts). Methods reject without a database. */
export const leadCounts = (db: Database) => {
  const kept = async (condition: string, args: string[] = []): Promise<StateCount[]> =>
    (
      await db.all(
        `select site, destination, state, sum(leads) as leads from lead_counts where ${condition}
         group by site, destination, state having sum(leads) > 0 order by site, destination, state`,
        args,
      )
    ).map((row) => ({
      site: String(row.site),
      destination: String(row.destination),
      state: row.state as LeadState,
      leads: Number(row.leads),
    }));

  return {
    undelivered: () => kept("state <> 'delivered'"),

    /** Deliveries by state, and refused leads: a lead that two destinations lack counts twice. */
    countByState: async (site?: string): Promise<Record<LeadState, number>> => {
      const counts = Object.fromEntries(leadStates.map((state) => [state, 0])) as Record<LeadState, number>;
      for (const { state, leads } of await kept(site ? 'site = ?' : '1 = 1', site ? [site] : []))
        counts[state] += leads;
      return counts;
    },

    /** Drops the counts that are 0. */
    sweepCounts: async (): Promise<void> => {
      await db.run('delete from lead_counts where leads = 0');
    },
  };
};
