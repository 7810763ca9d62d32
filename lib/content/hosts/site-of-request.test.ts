import { loggedLines, sitesFile, startServer } from '@/test/server';

const { file, folder, write } = sitesFile();
write(
  JSON.stringify({
    'demo.example': 'demo',
    'gone.example': 'gone',
    'other-demo.example': 'minimal',
    'missing.example': 'no-such-record',
  }),
);

const start = async (environment = {}) => {
  startServer({ DATA_DIR: folder, SITES_FILE: file, ...environment });
  const { siteOfRequest, siteRoute } = await import('./site-of-request');
  const requestTo = (host: string) => new Request('http://internal/api/visits', { headers: { host } });
  const route = siteRoute(({ name }) => (name === 'Bluestem & Brush' ? new Response(name) : null));
  return {
    answerAt: async (host: string) => {
      const answer = await route(requestTo(host));
      return [answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')];
    },
    siteAt: (host: string) => siteOfRequest(requestTo(host)),
  };
};

test('a request has the site of its Host header, not of its URL; an unknown host or page id has none', async () => {
  const lines = loggedLines('error');
  const { siteAt } = await start();
  expect(await siteAt('demo.example')).toMatchObject({ id: 'demo', name: 'Bluestem & Brush' });
  expect([await siteAt('other.example'), await siteAt('missing.example')]).toEqual([null, null]);
  expect(lines).toEqual([expect.stringMatching(/^content\.read-failed site=no-such-record /)]);
});

test('a route without a site says why: host unknown, taken down, nothing at this address', async () => {
  loggedLines('error');
  const { answerAt } = await start();
  await (await import('@/lib/content')).markSiteGone('gone');
  expect(await answerAt('demo.example')).toEqual([200, null, null]);
  expect(await answerAt('other.example')).toEqual([421, 'no-store', null]);
  expect(await answerAt('gone.example')).toEqual([404, 'no-store', null]);
  expect(await answerAt('other-demo.example')).toEqual([404, 'no-store', null]);
});

test('while the content server has never answered, a route asks to come again', async () => {
  loggedLines('error');
  const { answerAt } = await start({ CONTENT_API_URL: 'http://127.0.0.1:1/' });
  expect(await answerAt('demo.example')).toEqual([503, 'no-store', '5']);
});
