import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { Cluster, pause } from './cluster';
import { startLoad, visitAll } from './load';

/** How long the database is away under load, in milliseconds. */
const AWAY_MS = 6_000;

let cluster: Cluster;
test.beforeEach(async () => {
  cluster = new Cluster();
  await cluster.prepare();
});
test.afterEach(() => cluster.stop());

test('an unreachable page cache is logged once, and used again without a restart', async () => {
  const [instance] = cluster.instances;
  await cluster.start(instance);
  for (const name of ['Baker Roofing', 'Carter Plumbing']) {
    await cluster.putName(name);
    expect((await cluster.revalidate(instance)).status).toBe(200);
    expect((await cluster.get('/', instance.origin)).body).toContain(name);
  }
  expect(instance.logLines(/front-cache\.purge-failed/)).toHaveLength(1);
  await cluster.startVarnish();
  expect((await cluster.revalidate(instance)).status).toBe(200);
  expect(instance.logLines(/front-cache\.recovered/)).toHaveLength(1);
});

test('a page cache that refuses to purge is logged once, and shows the new text within REVALIDATE_SECONDS and a view', async () => {
  const [instance] = cluster.instances;
  Object.assign(cluster.environment, { REVALIDATE_SECONDS: '6' });
  await cluster.start(instance);
  await cluster.varnish.start([instance.port], (vcl) => vcl.replace('"localhost";', '"192.0.2.1";'));
  await visitAll(cluster);
  await cluster.putName('Baker Roofing');
  for (const _ of [1, 2]) expect((await cluster.revalidate(instance)).status).toBe(200);
  expect(instance.logLines(/front-cache\.purge-failed/)).toEqual([expect.stringContaining('status 405')]);
  await pause(6_000);
  await cluster.get('/');
  await expect.poll(async () => (await cluster.get('/')).body, { timeout: 2_000 }).toContain('Baker Roofing');
});

test('while the database is down at start, pages are served and leads get 503; later leads are accepted', async () => {
  const [instance] = cluster.instances;
  cluster.postgres.halt();
  await cluster.start(instance);
  await cluster.startVarnish();
  await visitAll(cluster);
  expect((await cluster.get('/about')).status).toBe(200);
  const id = randomUUID();
  for (const _ of [1, 2]) {
    const refused = await cluster.postLead(id);
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      503,
      { message: expect.any(String), phone: expect.any(String) },
    ]);
  }
  expect(instance.logLines(/database\.listen /)).toHaveLength(2);
  cluster.postgres.start();
  await expect.poll(async () => (await cluster.postLead(id)).status).toBe(200);
  await expect.poll(() => [...cluster.delivered().keys()]).toEqual([id]);
});

test('an outage of the database under load fails no view and loses no lead; later revalidations reach all instances', async () => {
  const [first, second] = cluster.instances;
  await cluster.start(first, second);
  await cluster.startVarnish();
  await visitAll(cluster);
  const endLoad = startLoad(cluster);
  await pause(2_000);
  cluster.postgres.halt();
  await pause(AWAY_MS);
  await cluster.putName('Baker Roofing');
  expect((await cluster.revalidate(first)).status).toBe(200);
  cluster.postgres.start();
  await pause(4_000);
  const { failed, refused, acknowledged } = await endLoad();
  expect(failed).toEqual([]);
  expect([...new Set(refused)]).toEqual([503]);
  await expect.poll(() => acknowledged.filter((id) => !cluster.delivered().has(id))).toEqual([]);
  // Once for each channel: revalidations and the table of hosts.
  for (const instance of [first, second]) expect(instance.logLines(/database\.listen /)).toHaveLength(2);

  await cluster.putName('Carter Plumbing');
  expect((await cluster.revalidate(second)).status).toBe(200);
  await expect
    .poll(async () => (await cluster.get('/', first.origin)).body, { intervals: [50] })
    .toContain('Carter Plumbing');
});
