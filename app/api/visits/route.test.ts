import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';
import { recordOf } from '@/test/records';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-forwarded-for': '192.0.2.1',
};

let environment: Record<string, string>;
beforeEach(async () => {
  const sites = writeIn(dataFolder(), 'sites.json', {
    'one.example': 'one',
    'calls.example': 'call-only',
    'quiet.example': 'quiet',
  });
  const content = await serverThat((request, response) => {
    const id = request.url?.split('/').at(-1);
    const widgets = id === 'quiet' ? [] : ['visits' as const];
    response.end(JSON.stringify(recordOf({ name: id, widgets, callOnly: id === 'call-only' })));
  });
  environment = { SITES_FILE: sites, CONTENT_API_URL: content };
});

/** GET and POST of a server that has just started. */
const start = async (changes: Record<string, string> = {}) => {
  startServer({ ...environment, ...changes });
  const { GET, POST } = await import('./route');
  const read = async (answer: Response) => ((await answer.json()) as { visits: unknown }).visits;
  const request = (method: string, host: string, headers: Record<string, string>) =>
    new Request(`http://${host}/api/visits`, {
      method,
      headers: { host, ...browser, ...(method === 'POST' ? { origin: `https://${host}` } : {}), ...headers },
    });
  return {
    GET: (host: string) => GET(request('GET', host, {})),
    POST: (host: string, headers = {}) => POST(request('POST', host, headers)),
    get: async (host: string) => read(await GET(request('GET', host, {}))),
    post: async (host: string, headers = {}) => read(await POST(request('POST', host, headers))),
  };
};

test('POST counts a visit and answers the number, GET answers it; each site has its own', async () => {
  const { get, post } = await start();
  expect([
    await get('one.example'),
    await post('one.example'),
    await post('one.example:3000'),
    await get('one.example'),
    await post('calls.example'),
    await get('calls.example'),
  ]).toEqual([0, 1, 2, 2, 1, 1]);
});

test('a site without the visits widget counts nothing and answers null', async () => {
  const { get, post } = await start();
  expect([await post('quiet.example'), await get('quiet.example')]).toEqual([null, null]);
});

test("bots, prefetches and other sites' pages get the number and are not counted", async () => {
  const { post, get } = await start();
  await post('one.example');
  const left: Record<string, string>[] = [
    { 'user-agent': 'Googlebot/2.1' },
    { 'sec-purpose': 'prefetch' },
    { origin: 'https://evil.example' },
    { origin: 'https://calls.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of left) expect(await post('one.example', headers)).toBe(1);
  expect(await get('one.example')).toBe(1);
});

test('one address adds at most 30 visits in an hour, others go on', async () => {
  const { post } = await start();
  const numbers = await Promise.all(Array.from({ length: 40 }, () => post('one.example')));
  expect(Math.max(...numbers.map(Number))).toBe(30);
  expect(await post('one.example')).toBe(30);
  expect(await post('one.example', { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' })).toBe(31);
  expect(await post('one.example', { 'x-forwarded-for': '203.0.113.5, 192.0.2.1' })).toBe(31);
  expect(await post('calls.example')).toBe(1);
});

test('answers are not cached, and set no cookie', async () => {
  const { GET, POST } = await start();
  for (const answer of [await GET('one.example'), await POST('one.example')])
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
});

test('an unknown host gets 421', async () => {
  const { GET, POST } = await start();
  expect([(await GET('other.example')).status, (await POST('other.example')).status]).toEqual([421, 421]);
});

test('during an outage of the database the number is null', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { GET, post } = await start({ DATABASE_URL: 'postgres://test@127.0.0.1:1/none' });
  const answer = await GET('one.example');
  expect([answer.status, await answer.json()]).toEqual([200, { visits: null }]);
  expect(await post('one.example')).toBeNull();
});
