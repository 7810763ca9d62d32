import type { Database } from '@/lib/db';
import { GIVE_UP_AFTER, type LeadCounts } from './lead';
import { NO_TEST } from './lead-rows';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;

/** Times are milliseconds since 1970. */
export type SiteReport = LeadCounts & {
  site: string;
  waitingSince: number | null;
  delivered: number;
  quarantinedToday: number;
};

export type FailingReceiver = { receiver: string; failingSince: number; sites: number };

/** An operator's questions about the outbox. Every method rejects when the database does not answer. */
export const leadReport = (db: Database) => ({
  bySite: async (now: number): Promise<SiteReport[]> => {
    const count = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`;
    const rows = await db.all(
      `select site,
         ${count("state = 'waiting'")} as waiting,
         ${count("state = 'dead-lettered'")} as dead_lettered,
         ${count("state = 'quarantined'")} as quarantined,
         ${count("state = 'quarantined' and received_at >= ?")} as quarantined_today,
         ${count("state = 'delivered' and changed_at >= ?")} as delivered,
         min(case when state = 'waiting' then give_up_at end) as give_up_at
       from leads group by site order by site`,
      [now - DAY, now - WEEK],
    );
    return rows.map((row) => ({
      site: String(row.site),
      waiting: Number(row.waiting),
      deadLettered: Number(row.dead_lettered),
      quarantined: Number(row.quarantined),
      quarantinedToday: Number(row.quarantined_today),
      delivered: Number(row.delivered),
      // Not received_at: an operator may have requeued the lead.
      waitingSince: row.give_up_at == null ? null : Number(row.give_up_at) - GIVE_UP_AFTER,
    }));
  },

  /** Receivers that have failed since before a time while leads wait for them. */
  failingReceivers: async (before: number): Promise<FailingReceiver[]> =>
    (
      await db.all(
        `select receiver, min(failing_since) as failing_since, count(*) as sites from site_leases
         where failing_since <= ? and receiver is not null
           and exists (select 1 from leads where leads.site = site_leases.site and state = 'waiting')
         group by receiver order by receiver`,
        [before],
      )
    ).map((row) => ({
      receiver: String(row.receiver),
      failingSince: Number(row.failing_since),
      sites: Number(row.sites),
    })),

  /** Sites with leads in each of 4 weeks, and none in the last 14 days. Needs LEADS_KEEP_DAYS >= 42. */
  silentSites: async (now: number): Promise<string[]> => {
    const from = now - 2 * WEEK;
    const rows = await db.all(
      `select site from leads where state <> 'quarantined' and ${NO_TEST} and received_at >= ?
       group by site having max(received_at) < ? and ${[1, 2, 3, 4]
         .map(() => 'sum(case when received_at >= ? and received_at < ? then 1 else 0 end) > 0')
         .join(' and ')} order by site`,
      [
        from - 4 * WEEK,
        from,
        ...[1, 2, 3, 4].flatMap((week) => [from - week * WEEK, from - (week - 1) * WEEK]),
      ],
    );
    return rows.map(({ site }) => String(site));
  },
});
