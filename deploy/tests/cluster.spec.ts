import { expect, test } from '@playwright/test';
import { Cluster, pause } from './cluster';
import { startLoad, visitAll } from './load';

/** How long views and leads keep coming, in milliseconds; CLUSTER_SECONDS shortens it while developing. */
const LOAD_MS = Number(process.env.CLUSTER_SECONDS ?? 60) * 1000;

const cluster = new Cluster();
test.beforeAll(() => cluster.prepare());
test.afterAll(() => cluster.stop());

test('no view fails and no lead is lost while an instance is killed, one starts in an outage, and a site is revalidated', async () => {
  test.setTimeout(LOAD_MS + 120_000);
  const [first, second, third] = cluster.instances;
  await cluster.start(first, second);
  await cluster.startVarnish();
  await visitAll(cluster);

  const started = Date.now();
  const endLoad = startLoad(cluster);

  await pause(LOAD_MS * 0.15);
  await first.kill();

  await pause(LOAD_MS * 0.15);
  await cluster.content.stop();
  await cluster.start(third);
  // Its disk is empty and the content server is down: the last good copy comes from the database.
  expect((await cluster.get('/about', third.origin)).status).toBe(200);
  await cluster.content.start();

  await pause(LOAD_MS * 0.15);
  await cluster.putName('Baker Roofing');
  const revalidated = Date.now();
  expect((await cluster.revalidate(second)).status).toBe(200);
  const secondsUntilAnswered = (Date.now() - revalidated) / 1000;
  // Before a layer asks by itself, which it does after a third of REVALIDATE_SECONDS.
  const secondsUntilShown = await Promise.all(
    [second.origin, third.origin, cluster.varnish.url].map(async (origin) => {
      await expect
        .poll(async () => (await cluster.get('/', origin)).body, { intervals: [50], timeout: 15_000 })
        .toContain('Baker Roofing');
      return (Date.now() - revalidated) / 1000;
    }),
  );

  await pause(Math.max(0, LOAD_MS - (Date.now() - started)));
  const { views, failed, acknowledged } = await endLoad();
  process.stdout.write(
    `${views} views, ${acknowledged.length} leads, revalidated after ${secondsUntilAnswered} s, ` +
      `shown after ${secondsUntilShown.join(', ')} s\n`,
  );
  expect(failed).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(10);
  await expect
    .poll(() => acknowledged.filter((id) => !cluster.delivered().has(id)), { timeout: 60_000 })
    .toEqual([]);
  // A process that was killed may have sent a lead without noting it: the receiver knows the repetition by
  // its key.
  expect([...cluster.delivered().values()].filter((keys) => keys.size !== 1)).toEqual([]);
});
