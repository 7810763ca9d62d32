import { expect, test } from '@playwright/test';
import os from 'node:os';
import pg from 'pg';
import { Instance } from '../../deploy/tests/instance';
import { ask } from '../../e2e/support/raw-request';
import { Varnish } from '../../deploy/tests/varnish';
import { readRecord } from './support';
import { startSystem, tokens, type System } from './system';

// A publication behind Varnish: two instances of the site and the content server share a PostgreSQL server.

/** Milliseconds from the publication to every copy, on a machine that does nothing else. */
const SHOWN_WITHIN = 2_000 * Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
const PUBLICATIONS = 3;
const host = 'acme.test';

const varnish = new Varnish();
const instances = [new Instance(), new Instance()];
let postgres: { url: string; stop: () => void } | undefined;
let system: System | undefined;

test.beforeAll(async () => {
  const { startPostgres } = await import('../../test/start-postgres.mjs');
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('CREATE DATABASE cms');
  await admin.end();
  const purgeUrl = await varnish.reserve();
  system = await startSystem({ databaseUrl: postgres.url.replace(/postgres$/, 'cms'), siteUrl: varnish.url });
  await system.command('import', system.write('acme.json', readRecord('content/demo.json')));
  const environment = {
    ...tokens,
    CONTENT_API_URL: system.cmsUrl,
    REVIEWS_API_URL: system.cmsUrl,
    DATABASE_URL: postgres.url,
    PAGE_ID: 'acme',
    SITE_URL: varnish.url.replace('127.0.0.1', host),
    PURGE_URLS: purgeUrl,
    // Only the publication shows the change.
    REVALIDATE_SECONDS: '3600',
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
    TRUSTED_PROXIES: '1',
  };
  await Promise.all(instances.map((instance) => instance.start(environment)));
  await varnish.start(instances.map(({ port }) => port));
});
test.afterAll(async () => {
  await varnish.stop();
  await Promise.all(instances.map((instance) => instance.dispose()));
  await system?.stop();
  postgres?.stop();
});

test('a publication is in every copy of the page, within the bound; “live” is said when the site has it', async () => {
  const { businessId, signedIn } = system as System;
  const call = await signedIn();
  const id = await businessId('acme');
  const copies = [varnish.url, ...instances.map(({ origin }) => origin)];
  const home = (origin: string) => ask(`${origin}/`, { headers: { host } });
  const without = async (name: string) =>
    (await Promise.all(copies.map(home))).filter((page) => !page.body.includes(name)).length;

  for (let turn = 1; turn <= PUBLICATIONS; turn++) {
    const name = `Baker Roofing ${turn}`;
    await Promise.all(copies.map(home));
    const old = await home(varnish.url);
    expect([old.headers['x-cache'], old.body.includes(name)]).toEqual(['HIT', false]);
    const data = JSON.stringify({ dbPrincipal__name: name, _status: 'published' });
    const began = Date.now();
    await call(`/api/businesses/${id}`, { method: 'PATCH', body: data });
    const since = async (holds: () => Promise<unknown>, value: unknown) => {
      await expect.poll(holds, { intervals: [50] }).toBe(value);
      return Date.now() - began;
    };
    const live = since(async () => (await call(`/api/businesses/${id}/live`)).state, 'live').then(
      async (ms) => [ms, await without(name)] as const,
    );
    const shown = await Promise.all(
      copies.map((origin) => since(async () => (await home(origin)).body.includes(name), true)),
    );
    const [saidLive, stillOld] = await live;
    process.stdout.write(
      `shown after ${shown.join(', ')} ms (Varnish, instances), “live” after ${saidLive} ms with ${stillOld} old, ` +
        `at most ${SHOWN_WITHIN.toFixed(0)}\n`,
    );
    // The site answers when one instance has it and the others were told.
    expect(stillOld).toBeLessThan(copies.length);
    expect(Math.max(...shown)).toBeLessThan(SHOWN_WITHIN);
  }
});
