import type { Database } from '@/lib/platform/db';
import { MAX_WAITING_MS } from '@/lib/leads/health';
import { unknownPages } from '@/lib/serving/next/unknown-pages.mjs';
import { leadReport, type SiteReport } from '@/lib/leads/outbox/lead-report';
import type { RecordFailures } from './record-failures';

const MINUTE = 60_000;
/** More quarantined leads of a site in 24 hours mean an attack, or a wrong check. */
const MAX_QUARANTINED_A_DAY = 50;
const RECEIVER_DOWN_AFTER = 15 * MINUTE;
const RECORD_UNREADABLE_AFTER = 60 * MINUTE;
/** The subject when the content server as a whole gives no records. */
export const CONTENT_SERVER = 'content server';

export type Cause =
  | 'dead-lettered'
  | 'waiting'
  | 'receiver-down'
  | 'quarantine-filling'
  | 'record-unreadable'
  | 'no-leads'
  | 'unknown-page';

/**
 * `subject`: a site, a receiver or the content server; `since`: now, when it is not known; `delay`: how many
 * milliseconds later the problem is reported. A covered problem is part of another one: it is not reported,
 * but does not end either.
 */
export type Problem = {
  cause: Cause;
  subject: string;
  detail: string;
  since?: number;
  delay?: number;
  isCovered?: boolean;
};

/** What is known outside of the tables of leads. */
type Known = {
  records: RecordFailures;
  /** Sites with an alarm that they get no leads. */
  silent: readonly string[];
  isServed: (site: string) => boolean;
};

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const recordProblems = ({ sites, isServerDown }: RecordFailures): Problem[] => {
  const [first] = sites;
  const problem = { cause: 'record-unreadable', delay: RECORD_UNREADABLE_AFTER } as const;
  const ofSites = sites.map(({ site, failure }): Problem => ({
    ...problem,
    subject: site,
    detail: failure,
    isCovered: isServerDown,
  }));
  if (!isServerDown || !first) return ofSites;
  const detail = `no record can be read (${first.failure})`;
  return [...ofSites, { ...problem, subject: CONTENT_SERVER, detail }];
};

const pageProblems = (): Problem[] => {
  const { last } = unknownPages();
  return last === null ? [] : [{ cause: 'unknown-page', subject: 'pages', detail: last }];
};

/** All problems at this time. @throws Error when the database does not answer */
export const findProblems = async (
  db: Database,
  { records, silent, isServed }: Known,
  now: number,
): Promise<Problem[]> => {
  const report = leadReport(db);
  const receivers = await report.failingReceivers(now - RECEIVER_DOWN_AFTER);
  const failing = new Set(receivers.flatMap(({ sites }) => sites));
  const silentNow = (await report.silentSites(now, silent)).filter(isServed);
  const ofSite = ({ site, deadLettered, waiting, waitingSince, quarantinedToday }: SiteReport): Problem[] => {
    const problems: Problem[] = [];
    if (deadLettered > 0)
      problems.push({
        cause: 'dead-lettered',
        subject: site,
        detail: `${plural(deadLettered, 'lead')} could not be delivered`,
      });
    if (waitingSince !== null && now - waitingSince > MAX_WAITING_MS)
      problems.push({
        cause: 'waiting',
        subject: site,
        detail: `${plural(waiting, 'lead')} waiting for more than 30 minutes`,
        since: waitingSince,
        isCovered: failing.has(site),
      });
    if (quarantinedToday > MAX_QUARANTINED_A_DAY)
      problems.push({
        cause: 'quarantine-filling',
        subject: site,
        detail: `${quarantinedToday} leads quarantined in 24 hours`,
      });
    return problems;
  };
  return [
    ...(await report.bySite(now)).flatMap(ofSite),
    ...receivers.map(({ receiver, failingSince, sites }): Problem => ({
      cause: 'receiver-down',
      subject: receiver === 'SMTP_URL' ? 'mail server' : receiver,
      detail: `deliveries of ${plural(sites.length, 'site')} have failed for more than 15 minutes`,
      since: failingSince,
    })),
    ...silentNow.map((site): Problem => ({
      cause: 'no-leads',
      subject: site,
      detail: 'no lead for 14 days, after one in each of 4 weeks',
    })),
    ...recordProblems(records),
    ...pageProblems(),
  ];
};
