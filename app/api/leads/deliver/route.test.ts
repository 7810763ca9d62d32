import { dataFolder, serverThat, startServer } from '@/test/server';
import { recordOf } from '@/test/records';
import { newLead, putLead } from '@/test/leads';

const TOKEN = 'a-token-of-some-length';
const CRON = 'another-token-of-some-length';
let keys: string[];
let origin: string;

beforeEach(async () => {
  keys = [];
  // The content server and the receiver in one.
  origin = await serverThat((request, response) => {
    if (request.method === 'POST') keys.push(String(request.headers['idempotency-key']));
    response.end(
      request.method === 'POST'
        ? ''
        : JSON.stringify(recordOf({ name: 'Acme', leadEndpoint: `${origin}/send` })),
    );
  });
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  for (const name of ['VERCEL', 'VERCEL_ENV']) Reflect.deleteProperty(process.env, name);
});

const start = async (environment: Record<string, string> = {}) => {
  startServer({
    CONTENT_API_URL: origin,
    PAGE_ID: 'acme',
    ALLOW_PRIVATE_HOSTS: origin.slice('http://'.length),
    LEADS_DELIVER_TOKEN: TOKEN,
    CRON_SECRET: CRON,
    ...environment,
  });
  const { POST } = await import('./route');
  const { GET: photo } = await import('../photo/route');
  const leads = await import('@/lib/leads');
  return {
    post: (authorization?: string) =>
      POST(
        new Request('http://a.example/api/leads/deliver', {
          method: 'POST',
          headers: authorization ? { authorization } : {},
        }),
      ),
    photo,
    leads,
  };
};

test('a call with the token delivers what is due and answers with the remaining counts', async () => {
  const { post, leads } = await start();
  const store = await leads.outbox();
  for (const [index, id] of ['a', 'b'].entries())
    await store.put(newLead(id, { site: 'acme', receivedAt: index }));
  await putLead(store, 'p', { site: 'acme', state: 'dead-lettered', receivedAt: Date.now() });
  const response = await post(`Bearer ${TOKEN}`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { waiting: 0, delivered: 2, 'dead-lettered': 1, bounced: 0, refused: 0 },
  ]);
  expect(keys).toEqual(['a', 'b']);
});

test("Vercel's scheduler is accepted with CRON_SECRET", async () =>
  expect((await (await start()).post(`Bearer ${CRON}`)).status).toBe(200));

test('a preview deployment on Vercel delivers nothing; one for production does', async () => {
  for (const [kind, status, delivered] of [
    ['preview', 403, []],
    ['production', 200, ['a']],
  ] as const) {
    const { post, leads } = await start({ DATABASE_URL: `file:${dataFolder()}/${kind}.db` });
    await (await leads.outbox()).put(newLead('a', { site: 'acme' }));
    Object.assign(process.env, { VERCEL: '1', VERCEL_ENV: kind });
    expect([kind, (await post(`Bearer ${CRON}`)).status]).toEqual([kind, status]);
    await leads.deliverSoon('acme');
    expect([kind, keys]).toEqual([kind, delivered]);
    Reflect.deleteProperty(process.env, 'VERCEL');
  }
});

test('a call without the token is refused; without LEADS_DELIVER_TOKEN the route is off', async () => {
  const { post } = await start();
  for (const authorization of [undefined, 'Bearer ', TOKEN, `Bearer ${TOKEN}x`, 'Bearer undefined'])
    expect([authorization, (await post(authorization)).status]).toEqual([authorization, 401]);
  const { post: off } = await start({ LEADS_DELIVER_TOKEN: '', CRON_SECRET: '' });
  expect((await off('Bearer ')).status).toBe(404);
});

test('while the database does not answer, the scheduler gets 503', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { post } = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  expect((await post(`Bearer ${TOKEN}`)).status).toBe(503);
  expect(said).toHaveBeenCalled();
});

test('a link to a photo works until it expires, for its own site and photo only', async () => {
  const { photo, leads } = await start();
  const store = await leads.outbox();
  await store.put(newLead('a'));
  await store.addPhotos('a', [{ type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) }], Date.now());
  const { photoLink } = await import('@/lib/leads/delivery/payload');
  const { url, expires } = await photoLink('acme', 'a.1', Date.now());
  const get = (link: string) => photo(new Request(link, { headers: { host: 'a.example' } }));
  const shown = await get(url);
  expect([
    shown.status,
    shown.headers.get('content-type'),
    [...new Uint8Array(await shown.arrayBuffer())],
  ]).toEqual([200, 'image/jpeg', [1, 2, 3]]);
  expect((await get(url.replace('a.1', 'a.2'))).status).toBe(404);
  expect((await get(url.replace(/expires=\d/, 'expires=9'))).status).toBe(404);
  expect((await get((await photoLink('other', 'a.1', Date.now())).url)).status).toBe(404);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expires));
  expect((await get(url)).status).toBe(404);
});
