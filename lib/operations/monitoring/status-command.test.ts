import { runInProcess } from '@/test/run-in-process';
import { serverThat } from '@/test/server-that';
import { startServer } from '@/test/site';
import type { DestinationStatus, SiteStatus, Status } from './status-page';

const TOKEN = 'health-token-of-tests';
const first: DestinationStatus = {
  destination: 'first',
  waiting: 1,
  deadLettered: 0,
  bounced: 0,
  acceptedIn7Days: 4,
  medianSeconds: 1.25,
  slowestSeconds: 200,
};
const crm = {
  ...first,
  destination: 'crm.example#1f',
  deadLettered: 2,
  medianSeconds: null,
  slowestSeconds: null,
};
const acme: SiteStatus = {
  site: 'acme',
  host: 'www.acme.example',
  recordSeconds: 12,
  recordFailure: null,
  waiting: 1,
  deadLettered: 2,
  bounced: 0,
  refused: 3,
  deliveredIn7Days: 4,
  destinations: [first],
  speed: {},
  alarms: [],
};

let status: Omit<Status, 'time'>;
let origin: string;
beforeAll(async () => {
  origin = await serverThat(({ headers, url }, response) => {
    const isAllowed = headers.authorization === `Bearer ${TOKEN}` && url === '/api/status';
    response
      .writeHead(isAllowed ? 200 : 401)
      .end(isAllowed ? JSON.stringify(status) : 'The token is wrong.\n');
  });
});

const run = async (args: string[], token = TOKEN) => {
  startServer({ HEALTH_TOKEN: token });
  const command = await import('./status-command');
  return runInProcess(() => command.run(args));
};

test('each site is a line, and each of several destinations; exit code 0 without alarms', async () => {
  const b = { ...acme, site: 'b', recordSeconds: null, destinations: [first, crm] };
  status = { sites: [acme, b], alarms: [] };
  const { status: code, stdout } = await run([origin]);
  expect([code, stdout.split('\n').map((line) => line.split(/ {2,}/))]).toEqual([
    0,
    [
      expect.arrayContaining(['HOST', 'SITE', 'RECORD', 'WAITING', 'DEAD-LETTERED', 'DELIVERED IN 7 DAYS']),
      ['www.acme.example', 'acme', '12 s', '1', '2', '0', '3', '4', '1.3 s', '3 min'],
      ['www.acme.example', 'b', 'not read yet', '1', '2', '0', '3', '4', '1.3 s', '3 min'],
      ['', 'to first', '1', '0', '0', '4', '1.3 s', '3 min'],
      ['', 'to crm.example#1f', '1', '2', '0', '4', '-', '-'],
      [''],
    ],
  ]);
});

test.each<[string, Omit<Status, 'time'>]>([
  ['of a site', { sites: [{ ...acme, alarms: ['waiting: 1 lead'] }], alarms: [] }],
  ['of the deployment', { sites: [], alarms: ['receiver-down crm.example: failing'] }],
])('an alarm %s is printed, with exit code 1', async (_, given) => {
  status = given;
  const { status: code, stdout } = await run([origin]);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/waiting: 1 lead|receiver-down crm\.example/)]);
});

test('a wrong token, a missing server and wrong arguments are reported', async () => {
  expect(await run([origin], 'another-token-of-tests')).toMatchObject({
    status: 1,
    stderr: 'The token is wrong.\n',
  });
  expect(await run(['http://127.0.0.1:1'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No server answers at http://127.0.0.1:1'),
  });
  expect(await run(['nowhere'])).toMatchObject({ status: 2 });
});
