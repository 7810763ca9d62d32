import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { ContentServer } from '../../e2e/support/content-server';
import { LeadReceiver } from '../../e2e/support/lead-receiver';
import { embeddedRecord } from '../../e2e/support/records';
import type { TestServer } from '../../test/databases';
import { startPostgres } from '../../test/postgres.mjs';
import { Instance } from './instance';
import { ask } from './request';
import { Varnish } from './varnish';

/** How long views and leads keep coming, in milliseconds; a whole run takes 60 s. */
const LOAD_MS = Number(process.env.CLUSTER_SECONDS ?? 60) * 1000;
const TOKEN = 'a-token-for-the-cluster-tests';
const HOST = 'acme.test';
const paths = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/contact',
  '/reviews',
  '/sitemap.xml',
  '/manifest.webmanifest',
];

// The second test goes on with what the first has started.
test.describe.configure({ mode: 'serial' });

const content = new ContentServer();
const receiver = new LeadReceiver();
const varnish = new Varnish();
const instances = [new Instance(), new Instance(), new Instance()] as const;
let postgres: TestServer;
let environment: Record<string, string>;

const named = (name: string) => {
  const record = embeddedRecord('demo');
  return {
    ...record,
    dbPrincipal: { ...record.dbPrincipal, name },
    linkPostEmail: `http://${receiver.address}/leads`,
  };
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.beforeAll(async () => {
  await Promise.all([content.start(), receiver.start()]);
  postgres = await startPostgres();
  await content.putRecord('acme', named('Acme Painting'));
  environment = {
    CONTENT_API_URL: content.url,
    REVIEWS_API_URL: content.url,
    DATABASE_URL: postgres.url,
    PAGE_ID: 'acme',
    SITE_URL: `http://${HOST}`,
    REVALIDATE_TOKEN: TOKEN,
    PURGE_URLS: await varnish.reserve(),
    ALLOW_PRIVATE_HOSTS: receiver.address,
    LEADS_PER_ADDRESS: '100000',
    LEADS_PER_SITE: '100000',
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
    TRUSTED_PROXIES: '1',
  };
  await Promise.all(instances.slice(0, 2).map((instance) => instance.start(environment)));
});
test.afterAll(async () => {
  await varnish.stop();
  await Promise.all(instances.map((instance) => instance.dispose()));
  postgres.stop();
  await Promise.all([content.stop(), receiver.stop()]);
});

/** Views, one after another, until told to end. @returns those that failed */
const view = async (goesOn: () => boolean): Promise<string[]> => {
  const failed: string[] = [];
  for (let index = 0; goesOn(); index += 1) {
    const path = paths[index % paths.length] ?? '/';
    const status = await ask(varnish.url + path, { headers: { host: HOST } }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    if (status !== 200) failed.push(`${path}: ${status}`);
    await pause(5);
  }
  return failed;
};

/** Leads, as the form's script sends them: with an id, again until they are acknowledged. @returns the ids acknowledged */
const send = async (goesOn: () => boolean): Promise<string[]> => {
  const sent: string[] = [];
  while (goesOn()) {
    const id = randomUUID();
    const body = new URLSearchParams({
      id,
      firstName: 'Ana',
      phone: '(303) 555-0199',
      message: id,
    }).toString();
    const post = () =>
      ask(`${varnish.url}/api/leads`, {
        method: 'POST',
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
        body,
      }).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await post())) await pause(200);
    sent.push(id);
    await pause(250);
  }
  return sent;
};

test('no failed view and no lost lead while an instance is killed, one starts in an outage, and a site is revalidated', async () => {
  test.setTimeout(LOAD_MS + 120_000);
  const [first, second, third] = instances;
  // The port of the third is known before it runs: Varnish looks for it until it is there.
  third.port = await import('../../e2e/support/processes').then(({ freePort }) => freePort());
  await varnish.start(instances.map(({ port }) => port));
  for (const path of paths) await ask(varnish.url + path, { headers: { host: HOST } });

  let isOver = false;
  const goesOn = () => !isOver;
  const load = Promise.all([view(goesOn), view(goesOn), view(goesOn), send(goesOn)]);
  const started = Date.now();

  await pause(LOAD_MS * 0.15);
  await first.kill();

  await pause(LOAD_MS * 0.15);
  await content.stop();
  await third.start(environment);
  // A fresh instance without a disk of its own, while the content server is down: the database has the last good copy.
  expect((await ask(`${third.origin}/about`, { headers: { host: HOST } })).status).toBe(200);
  await content.start();

  await pause(LOAD_MS * 0.15);
  await content.putRecord('acme', named('Baker Roofing'));
  const revalidated = Date.now();
  const answer = await ask(`${second.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: '{"site": "acme"}',
  });
  expect(answer.status).toBe(200);
  for (const origin of [second.origin, third.origin, varnish.url])
    await expect
      .poll(async () => (await ask(origin, { headers: { host: HOST } })).body, { intervals: [50] })
      .toContain('Baker Roofing');
  test.info().annotations.push({
    type: 'seconds until every instance',
    description: `${(Date.now() - revalidated) / 1000}`,
  });

  await pause(Math.max(0, LOAD_MS - (Date.now() - started)));
  isOver = true;
  const [failed1, failed2, failed3, sent] = await load;
  expect([...failed1, ...failed2, ...failed3]).toEqual([]);
  expect(sent.length).toBeGreaterThan(10);
  const messages = () =>
    receiver.taken.map(({ body }) => body.fields.find(({ name }) => name === 'message')?.value ?? '');
  const delivered = () => new Set(messages());
  await expect.poll(() => sent.filter((id) => !delivered().has(id)), { timeout: 60_000 }).toEqual([]);
  expect(messages().toSorted()).toEqual([...delivered()].toSorted());
});

test('while the database is away no instance is ready, and pages that no cache holds are served all the same', async () => {
  const [, second, third] = instances;
  postgres.stop();
  const ready = (origin: string) => ask(`${origin}/api/ready`, { headers: { host: HOST } });
  for (const { origin } of [second, third])
    await expect.poll(async () => (await ready(origin)).status, { timeout: 20_000 }).toBe(503);
  // Longer than Varnish's probes need to give up.
  await pause(3_000);
  for (const path of ['/videos', '/privacy', '/no-such-page', '/find-us-on'])
    expect([
      path,
      [200, 404].includes((await ask(varnish.url + path, { headers: { host: HOST } })).status),
    ]).toEqual([path, true]);
});
