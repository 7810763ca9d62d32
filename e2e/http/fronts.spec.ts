import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, isFullRun, sitesWith, test } from '../fixtures';
import { completeRecord } from '../support/embedded-records';
import { seenByOthers, sendAll, sequences, spellings } from '../support/front-sequences';
import type { RawRequest } from '../support/raw-request';
import type { SiteServer } from '../support/site-server';

// One visitor's request never changes what others see. Node alone; deploy/tests/fronts.spec.ts sends the same
// through the caches in front.

const pages = ['/', '/about', '/services'] as const;
const SPELLINGS = isFullRun ? 5_000 : 600;

// A page that is made anew has the point of the address, once the geocoder has answered.
const environment = { REVALIDATE_SECONDS: '86400', GEOCODER_API_URL: 'off' };
const sites = sitesWith<SiteServer>({ site: { record: completeRecord() } }, environment);

const ask = (request: RawRequest) => sites.ask('site', request);
const send = (requests: RawRequest[]) => sendAll(sites.server.port, sites.hostOf('site'), requests);
const seen = (paths: readonly string[] = pages) =>
  seenByOthers(sites.server.port, sites.hostOf('site'), paths);

/** Expires all cached pages. */
const expire = () => sites.revalidate('site');

test('no request changes what others get, whether a page is kept or is made anew', async () => {
  test.slow();
  const before = await seen();
  for (const [index, { name, requests }] of sequences.entries()) {
    await send(requests('/about'));
    expect(before, `${name}, kept`).toMatchObject(await seen(['/about']));
    // In `npm test` the page is made anew for every third.
    if (!isFullRun && index % 3 > 0) continue;
    await expire();
    await send(requests('/about'));
    expect(await seen(['/about']), `${name}, made anew`).toMatchObject({
      '/about with gzip': before['/about with gzip'],
      '/about as navigation data': before['/about as navigation data'],
    });
  }
  expect(await seen()).toEqual(before);
  expect(sites.server.log).not.toMatch(/\n\s+at /);
});

test('neither many spellings of a page nor random paths make further entries', async () => {
  test.slow();
  const kept = async () =>
    (await readdir(path.join(sites.server.dataDir, 'pages'), { recursive: true })).sort();
  const before = await seen();
  for (const target of ['/one', '/gallery/one', '/one/two/three']) await ask({ path: target });
  const few = await kept();
  expect(few.filter((file) => file.endsWith('.page')).length).toBeGreaterThan(0);
  const random = (n: number) =>
    `/random-${n} /gallery/random-${n} /random/${n}/x /assets/random-${n} /api/random-${n}`.split(' ');
  await send(Array.from({ length: 50 }, (_, n) => random(n).map((target) => ({ path: target }))).flat());
  expect(await kept()).toEqual(few);
  await send(spellings('/about', sites.hostOf('site'), SPELLINGS));
  expect(await seen()).toEqual(before);
  // Folders.
  expect((await kept()).length - few.length).toBeLessThan(5);
});

test('the not-found page has the same bytes for every path', async () => {
  for (const prefix of ['/', '/gallery/']) {
    const bodies = new Set<string>();
    for (const length of [0, 70, 280, 630]) {
      await expire();
      const { status, body } = await ask({
        path: `${prefix}no-such-page-${'y'.repeat(length)}?from=visitor`,
      });
      expect(status).toBe(404);
      bodies.add(body);
    }
    expect([...bodies].join()).not.toMatch(/no-such-page-|from=visitor/);
    expect(bodies.size, prefix).toBe(1);
  }
});
