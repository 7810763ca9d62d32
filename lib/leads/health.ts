import { database } from '@/lib/platform/db';
import { within } from '@/lib/platform/within';
import type { LeadCounts } from './outbox/lead';
import { leadReport, type SiteReport } from './outbox/lead-report';

/** Milliseconds; a lead that waits longer makes the outbox degraded. */
export const MAX_WAITING_MS = 30 * 60_000;

export type LeadHealth = LeadCounts & {
  oldestWaitingSeconds: number | null;
};

/** `degraded`: leads are dead-lettered or late, or the database does not answer (`leads` is null). */
export type OutboxHealth = {
  status: 'ok' | 'degraded';
  leads: LeadHealth | null;
  sites: Record<string, LeadHealth>;
};

const toHealth = (report: Omit<SiteReport, 'site'>, now: number): LeadHealth => ({
  waiting: report.waiting,
  deadLettered: report.deadLettered,
  quarantined: report.quarantined,
  oldestWaitingSeconds:
    report.waitingSince === null ? null : Math.max(0, Math.round((now - report.waitingSince) / 1_000)),
});

/** The outbox's health; a database slower than `timeout` ms does not answer. Never rejects. */
export const outboxHealth = async (timeout = 2_000, now = Date.now()): Promise<OutboxHealth> => {
  const reading = database()
    .then((db) => leadReport(db).bySite(now))
    .catch(() => null);
  const reports = await within(timeout, reading, () => null);
  if (!reports) return { status: 'degraded', leads: null, sites: {} };
  const waiting = reports.flatMap(({ waitingSince }) => (waitingSince === null ? [] : [waitingSince]));
  const sum = (name: 'waiting' | 'deadLettered' | 'quarantined' | 'quarantinedToday' | 'delivered') =>
    reports.reduce((total, report) => total + report[name], 0);
  const leads = toHealth(
    {
      waiting: sum('waiting'),
      deadLettered: sum('deadLettered'),
      quarantined: sum('quarantined'),
      quarantinedToday: sum('quarantinedToday'),
      delivered: sum('delivered'),
      waitingSince: waiting.length > 0 ? Math.min(...waiting) : null,
    },
    now,
  );
  const isDegraded = leads.deadLettered > 0 || (leads.oldestWaitingSeconds ?? 0) * 1_000 > MAX_WAITING_MS;
  return {
    status: isDegraded ? 'degraded' : 'ok',
    leads,
    sites: Object.fromEntries(
      reports
        .filter(({ waiting, deadLettered, quarantined }) => waiting + deadLettered + quarantined > 0)
        .map((report) => [report.site, toHealth(report, now)]),
    ),
  };
};
