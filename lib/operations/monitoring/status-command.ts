import { table } from '@/lib/leads/cli/format-leads';
import { env } from '@/lib/platform/env';
import { exchange } from '@/lib/platform/http/exchange';
import { reasonOf } from '@/lib/platform/log';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { lengthOf, type DestinationStatus, type SiteStatus, type Status } from './status-page';

const usage = `npm run status [-- <origin>]

The sites of a running server, with the age of their records, their leads and alarms. Needs its HEALTH_TOKEN.
  <origin>  http://localhost:PORT by default
Exit code: 0 no alarms, 1 alarms or no answer, 2 wrong arguments.
`;

const TIMEOUT_MS = 10_000;

const timesOf = ({ medianSeconds, slowestSeconds }: DestinationStatus): string[] =>
  [medianSeconds, slowestSeconds].map((seconds) => (seconds === null ? '-' : lengthOf(seconds)));

const rowOf = (site: SiteStatus): string[] => [
  site.host,
  site.site,
  site.recordSeconds === null ? 'not read yet' : `${site.recordSeconds} s`,
  site.recordFailure ?? '',
  ...[site.waiting, site.deadLettered, site.bounced, site.refused, site.deliveredIn7Days].map(String),
  ...site.destinations.slice(0, 1).flatMap(timesOf),
  site.alarms.join(', '),
];

const destinationRowOf = (of: DestinationStatus): string[] => [
  '',
  `to ${of.destination}`,
  '',
  '',
  ...[of.waiting, of.deadLettered, of.bounced].map(String),
  '',
  String(of.acceptedIn7Days),
  ...timesOf(of),
];

const rowsOf = (site: SiteStatus): string[][] => [
  rowOf(site),
  ...(site.destinations.length > 1 ? site.destinations.map(destinationRowOf) : []),
];

const columns =
  'HOST|SITE|RECORD|LAST FAILURE|WAITING|DEAD-LETTERED|BOUNCED|REFUSED|DELIVERED IN 7 DAYS|MEDIAN|SLOWEST|ALARMS'.split(
    '|',
  );

const main = async ([origin = `http://localhost:${env().port}`, ...rest]: string[]): Promise<number> => {
  if (rest.length > 0 || !URL.canParse(origin)) throw new UsageError('Name one origin, or none.');
  const headers = { accept: 'application/json', authorization: `Bearer ${env().healthToken ?? ''}` };
  const answer = await exchange(
    new URL('/api/status', origin),
    { headers, timeoutMs: TIMEOUT_MS },
    async ({ statusCode, body }) => ({ isOk: statusCode === 200, text: await body.text() }),
  ).catch((error: unknown) => {
    throw new Error(`No server answers at ${origin}: ${reasonOf(error)}`);
  });
  if (!answer.isOk) throw new Error(answer.text.trim());
  const { sites, alarms } = JSON.parse(answer.text) as Status;
  process.stdout.write([table([columns, ...sites.flatMap(rowsOf)]), ...alarms, ''].join('\n'));
  return alarms.length > 0 || sites.some((site) => site.alarms.length > 0) ? 1 : 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
