import { failedReads, getFreshSite } from '@/lib/content';
import { isServed, servedSites } from '@/lib/content/hosts/hosts';
import { FIRST } from '@/lib/leads/outbox/lead';
import {
  leadReport,
  MAX_REFUSED_A_DAY,
  MAX_WAITING_MS,
  type SiteReport,
} from '@/lib/leads/outbox/lead-report';
import type { Database } from '@/lib/platform/db';
import { siteSpeeds, spokenSpeed } from '@/lib/site/analytics/speed';
import { unknownPages } from '@/lib/serving/next/unknown-pages.mjs';

const MINUTE = 60_000;
const RECEIVER_DOWN_AFTER = 15 * MINUTE;
const RECORD_UNREADABLE_AFTER = 60 * MINUTE;
const MAX_READS = 20;
/** How many further sites are read, to tell a broken record from a content server that is down. */
const OTHERS = 2;
const CONTENT_SERVER = 'content server';

/** The causes of alerts, with the titles of their mails. */
export const causes = {
  'dead-lettered': 'Leads are dead-lettered',
  bounced: 'Mails with leads came back',
  waiting: 'Leads are waiting',
  'receiver-down': 'A receiver is down',
  'many-refused': 'Many leads are refused',
  'record-unreadable': 'A content record cannot be read',
  'no-leads': 'A site gets no leads',
  'slow-pages': 'Pages are slow for visitors',
  'unknown-page': 'Pages are shown without scripts',
};
export type Cause = keyof typeof causes;

export type Problem = {
  cause: Cause;
  subject: string;
  detail: string;
  since?: number;
  delay?: number;
  /** Part of another problem: not reported, and not over. */
  isCovered?: boolean;
};

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Reads doubtful records again: without visitors nothing else reads them.
 * @param reported sites with an alert
 */
const unreadableRecords = async (reported: readonly string[]): Promise<Problem[]> => {
  const failed = () => failedReads().filter(({ key }) => isServed(key));
  const doubtful = [...failed().map(({ key }) => key), ...reported.filter(isServed)].slice(0, MAX_READS);
  if (doubtful.length === 0 && reported.length === 0) return [];
  const asked = [...new Set([...doubtful, ...servedSites().origins.keys()])].slice(
    0,
    doubtful.length + OTHERS,
  );
  await Promise.all(asked.map(getFreshSite));
  const failures = failed();
  const failing = new Set(failures.map(({ key }) => key));
  const isServerDown = asked.length > 1 && asked.every((site) => failing.has(site));
  const problem = { cause: 'record-unreadable', delay: RECORD_UNREADABLE_AFTER } as const;
  const ofSites = failures.map(({ key, failure }): Problem => ({
    ...problem,
    subject: key,
    detail: failure,
    isCovered: isServerDown,
  }));
  const [first] = failures;
  if (!isServerDown || !first) return ofSites;
  const detail = `no record can be read (${first.failure})`;
  return [...ofSites, { ...problem, subject: CONTENT_SERVER, detail }];
};

const slowSites = async (db: Database, now: number): Promise<Problem[]> =>
  [...(await siteSpeeds(db, now))].flatMap(([site, speed]): Problem[] => {
    const slow = spokenSpeed(speed).filter(({ verdict }) => verdict === 'fair' || verdict === 'poor');
    const detail = slow.map(({ text }) => text).join(', ');
    return slow.length > 0 && isServed(site) ? [{ cause: 'slow-pages', subject: site, detail }] : [];
  });

const pageProblems = (): Problem[] => {
  const { last } = unknownPages();
  return last === null ? [] : [{ cause: 'unknown-page', subject: 'pages', detail: last }];
};

/** 'at crm.example#1f' for an address of deliverTo. */
const placeOf = (destination: string) => (destination === FIRST ? '' : ` at ${destination}`);

const leadProblems = (
  { site, destinations, isRefusingMany }: SiteReport,
  isReceiverDown: (destination: string) => boolean,
  now: number,
): Problem[] => {
  const problems: Problem[] = [];
  const add = (cause: Cause, details: readonly string[], more: Partial<Problem> = {}) =>
    problems.push({ cause, subject: site, detail: details.join(', '), ...more });
  const having = (name: 'deadLettered' | 'bounced', what: string) =>
    destinations.flatMap(({ destination, [name]: count }) =>
      count > 0 ? [`${plural(count, 'lead')} ${what}${placeOf(destination)}`] : [],
    );
  const dead = having('deadLettered', 'could not be delivered');
  if (dead.length > 0) add('dead-lettered', dead);
  const bounced = having('bounced', 'came back after the mail server had accepted it');
  if (bounced.length > 0) add('bounced', bounced);
  const late = destinations.filter(
    ({ waitingSince }) => waitingSince !== null && now - waitingSince > MAX_WAITING_MS,
  );
  const unexplained = late.filter(({ destination }) => !isReceiverDown(destination));
  const shown = unexplained.length > 0 ? unexplained : late;
  if (shown.length > 0)
    add(
      'waiting',
      shown.map(
        ({ destination, waiting }) =>
          `${plural(waiting, 'lead')} waiting for more than 30 minutes${placeOf(destination)}`,
      ),
      {
        since: Math.min(...shown.flatMap(({ waitingSince }) => waitingSince ?? [])),
        isCovered: unexplained.length === 0,
      },
    );
  if (isRefusingMany) add('many-refused', [`more than ${MAX_REFUSED_A_DAY} leads refused in 24 hours`]);
  return problems;
};

/** @param reported subjects that have an alert, by cause @throws Error without the database */
export const findProblems = async (
  db: Database,
  reported: (cause: Cause) => Promise<string[]>,
  now: number,
): Promise<Problem[]> => {
  const records = await unreadableRecords(await reported('record-unreadable'));
  const report = leadReport(db);
  const receivers = await report.failingReceivers(now - RECEIVER_DOWN_AFTER);
  const failing = new Set(
    receivers.flatMap(({ queues }) => queues.map(({ site, destination }) => `${site} ${destination}`)),
  );
  const silent = (await report.silentSites(now, await reported('no-leads'))).filter(isServed);
  const ofSites = await report.bySite(now);
  return [
    ...ofSites.flatMap((row) =>
      leadProblems(row, (destination) => failing.has(`${row.site} ${destination}`), now),
    ),
    ...receivers.map(({ receiver, failingSince, sites }): Problem => ({
      cause: 'receiver-down',
      subject: receiver === 'SMTP_URL' ? 'mail server' : receiver,
      detail: `deliveries of ${plural(sites.length, 'site')} have failed for more than 15 minutes`,
      since: failingSince,
    })),
    ...silent.map((site): Problem => ({
      cause: 'no-leads',
      subject: site,
      detail: 'no lead for 14 days, after one in each of 4 weeks',
    })),
    ...records,
    ...(await slowSites(db, now)),
    ...pageProblems(),
  ];
};
