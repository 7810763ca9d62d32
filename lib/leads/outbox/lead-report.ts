import { database, type Database } from '@/lib/platform/db';
import { sharedReading } from '@/lib/platform/shared-reading';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import { acceptedInWeek } from './acceptance';
import { GIVE_UP_AFTER, NO_TEST, type LeadState } from './lead';
import type { Queue } from './queue-leases';
import { DAY_MS } from '@/lib/platform/day';

const WEEK = 7 * DAY_MS;
/** More refused leads of a site in a day are reported: a check of visitors may be set up wrongly. */
export const MAX_REFUSED_A_DAY = 50;

type LeadCounts = { waiting: number; deadLettered: number; bounced: number; refused: number };

/** Times are milliseconds since 1970. */
type DestinationReport = Omit<LeadCounts, 'refused'> & {
  destination: string;
  waitingSince: number | null;
};

/** Counts are over all destinations: a lead that two destinations lack counts twice. */
export type SiteReport = LeadCounts & {
  site: string;
  waitingSince: number | null;
  /** Above MAX_REFUSED_A_DAY in 24 hours. */
  isRefusingMany: boolean;
  destinations: DestinationReport[];
};

export type FailingReceiver = {
  receiver: string;
  failingSince: number;
  sites: string[];
  queues: Queue[];
};

export const oldestOf = (of: readonly { waitingSince: number | null }[]): number | null =>
  of.reduce<number | null>(
    (oldest, { waitingSince }) =>
      waitingSince !== null && (oldest === null || waitingSince < oldest) ? waitingSince : oldest,
    null,
  );

/**
 * The kept counts of leads that are not delivered, by site, destination and state. Refused leads have the
 * destination ''. `giveUpAt`: of the waiting lead that is given up first. `manySince`: when the refused lead
 * came that MAX_REFUSED_A_DAY others followed.
 */
const COUNTS = `
  select site, destination, state, leads, case when state = 'waiting' then (
      select min(give_up_at) from deliveries where state = 'waiting'
        and deliveries.site = counted.site and deliveries.destination = counted.destination
    ) end as "giveUpAt", case when state = 'refused' then (
      select received_at from leads where refused is not null and leads.site = counted.site
      order by received_at desc limit 1 offset ${MAX_REFUSED_A_DAY}
    ) end as "manySince"
  from (select site, destination, state, sum(leads) as leads from lead_counts where state <> 'delivered'
    group by site, destination, state having sum(leads) > 0) as counted
  order by site, destination, state`;

type Counted = { site: string; destination: string; leads: number } & (
  | { state: 'waiting'; giveUpAt: number | null }
  | { state: 'refused'; manySince: number | null }
  | { state: Exclude<LeadState, 'waiting' | 'refused' | 'delivered'> }
);

export const leadReport = (db: Database) => ({
  /** Sites with leads that are not delivered. */
  bySite: async (now: number): Promise<SiteReport[]> => {
    const sites = new Map<string, SiteReport>();
    for (const counted of await db.all<Counted>(COUNTS)) {
      const { site, destination, leads } = counted;
      const none = { waiting: 0, deadLettered: 0, bounced: 0, waitingSince: null };
      const report = sites.get(site) ?? {
        ...none,
        site,
        refused: 0,
        isRefusingMany: false,
        destinations: [],
      };
      sites.set(site, report);
      if (counted.state === 'refused') {
        report.refused = leads;
        report.isRefusingMany = counted.manySince !== null && counted.manySince >= now - DAY_MS;
        continue;
      }
      const name = counted.state === 'dead-lettered' ? 'deadLettered' : counted.state;
      report[name] += leads;
      let of = report.destinations.find((one) => one.destination === destination);
      if (!of) report.destinations.push((of = { ...none, destination }));
      of[name] = leads;
      // Not received_at: an operator may have requeued the lead.
      if (counted.state === 'waiting' && counted.giveUpAt !== null)
        of.waitingSince = counted.giveUpAt - GIVE_UP_AFTER;
      report.waitingSince = oldestOf(report.destinations);
    }
    return [...sites.values()];
  },

  acceptedInWeek: (now: number) => acceptedInWeek(db, now),

  /** Receivers that have failed since before a time, with the sites whose leads wait for them. */
  failingReceivers: async (before: number): Promise<FailingReceiver[]> => {
    const rows = await db.all<Queue & { receiver: string; failingSince: number }>(
      `select site, destination, receiver, failing_since as "failingSince" from delivery_leases
       where failing_since <= ? and receiver is not null
         and exists (select 1 from deliveries where deliveries.site = delivery_leases.site
           and deliveries.destination = delivery_leases.destination and state = 'waiting')
       order by receiver, failing_since`,
      [before],
    );
    const receivers = new Map<string, FailingReceiver>();
    for (const { site, destination, receiver, failingSince } of rows) {
      const known = receivers.get(receiver) ?? { receiver, failingSince, sites: [], queues: [] };
      receivers.set(receiver, known);
      if (!known.sites.includes(site)) known.sites.push(site);
      known.queues.push({ site, destination });
    }
    return [...receivers.values()];
  },

  /**
   * Sites with leads in each of 4 weeks but none in 14 days, and the sites of `before` that still have no new
   * lead.
   */
  silentSites: async (now: number, before: readonly string[]): Promise<string[]> => {
    const from = now - 2 * WEEK;
    const exists = (condition: string) =>
      `exists (select 1 from leads where site = found.site and refused is null and ${condition})`;
    const inWeek = exists(`received_at >= ? and received_at < ? and ${NO_TEST}`);
    // One step for each site (a loose index scan), as a scan would read all leads of six weeks.
    const rows = await db.all<{ site: string; heard: number; regular: number }>(
      `with recursive found(site) as (
         select min(site) from leads where refused is null
         union all
         select (select min(leads.site) from leads where refused is null and leads.site > found.site)
         from found where found.site is not null
       )
       select site, case when ${exists(`received_at >= ? and ${NO_TEST}`)} then 1 else 0 end as heard,
         case when ${[1, 2, 3, 4].map(() => inWeek).join(' and ')} then 1 else 0 end as regular
       from found where site is not null`,
      [from, ...[1, 2, 3, 4].flatMap((week) => [from - week * WEEK, from - (week - 1) * WEEK])],
    );
    const silent = new Set(before);
    for (const { site, heard, regular } of rows)
      if (heard) silent.delete(site);
      else if (regular) silent.add(site);
    return [...silent].sort();
  },
});

/** A lead that waits longer makes the outbox degraded. */
export const MAX_WAITING_MS = 30 * 60_000;

type LeadHealth = LeadCounts & { oldestWaitingSeconds: number | null };

/** `degraded`: leads are dead-lettered, bounced or late, or the database is away (`leads` is null). */
export type OutboxHealth = {
  status: 'ok' | 'degraded';
  leads: LeadHealth | null;
  sites: Record<string, LeadHealth>;
};

/** Counts over all of these sites. */
const healthOf = (reports: readonly SiteReport[], now: number): LeadHealth => {
  const sumOf = (state: keyof LeadCounts) => reports.reduce((sum, report) => sum + report[state], 0);
  const since = oldestOf(reports);
  return {
    waiting: sumOf('waiting'),
    deadLettered: sumOf('deadLettered'),
    bounced: sumOf('bounced'),
    refused: sumOf('refused'),
    oldestWaitingSeconds: since === null ? null : Math.max(0, Math.round((now - since) / 1_000)),
  };
};

/** How long one reading of the counts serves all operators. */
export const READING_MS = 10_000;

const lastSeen = () => singleton('leads.health', () => ({ status: 'ok' as OutboxHealth['status'] }));

export const lastOutboxStatus = (): OutboxHealth['status'] => lastSeen().status;

/** The outbox's health, at most 10 seconds old; waits `timeout` ms for the database. Never rejects. */
export const outboxHealth = async (timeout = 2_000, now = Date.now()): Promise<OutboxHealth> => {
  const reading = sharedReading('leads.by-site', READING_MS, async () =>
    leadReport(await database()).bySite(now),
  ).catch(() => null);
  const reports = await within(timeout, reading, () => null);
  const leads = reports && healthOf(reports, now);
  const isDegraded =
    !leads ||
    leads.deadLettered + leads.bounced > 0 ||
    (leads.oldestWaitingSeconds ?? 0) * 1_000 > MAX_WAITING_MS;
  const status = isDegraded ? 'degraded' : 'ok';
  lastSeen().status = status;
  return {
    status,
    leads,
    sites: Object.fromEntries((reports ?? []).map((report) => [report.site, healthOf([report], now)])),
  };
};
