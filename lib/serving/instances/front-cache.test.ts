import { loggedLines, serverThat, startServer } from '@/test/server';

type Call = { method?: string; url?: string; host?: string; key?: string; proto?: string };
let url: string;
let calls: Call[];
let status: number;
let lines: string[];

beforeEach(async () => {
  [calls, status] = [[], 200];
  lines = loggedLines();
  url = await serverThat(({ method, url, headers }, response) => {
    const [key, proto] = [headers['surrogate-key'], headers['x-forwarded-proto']].map((value) =>
      value?.toString(),
    );
    calls.push({ method, url, host: headers.host, key, proto });
    response.writeHead(status).end();
  });
});

test('a purge names the site by its key, not by its page id', async () => {
  startServer({ PURGE_URLS: `${url}, ${url}/` });
  const { purgeSite } = await import('./front-cache');
  const { siteKeyOf } = await import('@/lib/serving/site-key');
  await purgeSite('demo');
  expect(calls.map(({ method, key }) => [method, key])).toEqual(Array(2).fill(['PURGE', siteKeyOf('demo')]));
  expect(JSON.stringify(calls)).not.toContain('demo');
});

test('a cache that refuses is logged once per reason, and again when it recovers', async () => {
  startServer({ PURGE_URLS: url });
  const { purgeSite } = await import('./front-cache');
  status = 405;
  await purgeSite('demo');
  await purgeSite('demo');
  status = 200;
  await purgeSite('demo');
  expect(lines).toEqual([
    `front-cache.purge-failed url=${url} site=demo reason="status 405"`,
    `front-cache.recovered url=${url}`,
  ]);
});

test('without PURGE_URLS nothing is purged', async () => {
  startServer({});
  const { purgeSite } = await import('./front-cache');
  await purgeSite('demo');
  expect([calls, lines]).toEqual([[], []]);
});
