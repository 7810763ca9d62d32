import { openAlerts } from './alerts';
import { failedReads, siteAges } from '@/lib/content';
import { database } from '@/lib/platform/db';
import { leadReport } from '@/lib/leads/outbox/lead-report';
import { isServed, originOf, servedSites } from '@/lib/content/hosts/hosts';

/** A row of the status page. */
export type SiteStatus = {
  site: string;
  host: string;
  /** Age of the record in memory, in seconds; null before its first read by this instance. */
  recordSeconds: number | null;
  recordFailure: string | null;
  waiting: number;
  deadLettered: number;
  quarantined: number;
  deliveredIn7Days: number;
  alarms: string[];
};

export type Status = {
  time: string;
  sites: SiteStatus[];
  /** About receivers, and about sites that are no longer served. */
  alarms: string[];
};

/** The state of every site, those with alarms first. @throws Error when the database does not answer */
export const readStatus = async (now = Date.now()): Promise<Status> => {
  const reports = new Map((await leadReport(await database()).bySite(now)).map((row) => [row.site, row]));
  const ages = new Map(siteAges().map((row) => [row.key, row]));
  const failures = new Map(failedReads().map(({ key, failure }) => [key, failure]));
  const alerts = await openAlerts();
  const sites = [...servedSites().origins.keys()].map((site): SiteStatus => {
    const [report, age] = [reports.get(site), ages.get(site)];
    return {
      site,
      host: new URL(originOf(site)).host,
      recordSeconds: age && Number.isFinite(age.seconds) ? Math.round(age.seconds) : null,
      recordFailure: failures.get(site) ?? null,
      waiting: report?.waiting ?? 0,
      deadLettered: report?.deadLettered ?? 0,
      quarantined: report?.quarantined ?? 0,
      deliveredIn7Days: report?.delivered ?? 0,
      alarms: alerts
        .filter(({ cause, subject }) => subject === site && cause !== 'receiver-down')
        .map(({ cause, detail }) => `${cause}: ${detail}`),
    };
  });
  return {
    time: new Date(now).toISOString(),
    sites: sites.sort((a, b) => b.alarms.length - a.alarms.length || a.site.localeCompare(b.site)),
    alarms: alerts
      .filter(({ cause, subject }) => cause === 'receiver-down' || !isServed(subject))
      .map(({ cause, subject, detail }) => `${cause} ${subject}: ${detail}`),
  };
};
