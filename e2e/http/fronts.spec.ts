import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, isFullRun, test, TOKEN, type Sites } from '../fixtures';
import { completeRecord } from '../support/embedded-records';
import {
  seenByOthers,
  sendAll,
  sequences,
  spellings,
  summaryOf,
  withDroppedHeaders,
} from '../support/front-sequences';
import { rawRequest, type RawRequest } from '../support/raw-request';
import type { SiteServer } from '../support/site-server';

// Node alone; deploy/tests/fronts.spec.ts sends the same through the caches in front.

const pages = ['/', '/about', '/services'] as const;
const SPELLINGS = isFullRun ? 5_000 : 600;

const start = (startSites: (contents: object, env: object) => Promise<Sites<SiteServer>>) =>
  startSites({ site: { record: completeRecord() } }, { REVALIDATE_SECONDS: '86400' });

const expire = ({ server, hostOf, idOf }: Sites) =>
  rawRequest(server.port, {
    method: 'POST',
    path: '/api/revalidate',
    host: hostOf('site'),
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ site: idOf('site') }),
  });

test('no request changes what others get, whether a page is kept or is made anew', async ({ startSites }) => {
  test.slow();
  const sites = await start(startSites as never);
  const { port } = sites.server;
  const host = sites.hostOf('site');
  const before = await seenByOthers(port, host, pages);
  for (const { name, requests } of sequences) {
    await sendAll(port, host, requests('/about'));
    expect(await seenByOthers(port, host, pages), `${name}, kept`).toEqual(before);
    await expire(sites);
    await sendAll(port, host, requests('/about'));
    expect(await seenByOthers(port, host, ['/about']), `${name}, made anew`).toMatchObject({
      '/about with gzip': before['/about with gzip'],
      '/about as navigation data': before['/about as navigation data'],
    });
  }
  expect(sites.server.log).not.toMatch(/\n\s+at /);
});

test('a header that only Next’s own parts send changes nothing in the page', async ({ startSites }) => {
  const { server, hostOf } = await start(startSites as never);
  const ask = async (request: RawRequest) =>
    summaryOf(await rawRequest(server.port, { host: hostOf('site'), ...request }));
  for (const request of withDroppedHeaders('/about'))
    expect(await ask(request), JSON.stringify(request.headers)).toBe(await ask({ path: '/about' }));
});

test('one page in many spellings makes no further entries', async ({ startSites }) => {
  test.slow();
  const sites = await start(startSites as never);
  const { port, dataDir } = sites.server;
  const host = sites.hostOf('site');
  const before = await seenByOthers(port, host, pages);
  const kept = async () => (await readdir(path.join(dataDir, 'pages'), { recursive: true })).length;
  const few = await kept();
  await sendAll(port, host, spellings('/about', host, SPELLINGS));
  expect(await seenByOthers(port, host, pages)).toEqual(before);
  // The not-found page, and folders.
  expect((await kept()) - few).toBeLessThan(5);
});
