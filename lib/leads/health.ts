import { database } from '@/lib/db';
import type { LeadCounts } from './outbox/lead';
import { leadReport, type SiteReport } from './outbox/lead-report';

/** A lead that waits longer than this makes the outbox degraded, in milliseconds. */
export const MAX_WAITING_MS = 30 * 60_000;

export type LeadHealth = LeadCounts & {
  /** How long the oldest waiting lead has waited, in seconds; null when none waits. */
  oldestWaitingSeconds: number | null;
};

/** `degraded`: leads are dead-lettered or wait too long, or the database does not answer (then `leads` is null). */
export type OutboxHealth = {
  status: 'ok' | 'degraded';
  leads: LeadHealth | null;
  /** Sites with waiting, dead-lettered or quarantined leads. */
  sites: Record<string, LeadHealth>;
};

const toHealth = (report: Omit<SiteReport, 'site'>, now: number): LeadHealth => ({
  waiting: report.waiting,
  deadLettered: report.deadLettered,
  quarantined: report.quarantined,
  oldestWaitingSeconds:
    report.waitingSince === null ? null : Math.max(0, Math.round((now - report.waitingSince) / 1_000)),
});

/** The health of the outbox within `timeout` milliseconds; a database that takes longer does not answer. Never rejects. */
export const outboxHealth = async (timeout = 2_000, now = Date.now()): Promise<OutboxHealth> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeout, null);
  });
  const reading = database()
    .then((db) => leadReport(db).bySite(now))
    .catch(() => null);
  const reports = await Promise.race([reading, late]).finally(() => clearTimeout(timer));
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
