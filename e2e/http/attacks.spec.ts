import path from 'node:path';
import { expect, isFullRun, type Sites, test } from '../fixtures';
import { apiRouteOf, apiRoutes } from '../../lib/platform/http/allowed-methods';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { embeddedRecord } from '../support/embedded-records';
import { hostileRequestsTo } from '../support/hostile-requests';
import { everyKindOfPage, fileAddresses, longRecord, missingOfLists } from '../support/routes';
import { openPreview, PREVIEW_TOKEN, sendPreview } from '../support/previews';
import { type RawAnswer, rawRequest, type RawRequest } from '../support/raw-request';
import type { RunningServer } from '../support/site-server';

// Every public address with every method and malformed requests, also during outages.

const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE'];
/** `npm test` sends each address one of the others in turn; guard-server.test.ts sends all to all routes. */
const methodsAt = (index: number) =>
  isFullRun ? ['GET', 'HEAD', ...others] : ['GET', 'HEAD', others[index % others.length]];
const misses = [...missingOfLists, '/no-such-page', '/%zz', '//', '/assets/none.png', '/_next/none.js'];
const assets = ['/assets/demo/logo.svg', '/favicon.ico', '/_next/image'];
const pages = [...everyKindOfPage.values()];
const addresses = [...pages, ...fileAddresses, ...apiRoutes.keys(), ...misses, ...assets, '/api/none'];
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

const problemsOf = (request: RawRequest, answer: RawAnswer, path = request.path): string[] => {
  const { method = 'GET' } = request;
  const { status, headers, body } = answer;
  const problems = Object.entries(everywhere)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${headers[name]}`);
  const allow = allowOf(path.split('?')[0] ?? '');
  const isForeign = request.path.startsWith('http://stranger.example/');
  if (isForeign && status !== 421) problems.push(`status ${status}`);
  if (!isForeign && !allow.split(', ').includes(method) && (status !== 405 || headers.allow !== allow))
    problems.push(`status ${status}, Allow: ${headers.allow}`);
  if (status === 500 || /\n\s+at |node_modules/.test(body))
    problems.push(`status ${status}: ${body.slice(0, 80)}`);
  if (method === 'HEAD' && body !== '') problems.push('a body');
  return problems;
};

/** As it is (in a full run twice), with a foreign Host header, and with an absolute URL as proxies get it. */
const waysToAsk = (request: RawRequest): RawRequest[] => [
  ...(isFullRun ? [request, request] : [request]),
  { ...request, host: 'stranger.example' },
  { ...request, path: `http://stranger.example${request.path}` },
  { ...request, path: `http://${request.host}${request.path}` },
];

type Asked = { request: RawRequest; path?: string };

/** Sends requests, 20 at a time. @returns the problems */
const problemsWith = async (server: RunningServer, asked: readonly Asked[]): Promise<string[]> => {
  const problems: string[] = [];
  const next = asked[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const { request, path } of next) {
        const { method = 'GET', host, headers = {} } = request;
        const name = `${method} ${request.path.slice(0, 80)} of ${host} ${JSON.stringify(headers).slice(0, 80)}`;
        const found = await rawRequest(server.port, request).then(
          (answer) => problemsOf(request, answer, path),
          (error: Error) => [error.message],
        );
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
    }),
  );
  return problems;
};

/** Every address with its methods, as it is or in all ways; in `npm test` in one of the others in turn. */
const withMethods = (host: string, { inAllWays = false } = {}): Asked[] =>
  addresses.flatMap((path, index) =>
    methodsAt(index).flatMap((method, turn) => {
      const [usual, ...others] = waysToAsk({ path, method, host });
      const more = others.filter((_, way) => isFullRun || way === (index + turn) % others.length);
      return [usual, ...(inAllWays ? more : [])].flatMap((request) => (request ? [{ path, request }] : []));
    }),
  );

/** Hostile headers and spellings: all at every page in a full run, else each at one page in turn. */
const withHostileRequests = (host: string): Asked[] =>
  pages
    .flatMap((path, turn) =>
      hostileRequestsTo(path, host).filter((_, index) => isFullRun || index % pages.length === turn),
    )
    .map((request) => ({ request }));

/** One after another: a first view makes the page. */
const bytesOfPages = async (server: RunningServer, host: string) => {
  const answers = new Map<string, string>();
  for (const path of [...pages, ...fileAddresses]) {
    const { status, bytes } = await rawRequest(server.port, { path, host });
    answers.set(path, `${status} ${bytes.toString('base64')}`);
  }
  return answers;
};

/** Makes `site` and `spanish` name each other, so that their pages link one another (hreflang). */
const pairLanguages = async ({ put, idOf }: Sites) => {
  const { options, ...site } = longRecord;
  await put('site', { ...site, options: { ...options, otherLanguage: idOf('spanish') } });
  await put('spanish', { ...embeddedRecord('spanish'), options: { otherLanguage: idOf('site') } });
};

/** The cookie of a preview of the site; a forged one where the database is away. */
const previewCookieOf = async (sites: Sites): Promise<string> => {
  const made = await sendPreview(sites, 'site', longRecord);
  if (!made) return 'mainstreet-preview=p.9999999999999.forged';
  return (await openPreview(sites, 'site', made.link)).cookie;
};

/** Attacks, and expects every page and file to be unchanged. */
const expectUnharmed = async (
  sites: Sites,
  { outage = async () => {}, inAllWays = isFullRun }: { outage?: () => Promise<void>; inAllWays?: boolean },
) => {
  const { server, hostOf } = sites;
  const host = hostOf('site');
  await pairLanguages(sites);
  // Pages name the other language from when its record is known, and are made again then.
  const home = async () => (await sites.ask('site', '/')).body;
  await expect.poll(home).toMatch(/rel="alternate" hreflang="es"[^]*<a [^>]*hreflang="es"[^>]*>Español/i);
  const before = await bytesOfPages(server, host);
  for (const [path, answer] of before) expect(answer, path).toMatch(/^200 /);
  const cookie = await previewCookieOf(sites);
  await outage();
  expect(await problemsWith(server, withMethods(host, { inAllWays }))).toEqual([]);
  expect(await problemsWith(server, withHostileRequests(host))).toEqual([]);
  const previewed = withMethods(host)
    .filter(({ request }) => isFullRun || request.method === 'GET')
    .map(({ request, path }) => ({ path, request: { ...request, headers: { cookie } } }));
  expect(await problemsWith(server, previewed)).toEqual([]);
  const after = await bytesOfPages(server, host);
  const changed = [...before].filter(([path, answer]) => after.get(path) !== answer).map(([path]) => path);
  expect(changed).toEqual([]);
  expect(server.log).not.toMatch(/\n\s+at /);
};

const env = { REVALIDATE_SECONDS: '86400', PREVIEW_TOKEN };
const contents = { site: { record: longRecord }, spanish: { record: embeddedRecord('spanish') } };

test('pages of every kind are attacked', () => {
  expect([...everyKindOfPage.keys()].toSorted()).toEqual(Object.keys(pageKinds).toSorted());
});

test('no method, host or request line causes a 5xx, an answer without headers or another page', async ({
  startSites,
}) => {
  test.slow();
  const sites = await startSites(contents, env);
  await expectUnharmed(sites, { inAllWays: true });
});

// Foreign hosts are refused before content, database or disk are needed: `npm test` leaves them out.
test('the same holds while the content server is down and DATA_DIR cannot be written, which is reported and logged once', async ({
  content,
  startSites,
}) => {
  test.slow();
  // A path below a file, because permissions do not stop root.
  const DATA_DIR = path.join(import.meta.filename, 'none');
  const sites = await startSites(contents, { ...env, DATA_DIR });
  try {
    await expectUnharmed(sites, { outage: () => content.stop() });
  } finally {
    await content.start();
  }
  const { server } = sites;
  const lead = await sites.ask('site', {
    method: 'POST',
    path: '/api/leads',
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
