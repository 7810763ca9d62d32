import path from 'node:path';
import { dataFolder, serverThat, startServer } from '@/test/server';
import { recordOf } from '@/test/records';

const expireTag = jest.fn();
jest.mock('@/lib/serving/next/site-tags.mjs', () => ({
  siteTag: (id: string) => `site:${id}`,
  expireTag: (tag: string) => expireTag(tag),
}));

const TOKEN = 'a-token-of-some-length';
let content: string;
let status: number;
let asked: string[];

beforeEach(async () => {
  status = 200;
  asked = [];
  content = await serverThat((request, response) => {
    asked.push(request.url ?? '');
    response
      .writeHead(status)
      .end(
        request.url?.startsWith('/reviews/')
          ? '[]'
          : JSON.stringify(recordOf({ name: 'Changed', reviews: { recordId: 'doc-1' } })),
      );
  });
  expireTag.mockReset();
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
});

const start = async (
  environment: Record<string, string> = { REVALIDATE_TOKEN: TOKEN },
  options: Parameters<typeof startServer>[1] = {},
) => {
  const sources = { CONTENT_API_URL: content, REVIEWS_API_URL: content };
  startServer({ ...sources, ...environment }, options);
  const { POST } = await import('./route');
  return (body: string, authorization: string | null = `Bearer ${TOKEN}`) =>
    POST(
      new Request('http://a.example/api/revalidate', {
        method: 'POST',
        headers: authorization === null ? {} : { authorization },
        body,
      }),
    );
};
const demo = '{"site": "demo"}';
const known = async () => (await import('@/lib/content')).getCachedSite('demo');
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test('reads record and reviews again, and expires the pages', async () => {
  const response = await (await start())(demo);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked).toEqual(['/paginas/demo', '/reviews/doc-1']);
  expect(expireTag.mock.calls).toEqual([['site:demo']]);
});

test('is off without REVALIDATE_TOKEN', async () => {
  const post = await start({});
  for (const authorization of [null, 'Bearer ', 'Bearer null', 'Bearer undefined'])
    expect((await post(demo, authorization)).status).toBe(404);
});

test('a request without the token is refused', async () => {
  const post = await start();
  // bearer-token.test.ts has the other forms.
  for (const authorization of [null, '', TOKEN, `Bearer ${TOKEN}x`])
    expect([authorization, (await post(demo, authorization)).status]).toEqual([authorization, 401]);
  expect([asked, expireTag.mock.calls]).toEqual([[], []]);
});

test('a body without a site is refused; a site that is not served is not read', async () => {
  const post = await start();
  for (const body of ['', 'demo', '{}', '{"site": 5}', '{"site": null}', '[]', 'null', '{"site": "demo"'])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  for (const site of ['other', '', '../demo', '__proto__'])
    expect((await post(JSON.stringify({ site }))).status).toBe(404);
  expect(asked).toEqual([]);
});

test("while the hosts are unknown, a site other than PAGE_ID's is answered with 503 and Retry-After", async () => {
  const post = await start({ REVALIDATE_TOKEN: TOKEN }, { areHostsKnown: false });
  const other = await post('{"site": "other"}');
  expect([other.status, other.headers.get('retry-after'), asked]).toEqual([503, '5', []]);
  expect((await post(demo)).status).toBe(200);
});

test('an outage of the content server is answered with 502', async () => {
  status = 500;
  const response = await (await start())(demo);
  expect(response.status).toBe(502);
  expect(await messageOf(response)).toContain('status 500');
});

test("a content server's 404 takes no site down, and is answered with 502", async () => {
  const post = await start();
  await post(demo);
  status = 404;
  const response = await post(demo);
  expect(response.status).toBe(502);
  expect(await messageOf(response)).toContain('status 404');
  expect(await known()).toMatchObject({ state: 'found', value: { name: 'Changed' } });
});

test('"gone": true takes a site down at once, "gone": false brings it back, also in an outage', async () => {
  const post = await start();
  await post(demo);
  expect((await post('{"site": "demo", "gone": true}')).status).toBe(200);
  expect(expireTag).toHaveBeenCalledTimes(2);
  const published = await post(demo);
  expect([published.status, await messageOf(published)]).toEqual([
    200,
    expect.stringContaining('{"gone": false}'),
  ]);
  expect(await known()).toEqual({ state: 'gone' });
  status = 500;
  expect((await post('{"site": "demo", "gone": false}')).status).toBe(502);
  expect(await known()).toMatchObject({ state: 'found', value: { name: 'Changed' } });
  expect((await post('{"site": "demo", "gone": "yes"}')).status).toBe(400);
});

test('a take-down of an embedded record holds after a publication and a restart', async () => {
  const embedded = { REVALIDATE_TOKEN: TOKEN, CONTENT_API_URL: '', REVIEWS_API_URL: '' };
  let post = await start(embedded);
  await post('{"site": "demo", "gone": true}');
  post = await start(embedded);
  await post(demo);
  expect(await known()).toEqual({ state: 'gone' });
  await post('{"site": "demo", "gone": false}');
  expect(await known()).toMatchObject({ state: 'found' });
});

test('a take-down that cannot be kept on disk is answered with 503', async () => {
  const post = await start();
  await post(demo);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(path.join(dataFolder(), 'snapshots', 'content-gone'), 'a file in the place of the folder');
  expect((await post('{"site": "demo", "gone": true}')).status).toBe(503);
  expect(await known()).toEqual({ state: 'gone' });
});

test('a take-down or restoration that other instances do not know is answered with 503', async () => {
  const unreachable = 'postgres://127.0.0.1:1/mainstreet';
  const post = await start({ REVALIDATE_TOKEN: TOKEN, DATABASE_URL: unreachable });
  expect((await post('{"site": "demo", "gone": true}')).status).toBe(503);
  expect(await known()).toEqual({ state: 'gone' });
  expect((await post('{"site": "demo", "gone": false}')).status).toBe(503);
  expect((await post(demo)).status).toBe(200);
});
