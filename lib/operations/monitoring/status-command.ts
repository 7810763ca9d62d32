import { table } from '@/lib/leads/cli/format-leads';
import { env } from '@/lib/platform/env';
import { reasonOf } from '@/lib/platform/log';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import type { SiteStatus, Status } from './status-page';

const usage = `npm run status [-- <origin>]

The sites of a running server, with the age of their records, their leads and alarms. Needs its HEALTH_TOKEN.
  <origin>  http://localhost:PORT by default
Exit code: 0 no alarms, 1 alarms or no answer, 2 wrong arguments.
`;

const TIMEOUT_MS = 10_000;

const rowOf = (site: SiteStatus): string[] => [
  site.host,
  site.site,
  site.recordSeconds === null ? 'not read yet' : `${site.recordSeconds} s`,
  site.recordFailure ?? '',
  ...[site.waiting, site.deadLettered, site.quarantined, site.deliveredIn7Days].map(String),
  site.alarms.join(', '),
];

const columns =
  'HOST|SITE|RECORD|LAST FAILURE|WAITING|DEAD-LETTERED|QUARANTINED|DELIVERED IN 7 DAYS|ALARMS'.split('|');

const main = async ([origin = `http://localhost:${env().port}`, ...rest]: string[]): Promise<number> => {
  if (rest.length > 0 || !URL.canParse(origin)) throw new UsageError('Name one origin, or none.');
  const answer = await fetch(new URL('/api/status', origin), {
    headers: { accept: 'application/json', authorization: `Bearer ${env().healthToken ?? ''}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`No server answers at ${origin}: ${reasonOf(error)}`);
  });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  const { sites, alarms } = (await answer.json()) as Status;
  process.stdout.write([table([columns, ...sites.map(rowOf)]), ...alarms, ''].join('\n'));
  return alarms.length > 0 || sites.some((site) => site.alarms.length > 0) ? 1 : 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
