import { failedReads, siteAges } from '@/lib/content';
import { isServed, originOf, servedSites } from '@/lib/content/hosts/hosts';
import type { Acceptance } from '@/lib/leads/outbox/acceptance';
import { FIRST } from '@/lib/leads/outbox/lead';
import { leadReport, READING_MS, type SiteReport } from '@/lib/leads/outbox/lead-report';
import { database } from '@/lib/platform/db';
import { sharedReading } from '@/lib/platform/shared-reading';
import { escapeHtml } from '@/lib/platform/text';
import { siteSpeeds, spokenSpeed, type SiteSpeed } from '@/lib/site/analytics/speed';
import { alertStore } from './alert-store';

const none = { waiting: 0, deadLettered: 0, bounced: 0 };

/** Times are seconds from request to acceptance, of the last 7 days. */
const destinationsOf = (report: SiteReport | undefined, accepted: readonly Acceptance[]) => {
  const reports = report?.destinations ?? [];
  const further = [...reports, ...accepted].map(({ destination }) => destination);
  return [...new Set([FIRST, ...further.sort()])].map((destination) => {
    const { waiting, deadLettered, bounced } = reports.find((one) => one.destination === destination) ?? none;
    const times = accepted.find((one) => one.destination === destination);
    return {
      destination,
      waiting,
      deadLettered,
      bounced,
      acceptedIn7Days: times?.leads ?? 0,
      medianSeconds: times ? times.median / 1_000 : null,
      slowestSeconds: times ? times.slowest / 1_000 : null,
    };
  });
};

const readOnce = async (now: number) => {
  const db = await database();
  const reports = new Map((await leadReport(db).bySite(now)).map((row) => [row.site, row]));
  const accepted = new Map<string, Acceptance[]>();
  for (const one of await leadReport(db).acceptedInWeek(now))
    accepted.set(one.site, [...(accepted.get(one.site) ?? []), one]);
  const ages = new Map(siteAges().map((row) => [row.key, row]));
  const failures = new Map(failedReads().map(({ key, failure }) => [key, failure]));
  const speeds = await siteSpeeds(db, now);
  const alerts = await alertStore(db).open();
  const sites = [...servedSites().origins.keys()].map((site) => {
    const [report, age] = [reports.get(site), ages.get(site)];
    const { waiting, deadLettered, bounced, refused } = report ?? { ...none, refused: 0 };
    const destinations = destinationsOf(report, accepted.get(site) ?? []);
    return {
      site,
      host: new URL(originOf(site)).host,
      /** Null before this instance's first read. */
      recordSeconds: age && Number.isFinite(age.seconds) ? Math.round(age.seconds) : null,
      recordFailure: failures.get(site) ?? null,
      waiting,
      deadLettered,
      bounced,
      refused,
      /** By the first destination only; the counts above are over all destinations. */
      deliveredIn7Days: destinations[0]?.acceptedIn7Days ?? 0,
      destinations,
      speed: speeds.get(site) ?? {},
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

type Status = Awaited<ReturnType<typeof readOnce>>;
type SiteStatus = Status['sites'][number];
type DestinationStatus = SiteStatus['destinations'][number];

/** Sites with alarms first; read at most once in 10 seconds. @throws Error without the database */
export const readStatus = (): Promise<Status> =>
  sharedReading('status', READING_MS, () => readOnce(Date.now()));

const style = `body{margin:0;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:#1d2330;background:#f4f5f7}
h1{margin:0 0 .25rem;font-size:1.375rem}p{margin:0 0 1rem;overflow-wrap:anywhere}
ul{display:grid;gap:.75rem;margin:0;padding:0;list-style:none}
ul{grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
li{padding:.625rem .875rem;border-left:.375rem solid #2e7d32;border-radius:.5rem;background:#fff}
li.alarm{border-color:#b3261e}
h2{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}
h2 a{display:block;padding-block:.25rem;color:inherit}
li p{margin:0;font-size:.9375rem;color:#565e6c;font-variant-numeric:tabular-nums}
b{color:#1d2330}
.alarms,li .alarms{color:#b3261e;font-weight:600}`;

const units = [
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

const ageOf = (seconds: number): string => {
  const [unit, length] = units.find(([, one]) => seconds >= 2 * one) ?? ['s', 1];
  return `${Math.floor(seconds / length)} ${unit === 'day' ? 'days' : unit}`;
};

/** 0.4 s, 12 s or 3 min. */
const lengthOf = (seconds: number): string => (seconds < 10 ? `${seconds.toFixed(1)} s` : ageOf(seconds));

const timesOf = ({ medianSeconds, slowestSeconds }: DestinationStatus): string =>
  medianSeconds === null || slowestSeconds === null
    ? ''
    : `, after ${lengthOf(medianSeconds)} in the middle, ${lengthOf(slowestSeconds)} at most`;

const marked = (counts: readonly [number, string][]): string[] =>
  counts.map(([count, name]) => (count > 0 ? `<b>${count} ${name}</b>` : `0 ${name}`));

const destinationLine = (of: DestinationStatus): string => {
  const counts = marked([
    [of.waiting, 'waiting'],
    [of.deadLettered, 'dead-lettered'],
    [of.bounced, 'bounced'],
  ]);
  const accepted = `${of.acceptedIn7Days} accepted in 7 days${timesOf(of)}`;
  return `<p>${escapeHtml(of.destination)}: ${[...counts, accepted].join(', ')}</p>`;
};

const speedLine = (speed: SiteSpeed): string[] => {
  const texts = spokenSpeed(speed).map(({ text, verdict }) =>
    verdict === 'fair' || verdict === 'poor' ? `<b>${text}</b>` : text,
  );
  return texts.length > 0 ? [`<p>Visitors, 28 days: ${texts.join(', ')}</p>`] : [];
};

const item = (site: SiteStatus): string => {
  const read = site.recordSeconds === null ? 'not read yet' : `read ${ageOf(site.recordSeconds)} ago`;
  const failure = site.recordFailure === null ? '' : `; last failure: ${site.recordFailure}`;
  const leads = marked([
    [site.waiting, 'waiting'],
    [site.deadLettered, 'dead-lettered'],
    ...(site.bounced > 0 ? [[site.bounced, 'bounced'] as [number, string]] : []),
    [site.refused, 'refused'],
  ]);
  const [first, ...further] = site.destinations;
  const delivered = `${site.deliveredIn7Days} delivered in 7 days${first ? timesOf(first) : ''}`;
  const host = escapeHtml(site.host);
  return [
    `<li${site.alarms.length ? ' class="alarm"' : ''}><h2><a href="//${host}/">${host}</a></h2>`,
    ...site.alarms.map((alarm) => `<p class="alarms">${escapeHtml(alarm)}</p>`),
    `<p>${escapeHtml(`${site.site}: record ${read}${failure}`)}</p>`,
    `<p>${[...leads, delivered].join(', ')}</p>`,
    ...(further.length > 0 ? site.destinations.map(destinationLine) : []),
    ...speedLine(site.speed),
    '</li>',
  ].join('');
};

export const statusPage = ({ time, sites, alarms }: Status): string => {
  const count = sites.filter((site) => site.alarms.length > 0).length + alarms.length;
  const headline = count === 0 ? 'No alarms' : `${count} alarm${count === 1 ? '' : 's'}`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${headline}</title>`,
    `<style>${style}</style>`,
  ];
  const body = [
    `<h1>${headline}</h1>`,
    `<p>${sites.length} site${sites.length === 1 ? '' : 's'}, ${time.slice(0, 16).replace('T', ' ')} UTC</p>`,
    ...alarms.map((alarm) => `<p class="alarms">${escapeHtml(alarm)}</p>`),
    `<ul>${sites.map(item).join('')}</ul>`,
  ];
  return [
    `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('\n');
};
