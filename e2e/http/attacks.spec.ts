import path from 'node:path';
import { expect, isFullRun, test, type Sites } from '../fixtures';
import { apiRouteOf, apiRoutes } from '../../lib/platform/http/allowed-methods';
import { fileAddresses, missingOfLists, pageAddresses } from '../support/public-addresses';
import { rawRequest, type RawAnswer, type RawRequest } from '../support/raw-request';
import { completeRecord } from '../support/embedded-records';
import type { RunningServer } from '../support/site-server';

// Every public address with every method and malformed requests, also during outages.

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE'];
const misses = [...missingOfLists, '/no-such-page', '/%zz', '//', '/assets/none.png', '/_next/none.js'];
const assets = ['/assets/demo/logo.svg', '/favicon.ico', '/_next/image'];
const addresses = [
  ...pageAddresses,
  ...fileAddresses,
  ...apiRoutes.keys(),
  ...misses,
  ...assets,
  '/api/none',
];
const allowOf = (path: string) => apiRouteOf(path)?.allow ?? 'GET, HEAD';

/** Headers of every answer. */
const everywhere = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'cache-control': /./,
  // A comma would begin a second policy.
  'content-security-policy': /^default-src 'none'[^,]*$/,
};

const problemsOf = (path: string, request: RawRequest, answer: RawAnswer): string[] => {
  const { method = 'GET' } = request;
  const { status, headers, body } = answer;
  const problems = Object.entries(everywhere)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${headers[name]}`);
  const allow = allowOf(path);
  const isForeign = request.path.startsWith('http://stranger.example/');
  if (isForeign && status !== 421) problems.push(`status ${status}`);
  if (!isForeign && !allow.split(', ').includes(method) && (status !== 405 || headers.allow !== allow))
    problems.push(`status ${status}, Allow: ${headers.allow}`);
  if (status === 500 || /\n\s+at |node_modules/.test(body))
    problems.push(`status ${status}: ${body.slice(0, 80)}`);
  if (method === 'HEAD' && body !== '') problems.push('a body');
  return problems;
};

/** Twice at once, with a foreign Host header, and with an absolute URL as proxies get it. */
const waysToAsk = (request: RawRequest): RawRequest[] => [
  request,
  request,
  { ...request, host: 'stranger.example' },
  { ...request, path: `http://stranger.example${request.path}` },
  { ...request, path: `http://${request.host}${request.path}` },
];

/** Sends each request in `ways` of waysToAsk, 20 at a time. @returns the problems */
const attack = async (server: RunningServer, host: string, ways?: number): Promise<string[]> => {
  const asked = addresses.flatMap((path) =>
    methods.flatMap((method) =>
      waysToAsk({ path, method, host })
        .slice(0, ways)
        .map((request) => ({ path, request })),
    ),
  );
  const problems: string[] = [];
  const next = asked[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const { path, request } of next) {
        const name = `${request.method} ${request.path} of ${request.host}`;
        const found = await rawRequest(server.port, request).then(
          (answer) => problemsOf(path, request, answer),
          (error: Error) => [error.message],
        );
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
    }),
  );
  return problems;
};

/** Foreign hosts are refused before content, database or disk are needed: `npm test` leaves them out. */
const waysInOutage = isFullRun ? undefined : 2;

const bytesOfPages = async (server: RunningServer, host: string) => {
  const pages = [...pageAddresses, ...fileAddresses].map(async (path) => {
    const { status, bytes } = await rawRequest(server.port, { path, host });
    return [path, status, bytes.toString('base64')] as const;
  });
  return new Map((await Promise.all(pages)).map(([path, ...answer]) => [path, answer.join(' ')]));
};

/** Attacks, and expects every page and file to be unchanged. */
const expectUnharmed = async (
  { server, hostOf }: Sites,
  { outage = async () => {}, ways }: { outage?: () => Promise<void>; ways?: number },
) => {
  const host = hostOf('site');
  const before = await bytesOfPages(server, host);
  for (const [path, answer] of before) expect(answer, path).toMatch(/^200 /);
  await outage();
  expect(await attack(server, host, ways)).toEqual([]);
  const after = await bytesOfPages(server, host);
  const changed = [...before].filter(([path, answer]) => after.get(path) !== answer).map(([path]) => path);
  expect(changed).toEqual([]);
  expect(server.log).not.toMatch(/\n\s+at /);
};

test('no method, host or request line causes a 5xx, an answer without headers or another page', async ({
  startSites,
}) => {
  test.slow();
  const sites = await startSites({ site: { record: completeRecord() } }, { REVALIDATE_SECONDS: '86400' });
  await expectUnharmed(sites, {});
});

test('the same holds while content server and database are down', async ({ content, startSites }) => {
  test.slow();
  const sites = await startSites(
    { site: { record: completeRecord() } },
    {
      REVALIDATE_SECONDS: '86400',
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
    },
  );
  try {
    await expectUnharmed(sites, { outage: () => content.stop(), ways: waysInOutage });
  } finally {
    await content.start();
  }
});

test('the same holds while DATA_DIR cannot be written, which is reported and logged once', async ({
  startSites,
}) => {
  test.slow();
  // A path below a file, because permissions do not stop root.
  const DATA_DIR = path.join(import.meta.filename, 'none');
  const sites = await startSites(
    { site: { record: completeRecord() } },
    { REVALIDATE_SECONDS: '86400', DATA_DIR },
  );
  await expectUnharmed(sites, { ways: waysInOutage });
  const { server, hostOf } = sites;
  const lead = await rawRequest(server.port, {
    method: 'POST',
    path: '/api/leads',
    host: hostOf('site'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Ana&phone=3035550199&message=Two+rooms+and+a+hallway',
  });
  expect(lead.status).toBe(503);
  expect(lead.body).toContain('We could not take your request online');
  const ready = await rawRequest(server.port, { path: '/api/ready' });
  expect([ready.status, ready.body]).toEqual([503, '{"status":"database not writable"}']);
  expect(await server.health()).toMatchObject({ status: 'degraded', leads: null });
  expect(server.logLines(/page-cache|prerender cache/)).toEqual([
    expect.stringMatching(/^page-cache\.not-written reason=ENOTDIR /),
  ]);
});
