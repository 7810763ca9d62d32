import type { Database } from '@/lib/db';
import { MAX_WAITING_MS } from '@/lib/leads/health';
import { leadReport } from '@/lib/leads/outbox/lead-report';

const MINUTE = 60_000;
/** More quarantined leads of a site in 24 hours mean an attack, or a wrong check. */
const MAX_QUARANTINED_A_DAY = 50;
const RECEIVER_DOWN_AFTER = 15 * MINUTE;
const RECORD_UNREADABLE_AFTER = 60 * MINUTE;

export type Cause =
  'dead-lettered' | 'waiting' | 'receiver-down' | 'quarantine-filling' | 'record-unreadable' | 'no-leads';

/** `subject`: a site or a receiver; `delay`: milliseconds before the problem is reported. */
export type Problem = { cause: Cause; subject: string; detail: string; delay: number };

/** The last failed read of a site's record; null when it succeeded. */
export type RecordState = { site: string; failure: string | null };

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** All problems at this time. @throws Error when the database does not answer */
export const findProblems = async (
  db: Database,
  records: readonly RecordState[],
  now: number,
): Promise<Problem[]> => {
  const report = leadReport(db);
  const sites = await report.bySite(now);
  const receivers = await report.failingReceivers(now - RECEIVER_DOWN_AFTER);
  const silent = await report.silentSites(now);
  const immediate = (cause: Cause, subject: string, detail: string): Problem => ({
    cause,
    subject,
    detail,
    delay: 0,
  });
  return [
    ...sites.flatMap(({ site, deadLettered, waiting, waitingSince, quarantinedToday }) => [
      ...(deadLettered > 0
        ? [immediate('dead-lettered', site, `${plural(deadLettered, 'lead')} could not be delivered`)]
        : []),
      ...(waitingSince !== null && now - waitingSince > MAX_WAITING_MS
        ? [immediate('waiting', site, `${plural(waiting, 'lead')} waiting for more than 30 minutes`)]
        : []),
      ...(quarantinedToday > MAX_QUARANTINED_A_DAY
        ? [immediate('quarantine-filling', site, `${quarantinedToday} leads quarantined in 24 hours`)]
        : []),
    ]),
    ...receivers.map(({ receiver, sites: count }) =>
      immediate(
        'receiver-down',
        receiver === 'SMTP_URL' ? 'mail server' : receiver,
        `deliveries of ${plural(count, 'site')} fail for more than 15 minutes`,
      ),
    ),
    ...silent.map((site) => immediate('no-leads', site, 'no lead for 14 days, after one in each of 4 weeks')),
    ...records.flatMap(({ site, failure }): Problem[] =>
      failure === null
        ? []
        : [{ cause: 'record-unreadable', subject: site, detail: failure, delay: RECORD_UNREADABLE_AFTER }],
    ),
  ];
};
