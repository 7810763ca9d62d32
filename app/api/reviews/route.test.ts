import { dataFolder, loggedLines, serverThat, startServer, writeIn } from '@/test/server';
import { recordOf } from '@/test/records';

let content: string;
let reviewsStatus: number;

beforeEach(async () => {
  loggedLines();
  reviewsStatus = 200;
  content = await serverThat((request, response) => {
    const [kind, id = ''] = (request.url ?? '').slice(1).split('/');
    const stars = [5, 4, 2, id === 'doc-one' ? 3 : 5];
    const reviews = id === 'quiet' ? {} : { recordId: `doc-${id}` };
    const document =
      kind === 'reviews'
        ? stars.map((ReviewsStars) => ({ Date: '2026-03-14', ReviewsStars }))
        : recordOf({ name: id, callOnly: id === 'two', reviews });
    response.writeHead(kind === 'reviews' ? reviewsStatus : 200).end(JSON.stringify(document));
  });
});

const start = async () => {
  startServer({
    SITES_FILE: writeIn(dataFolder(), 'sites.json', {
      'one.example': 'one',
      'two.example': 'two',
      'quiet.example': 'quiet',
    }),
    CONTENT_API_URL: content,
    REVIEWS_API_URL: content,
  });
  const { GET } = await import('./route');
  return (host: string, query = '') =>
    GET(new Request(`http://${host || 'none'}/api/reviews${query}`, { headers: { host } }));
};

test("each host gets its own site's score, a call-only one too, cacheable for a minute", async () => {
  const get = await start();
  const answer = await get('one.example');
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    200,
    'public, max-age=60',
    { average: 3, count: 4 },
  ]);
  expect(await (await get('two.example:3000', '?site=one&docId=doc-one')).json()).toEqual({
    average: 3.5,
    count: 4,
  });
});

test('a site without reviews has none', async () =>
  expect(await (await (await start())('quiet.example')).json()).toEqual({ average: 0, count: 0 }));

test('without any answer of the service there is no score, uncached; later outages show the last good one', async () => {
  reviewsStatus = 500;
  const down = await (await start())('one.example');
  expect([down.status, down.headers.get('cache-control'), await down.json()]).toEqual([
    200,
    'no-store',
    { average: null, count: null },
  ]);
  reviewsStatus = 200;
  const up = await start();
  await up('one.example');
  reviewsStatus = 500;
  expect(await (await (await start())('one.example')).json()).toEqual({ average: 3, count: 4 });
});
