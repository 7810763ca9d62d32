import { database, type Database, type Row } from '@/lib/platform/db';
import { sharedReading } from '@/lib/platform/shared-reading';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import { FIRST, GIVE_UP_AFTER, NO_TEST, type LeadCounts } from './lead';
import { acceptedInWeek } from './acceptance';
import type { Queue } from './site-leases';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;

/** Times are milliseconds since 1970. `destination`: FIRST, or of a further one. */
export type DestinationReport = Omit<LeadCounts, 'quarantined'> & {
  destination: string;
  waitingSince: number | null;
};

/** The counts are of all destinations: a lead that two of them lack counts twice. */
export type SiteReport = LeadCounts & {
  site: string;
  waitingSince: number | null;
  quarantinedToday: number;
  destinations: DestinationReport[];
};

export type FailingReceiver = {
  receiver: string;
  failingSince: number;
  sites: string[];
  queues: Queue[];
};

const count = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`;
const counts = [
  `${count("state = 'waiting'")} as waiting`,
  `${count("state = 'dead-lettered'")} as dead_lettered`,
  `${count("state = 'bounced'")} as bounced`,
  "min(case when state = 'waiting' then give_up_at end) as give_up_at",
].join(', ');

const toDestination = (row: Row): DestinationReport => ({
  destination: String(row.destination),
  waiting: Number(row.waiting),
  deadLettered: Number(row.dead_lettered),
  bounced: Number(row.bounced),
  // Not received_at: an operator may have requeued the lead.
  waitingSince: row.give_up_at == null ? null : Number(row.give_up_at) - GIVE_UP_AFTER,
});

const sumOf = <T>(of: readonly T[], number: (one: T) => number): number =>
  of.reduce((sum, one) => sum + number(one), 0);

const oldestOf = (of: readonly { waitingSince: number | null }[]): number | null =>
  of.reduce<number | null>(
    (oldest, { waitingSince }) =>
      waitingSince !== null && (oldest === null || waitingSince < oldest) ? waitingSince : oldest,
    null,
  );

export const leadReport = (db: Database) => ({
  /** Sites with leads that are not delivered; reads no delivered one. */
  bySite: async (now: number): Promise<SiteReport[]> => {
    const rows = await db.all(
      `select site, '${FIRST}' as destination, ${counts},
         ${count("state = 'quarantined'")} as quarantined,
         ${count("state = 'quarantined' and received_at >= ?")} as quarantined_today
       from leads where state <> 'delivered' group by site
       union all
       select site, destination, ${counts}, 0, 0 from deliveries where state <> 'delivered'
       group by site, destination order by site, destination`,
      [now - DAY],
    );
    const bySite = new Map<string, Row[]>();
    for (const row of rows) bySite.set(String(row.site), [...(bySite.get(String(row.site)) ?? []), row]);
    const sites = [...bySite].sort(([one], [other]) => (one < other ? -1 : 1));
    return sites.map(([site, ofSite]) => {
      const first = ofSite.find(({ destination }) => destination === FIRST);
      const destinations = ofSite.map(toDestination);
      return {
        site,
        waiting: sumOf(destinations, ({ waiting }) => waiting),
        deadLettered: sumOf(destinations, ({ deadLettered }) => deadLettered),
        bounced: sumOf(destinations, ({ bounced }) => bounced),
        quarantined: Number(first?.quarantined ?? 0),
        quarantinedToday: Number(first?.quarantined_today ?? 0),
        waitingSince: oldestOf(destinations),
        destinations,
      };
    });
  },

  acceptedInWeek: (now: number) => acceptedInWeek(db, now),

  /** Receivers that have failed since before a time, with the sites whose leads wait for them. */
  failingReceivers: async (before: number): Promise<FailingReceiver[]> => {
    const waits = "state = 'waiting'";
    const rows = await db.all(
      `select site, '${FIRST}' as destination, receiver, failing_since from site_leases
       where failing_since <= ? and receiver is not null
         and exists (select 1 from leads where leads.site = site_leases.site and ${waits})
       union all
       select site, destination, receiver, failing_since from delivery_leases
       where failing_since <= ? and receiver is not null
         and exists (select 1 from deliveries where deliveries.site = delivery_leases.site
           and deliveries.destination = delivery_leases.destination and ${waits})
       order by receiver, failing_since`,
      [before, before],
    );
    const receivers = new Map<string, FailingReceiver>();
    for (const row of rows) {
      const [receiver, site] = [String(row.receiver), String(row.site)];
      const known = receivers.get(receiver) ?? {
        receiver,
        failingSince: Number(row.failing_since),
        sites: [],
        queues: [],
      };
      receivers.set(receiver, known);
      if (!known.sites.includes(site)) known.sites.push(site);
      known.queues.push({ site, destination: String(row.destination) });
    }
    return [...receivers.values()];
  },

  /** Sites with leads in each of 4 weeks but none in 14 days, and of `before` those without a new one. */
  silentSites: async (now: number, before: readonly string[]): Promise<string[]> => {
    const from = now - 2 * WEEK;
    const exists = (condition: string) =>
      `exists (select 1 from leads where site = found.site and state <> 'quarantined' and ${condition})`;
    const inWeek = exists(`received_at >= ? and received_at < ? and ${NO_TEST}`);
    // One step for each site (a loose index scan), as a scan would read all leads of six weeks.
    const rows = await db.all(
      `with recursive found(site) as (
         select min(site) from leads where state <> 'quarantined'
         union all
         select (select min(leads.site) from leads where state <> 'quarantined' and leads.site > found.site)
         from found where found.site is not null
       )
       select site, case when ${exists(`received_at >= ? and ${NO_TEST}`)} then 1 else 0 end as heard,
         case when ${[1, 2, 3, 4].map(() => inWeek).join(' and ')} then 1 else 0 end as regular
       from found where site is not null`,
      [from, ...[1, 2, 3, 4].flatMap((week) => [from - week * WEEK, from - (week - 1) * WEEK])],
    );
    const silent = new Set(before);
    for (const { site, heard, regular } of rows)
      if (heard) silent.delete(String(site));
      else if (regular) silent.add(String(site));
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

type Counted = LeadCounts & Pick<SiteReport, 'waitingSince'>;

const toHealth = (
  { waiting, deadLettered, bounced, quarantined, waitingSince }: Counted,
  now: number,
): LeadHealth => ({
  waiting,
  deadLettered,
  bounced,
  quarantined,
  oldestWaitingSeconds: waitingSince === null ? null : Math.max(0, Math.round((now - waitingSince) / 1_000)),
});

const totalOf = (reports: readonly Counted[]): Counted => ({
  waiting: sumOf(reports, ({ waiting }) => waiting),
  deadLettered: sumOf(reports, ({ deadLettered }) => deadLettered),
  bounced: sumOf(reports, ({ bounced }) => bounced),
  quarantined: sumOf(reports, ({ quarantined }) => quarantined),
  waitingSince: oldestOf(reports),
});

/** One reading serves all operators for this time. */
export const READING_MS = 10_000;

const lastSeen = () => singleton('leads.health', () => ({ status: 'ok' as OutboxHealth['status'] }));

export const lastOutboxStatus = (): OutboxHealth['status'] => lastSeen().status;

/** The outbox's health, at most 10 seconds old; waits `timeout` ms for the database. Never rejects. */
export const outboxHealth = async (timeout = 2_000, now = Date.now()): Promise<OutboxHealth> => {
  const reading = sharedReading('leads.by-site', READING_MS, async () =>
    leadReport(await database()).bySite(now),
  ).catch(() => null);
  const reports = await within(timeout, reading, () => null);
  const leads = reports && toHealth(totalOf(reports), now);
  const isDegraded =
    !leads ||
    leads.deadLettered + leads.bounced > 0 ||
    (leads.oldestWaitingSeconds ?? 0) * 1_000 > MAX_WAITING_MS;
  const status = isDegraded ? 'degraded' : 'ok';
  lastSeen().status = status;
  return {
    status,
    leads,
    sites: Object.fromEntries((reports ?? []).map((report) => [report.site, toHealth(report, now)])),
  };
};
