import { database, type Database } from '@/lib/platform/db';
import { within } from '@/lib/platform/within';
import { GIVE_UP_AFTER, NO_TEST, type LeadCounts } from './lead';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;

/** Times are milliseconds since 1970. */
export type SiteReport = LeadCounts & {
  site: string;
  waitingSince: number | null;
  delivered: number;
  quarantinedToday: number;
};

export type FailingReceiver = { receiver: string; failingSince: number; sites: string[] };

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

  /** Receivers that have failed since before a time, with the sites whose leads wait for them. */
  failingReceivers: async (before: number): Promise<FailingReceiver[]> => {
    const rows = await db.all(
      `select site, receiver, failing_since from site_leases
       where failing_since <= ? and receiver is not null
         and exists (select 1 from leads where leads.site = site_leases.site and state = 'waiting')
       order by receiver, failing_since`,
      [before],
    );
    const receivers = new Map<string, FailingReceiver>();
    for (const row of rows) {
      const receiver = String(row.receiver);
      const known = receivers.get(receiver);
      if (known) known.sites.push(String(row.site));
      else
        receivers.set(receiver, {
          receiver,
          failingSince: Number(row.failing_since),
          sites: [String(row.site)],
        });
    }
    return [...receivers.values()];
  },

  /** Sites with leads in each of 4 weeks and none in the 14 days since, or `before` until one comes. */
  silentSites: async (now: number, before: readonly string[]): Promise<string[]> => {
    const from = now - 2 * WEEK;
    const heard = await db.all(
      `select distinct site from leads where state <> 'quarantined' and ${NO_TEST} and received_at >= ?`,
      [from],
    );
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
    const silent = new Set([...before, ...rows.map(({ site }) => String(site))]);
    for (const { site } of heard) silent.delete(String(site));
    return [...silent].sort();
  },
});

/** A lead that waits longer makes the outbox degraded. */
export const MAX_WAITING_MS = 30 * 60_000;

type LeadHealth = LeadCounts & { oldestWaitingSeconds: number | null };

/** `degraded`: leads are dead-lettered or late, or the database does not answer (`leads` is null). */
export type OutboxHealth = {
  status: 'ok' | 'degraded';
  leads: LeadHealth | null;
  sites: Record<string, LeadHealth>;
};

type Counted = LeadCounts & Pick<SiteReport, 'waitingSince'>;

const toHealth = (
  { waiting, deadLettered, quarantined, waitingSince }: Counted,
  now: number,
): LeadHealth => ({
  waiting,
  deadLettered,
  quarantined,
  oldestWaitingSeconds: waitingSince === null ? null : Math.max(0, Math.round((now - waitingSince) / 1_000)),
});

const totalOf = (reports: readonly Counted[]): Counted => {
  const sum = (name: keyof LeadCounts) => reports.reduce((total, report) => total + report[name], 0);
  const waiting = reports.flatMap(({ waitingSince }) => waitingSince ?? []);
  return {
    waiting: sum('waiting'),
    deadLettered: sum('deadLettered'),
    quarantined: sum('quarantined'),
    waitingSince: waiting.length > 0 ? Math.min(...waiting) : null,
  };
};

/** The outbox's health; a database slower than `timeout` ms does not answer. Never rejects. */
export const outboxHealth = async (timeout = 2_000, now = Date.now()): Promise<OutboxHealth> => {
  const reading = database()
    .then((db) => leadReport(db).bySite(now))
    .catch(() => null);
  const reports = await within(timeout, reading, () => null);
  if (!reports) return { status: 'degraded', leads: null, sites: {} };
  const leads = toHealth(totalOf(reports), now);
  const isDegraded = leads.deadLettered > 0 || (leads.oldestWaitingSeconds ?? 0) * 1_000 > MAX_WAITING_MS;
  const pending = reports.filter((report) => report.waiting + report.deadLettered + report.quarantined > 0);
  return {
    status: isDegraded ? 'degraded' : 'ok',
    leads,
    sites: Object.fromEntries(pending.map((report) => [report.site, toHealth(report, now)])),
  };
};
