import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@/lib/content/testing';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'x-forwarded-for': '192.0.2.1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-visits-'));
  // Embedded records: the first two count visits, a site with pages and a call-only one; the third does not.
  writeFileSync(path.join(folder, 'sites.json'), '{"demo.example": "demo", "calls.example": "call-only", "minimal.example": "minimal"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** GET and POST of a server that has just started. */
const start = async (environment: Record<string, string> = {}) => {
  startServer({ DATA_DIR: folder, SITES_FILE: path.join(folder, 'sites.json'), ...environment });
  const { GET, POST } = await import('./route');
  const read = async (answer: Response) => ((await answer.json()) as { visits: unknown }).visits;
  const request = (method: string, host: string, headers: Record<string, string>) => new Request(`http://${host}/api/visits`, { method, headers: { host, ...browser, ...(method === 'POST' ? { origin: `https://${host}` } : {}), ...headers } });
  return {
    GET: (host: string) => GET(request('GET', host, {})),
    POST: (host: string, headers = {}) => POST(request('POST', host, headers)),
    get: async (host: string) => read(await GET(request('GET', host, {}))),
    post: async (host: string, headers = {}) => read(await POST(request('POST', host, headers))),
  };
};

test('POST counts one and says the number, GET says it; each site has its own', async () => {
  const { get, post } = await start();
  expect([await get('demo.example'), await post('demo.example'), await post('demo.example:3000'), await get('demo.example'), await post('calls.example'), await get('calls.example')]).toEqual([0, 1, 2, 2, 1, 1]);
});

test('the number is in the database', async () => {
  await (await start()).post('demo.example');
  expect(await (await start()).get('demo.example')).toBe(1);
});

test('a site that does not count has no number, and none is counted', async () => {
  const { get, post } = await start();
  expect([await post('minimal.example'), await get('minimal.example')]).toEqual([null, null]);
});

test('bots, prefetches and other sites\' pages are told the number and not counted', async () => {
  const { post, get } = await start();
  await post('demo.example');
  const left: Record<string, string>[] = [{ 'user-agent': 'Googlebot/2.1' }, { 'sec-purpose': 'prefetch' }, { origin: 'https://evil.example' }, { origin: 'https://calls.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of left) expect(await post('demo.example', headers)).toBe(1);
  expect(await get('demo.example')).toBe(1);
});

test('one address adds 30 in an hour, others go on', async () => {
  const { post } = await start();
  const numbers = await Promise.all(Array.from({ length: 40 }, () => post('demo.example')));
  expect(Math.max(...numbers.map(Number))).toBe(30);
  expect(await post('demo.example')).toBe(30);
  expect(await post('demo.example', { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' })).toBe(31);
  expect(await post('demo.example', { 'x-forwarded-for': '203.0.113.5, 192.0.2.1' })).toBe(31);
  expect(await post('calls.example')).toBe(1);
});

test('nothing is kept by caches or in the browser', async () => {
  const { GET, POST } = await start();
  for (const answer of [await GET('demo.example'), await POST('demo.example')]) expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([200, 'no-store', null]);
});

test('an unknown host has no site', async () => {
  const { GET, POST } = await start();
  expect([(await GET('other.example')).status, (await POST('other.example')).status]).toEqual([404, 404]);
});

test('an outage of the database is no number, and no error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { GET, post } = await start({ DATABASE_URL: 'postgres://test@127.0.0.1:1/none' });
  const answer = await GET('demo.example');
  expect([answer.status, await answer.json(), await post('demo.example')]).toEqual([200, { visits: null }, null]);
});
