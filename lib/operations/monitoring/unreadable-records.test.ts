import { dataFolder, loggedLines, serverThat, startServer, writeIn } from '@/test/server';
import { recordOf } from '@/test/records';

const MINUTE = 60_000;
const NOW = 1_900_000_000_000;

let content: string;
let broken: Set<string>;
let asked: string[];
let lines: string[];

beforeEach(async () => {
  [broken, asked, lines] = [new Set(), [], loggedLines()];
  content = await serverThat(({ url = '' }, response) => {
    const site = url.split('/').pop() ?? '';
    asked.push(site);
    response.writeHead(broken.has(site) ? 500 : 200).end(JSON.stringify(recordOf({ name: site })));
  });
});

/** Starts an instance with an empty memory on the same database. */
const instance = async () => {
  const hosts = { 'a.example': 'acme', 'b.example': 'beta', 'c.example': 'city' };
  const sites = writeIn(dataFolder(), 'sites.json', hosts);
  startServer({ SITES_FILE: sites, CONTENT_API_URL: content });
  const { checkAlerts } = await import('./alerts');
  const { getFreshSite } = await import('@/lib/content');
  return {
    checkAt: (minutes: number) => checkAlerts(NOW + minutes * MINUTE),
    view: getFreshSite,
  };
};
const reported = () =>
  lines.splice(0).flatMap((line) => {
    const [, subject, state] =
      /^alert cause=record-unreadable subject="?([\w -]+?)"? state=(\w+)/.exec(line) ?? [];
    return subject ? [`${subject} ${state}`] : [];
  });

test('a record that could never be read is reported after an hour, of its site alone', async () => {
  broken = new Set(['beta']);
  const { checkAt, view } = await instance();
  await view('beta');
  for (let minutes = 0; minutes < 60; minutes += 2) await checkAt(minutes);
  expect(reported()).toEqual([]);
  await checkAt(60);
  expect(reported()).toEqual(['beta open']);
});

test('a content server that is down is reported once for all sites', async () => {
  broken = new Set(['acme', 'beta', 'city']);
  const { checkAt, view } = await instance();
  for (const site of broken) await view(site);
  for (let minutes = 0; minutes <= 80; minutes += 2) await checkAt(minutes);
  expect(reported()).toEqual(['content server open']);
});

test('an alarm outlives a restart without visitors, and ends when the record can be read', async () => {
  broken = new Set(['city']);
  const one = await instance();
  await one.view('city');
  for (let minutes = 0; minutes <= 60; minutes += 2) await one.checkAt(minutes);
  expect(reported()).toEqual(['city open']);
  const two = await instance();
  for (let minutes = 62; minutes < 80; minutes += 2) await two.checkAt(minutes);
  expect(reported()).toEqual([]);
  broken = new Set();
  const three = await instance();
  for (let minutes = 80; minutes < 90; minutes += 2) await three.checkAt(minutes);
  expect(reported()).toEqual(['city over']);
});

test('without a failed read no record is read', async () => {
  const { checkAt } = await instance();
  await checkAt(0);
  expect(asked).toEqual([]);
});
