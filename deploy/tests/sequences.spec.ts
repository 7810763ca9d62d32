import { expect, test } from '@playwright/test';
import { seenByOthers, sendAll, sequences, spellings } from '../../e2e/support/front-sequences';
import { Cluster } from './cluster';
import { Front, startCaddy } from './fronts';

// The sequences of e2e/http/fronts.spec.ts, through the caches in front: bytes for others stay, the copy is
// still there when every Node process has ended, and the number of kept objects is bounded.

const HOST = 'acme.test';
const pages = ['/', '/about', '/services'] as const;
const SPELLINGS = 5_000;

let cluster: Cluster;
let front: Front;
test.beforeEach(async () => {
  cluster = new Cluster();
  front = new Front();
  await cluster.prepare();
  // Nothing expires by itself during a test.
  Object.assign(cluster.environment, { REVALIDATE_SECONDS: '3600' });
});
test.afterEach(async () => {
  await front.stop();
  await cluster.stop();
});

const makeStale = async (): Promise<void> => {
  const { headers } = await cluster.get('/', cluster.instances[0].origin);
  expect((await cluster.varnish.purge(`${headers['surrogate-key']}`)).body).toMatch(/^Purged [1-9]/);
};

const killAll = () => Promise.all(cluster.instances.map((instance) => instance.kill()));

/** Caddy in front of Varnish in front of two instances; requests enter at a plain port of Caddy's. */
const inFrontOf = {
  Varnish: async () => {
    const [instance] = cluster.instances;
    await cluster.start(instance);
    await cluster.startVarnish();
    return Number(new URL(cluster.varnish.url).port);
  },
  'Caddy, Varnish and two instances': async () => {
    const [first, second] = cluster.instances;
    await cluster.start(first, second);
    await cluster.startVarnish();
    const { plain } = await startCaddy(
      front,
      {
        CACHE: new URL(cluster.varnish.url).host,
        ASK_URL: `${cluster.varnish.url}/api/tls-permission`,
      },
      { isPlain: true },
    );
    return plain;
  },
};

for (const [name, start] of Object.entries(inFrontOf)) {
  test(`${name}: no request changes what others get, nor makes a page be forgotten`, async () => {
    test.setTimeout(600_000);
    const port = await start();
    const before = await seenByOthers(port, HOST, pages);
    expect(Object.values(before).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    for (const { name: sequence, requests } of sequences)
      for (const isStale of [false, true]) {
        if (isStale) await makeStale();
        await sendAll(port, HOST, requests('/about'));
        expect(await seenByOthers(port, HOST, pages), `${sequence}, ${isStale ? 'stale' : 'kept'}`).toEqual(
          before,
        );
      }
    await makeStale();
    await killAll();
    for (const { requests } of sequences) await sendAll(port, HOST, requests('/about'));
    expect(await seenByOthers(port, HOST, pages), 'every Node process has ended').toEqual(before);
  });

  test(`${name}: one page in ${SPELLINGS} spellings makes a bounded number of objects`, async () => {
    test.setTimeout(600_000);
    const port = await start();
    const before = await seenByOthers(port, HOST, pages);
    const few = cluster.varnish.objects();
    await sendAll(port, HOST, spellings('/about', HOST, SPELLINGS));
    // Answers that are not kept are removed a moment later.
    await expect.poll(() => cluster.varnish.objects() - few).toBeLessThan(20);
    expect(await seenByOthers(port, HOST, pages)).toEqual(before);
    await killAll();
    expect(await seenByOthers(port, HOST, pages)).toEqual(before);
  });
}
