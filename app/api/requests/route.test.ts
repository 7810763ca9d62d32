import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { databaseKinds, serverForTest } from '@/test/databases';
import { fieldsFor, putLead } from '@/test/leads';
import { recordOf } from '@/test/records';
import { loggedLines, serverThat, sitesFile, startServer } from '@/test/server';

const TOKEN = 'a-token-of-some-length';
const DAY = 24 * 60 * 60_000;
const sites = sitesFile();
sites.write(JSON.stringify({ 'acme.example': 'acme', 'other.example': 'other' }));
let content: string;

beforeAll(async () => {
  const record = recordOf({ name: 'Acme', places: [{ address: '1 Main St, Denver, CO 80202' }] });
  content = await serverThat((_, response) => response.end(JSON.stringify(record)));
});

describe.each(databaseKinds)('what an owner reads of her site, with %s', (_kind, startDatabase) => {
  let databaseUrl: string;
  let logged: string[];
  beforeEach(async () => {
    databaseUrl = await serverForTest(startDatabase);
    logged = loggedLines();
  });

  const start = async (environment: Record<string, string> = {}) => {
    startServer({
      DATA_DIR: sites.folder,
      DATABASE_URL: databaseUrl,
      CONTENT_API_URL: content,
      SITES_FILE: sites.file,
      REQUESTS_TOKEN: TOKEN,
      ...environment,
    });
    const requests = await import('./route');
    const { GET: numbers } = await import('../numbers/route');
    const { outbox } = await import('@/lib/leads');
    const { database } = await import('@/lib/platform/db');
    const call = async (
      path: string,
      { token = TOKEN as string | null, body = undefined as unknown, raw = JSON.stringify(body) } = {},
    ) => {
      const request = new Request(`http://a.example/api${path}`, {
        method: raw === undefined ? 'GET' : 'POST',
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(raw === undefined ? {} : { body: raw }),
      });
      const handler = path.startsWith('/numbers') ? numbers : requests[raw === undefined ? 'GET' : 'POST'];
      const answer = await handler(request);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return { status: answer.status, json: await answer.json() };
    };
    return { call, store: await outbox(), db: await database() };
  };

  test('is off until a token is set, and refuses who does not have it', async () => {
    const { call } = await start();
    for (const path of ['/requests?site=acme', '/numbers?site=acme'])
      for (const token of [null, '', 'wrong', `${TOKEN}x`])
        expect((await call(path, { token })).status).toBe(401);
    expect(
      (await call('/requests', { token: 'x', body: { site: 'acme', id: 'a', handled: 'done' } })).status,
    ).toBe(401);
    const off = await start({ REQUESTS_TOKEN: '' });
    expect((await off.call('/requests?site=acme', { token: 'undefined' })).status).toBe(404);
  });

  test('a wrong question is refused in one line of the log, without the words of the question', async () => {
    const { call } = await start();
    for (const [path, body, status] of [
      ['/requests', undefined, 400],
      ['/numbers?email=ana@example.com', undefined, 400],
      ['/requests?site=nobody', undefined, 404],
      ['/numbers?site=ana@example.com', undefined, 404],
      ['/requests?site=acme&refused=all', undefined, 400],
      ['/requests?site=acme&after=x', undefined, 400],
      ["/requests?site=acme&after=1.a'b", undefined, 400],
      [`/requests?site=acme&after=${'9'.repeat(400)}.a`, undefined, 400],
      ['/requests', {}, 400],
      ['/requests', [], 400],
      ['/requests', { site: 'acme', id: 'a', handled: 'erased' }, 400],
      // PostgreSQL takes no NUL: the database is not what fails.
      ['/requests', { site: 'acme', id: 'a\0', handled: 'done' }, 400],
      ['/requests', { site: 'acme', id: 'a', handled: 'done', more: 'x'.repeat(1_000) }, 413],
      ['/requests', { site: 'acme', id: 'unknown', handled: 'done' }, 404],
    ] as const) {
      logged.length = 0;
      const answer = await call(path, { body });
      expect([path, body, answer.status]).toEqual([path, body, status]);
      expect(answer.json).toEqual({ message: expect.any(String) });
      expect(logged).toEqual([expect.stringMatching(/^requests\.refused status=4/)]);
      expect(logged[0]).not.toMatch(/ana@|nobody|unknown/);
    }
    expect((await call('/requests', { raw: '{' })).status).toBe(400);
  });

  test('a body of a stranger is not read', async () => {
    await start();
    const { POST } = await import('./route');
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const request = new Request('http://a.example/api/requests', init);
    expect((await POST(request)).status).toBe(401);
    expect(request.bodyUsed).toBe(false);
  });

  test('says what is away: the content server, the site itself, the database, each time anew', async () => {
    // A take-down is kept on the disk.
    const DATA_DIR = mkdtempSync(path.join(sites.folder, 'data-'));
    const { call, db } = await start({ DATA_DIR });
    const { takeDownHere } = await import('@/lib/serving/instances/revalidations');
    expect((await call('/requests?site=acme')).status).toBe(200);
    await db.all('alter table leads rename to away');
    for (const path of ['/requests?site=acme', '/numbers?site=acme', '/numbers?site=acme']) {
      logged.length = 0;
      expect(await call(path)).toEqual({ status: 503, json: { message: 'The database does not answer.' } });
      expect(logged).toEqual([expect.stringMatching(/^requests\.failed site=acme/)]);
    }
    await takeDownHere('acme');
    expect((await call('/requests?site=acme')).status).toBe(410);
    const away = await start({ CONTENT_API_URL: 'http://127.0.0.1:9', DATA_DIR });
    logged.length = 0;
    expect((await away.call('/requests?site=other')).status).toBe(503);
    expect(logged.filter((line) => line.startsWith('requests.'))).toHaveLength(1);
  });

  test('requests of one business come page by page, the newest first, with what became of them', async () => {
    const { call, store } = await start();
    for (let number = 0; number < 23; number += 1)
      await putLead(store, `r${String(number).padStart(2, '0')}`, {
        site: 'acme',
        receivedAt: 1_000 + Math.floor(number / 3),
      });
    await putLead(store, 'delivered', { site: 'acme', receivedAt: 9_000, state: 'delivered' });
    await putLead(store, 'machine', { site: 'acme', receivedAt: 9_999, state: 'refused' });
    await putLead(store, 'others', { site: 'other', receivedAt: 9_999 });
    const first = (await call('/requests?site=acme')).json;
    const second = (await call(`/requests?site=acme&after=${first.next}`)).json;
    expect([...first.requests, ...second.requests].map(({ id }) => id)).toEqual([
      'delivered',
      ...Array.from({ length: 23 }, (_, number) => `r${String(22 - number).padStart(2, '0')}`),
    ]);
    expect(second.next).toBeNull();
    expect(first.requests[0]).toMatchObject({
      name: 'Ana Ruiz',
      callBack: 'tel:+15552013344',
      replyTo: 'ana@example.com',
      isUndelivered: false,
      suspicious: [],
      handled: null,
    });
    expect(first.requests[1].isUndelivered).toBe(true);
    const refused = (await call('/requests?site=acme&refused=yes')).json.requests;
    expect(refused).toMatchObject([{ id: 'machine', suspicious: ['honeypot'] }]);
    expect(logged.filter((line) => line.includes('requests.read'))).toHaveLength(3);
  });

  test('what the owner did stays beside the request, of her business only', async () => {
    const { call, store } = await start();
    await putLead(store, 'a', { site: 'acme', receivedAt: Date.now() });
    const mark = (site: string, handled: string | null) =>
      call('/requests', { body: { site, id: 'a', handled } });
    const read = async () => (await call('/requests?site=acme')).json.requests[0];
    const open = async () => (await call('/numbers?site=acme')).json.open;
    const found = async () => [(await read()).handled, await open()];
    expect([(await mark('other', 'done')).status, await found()]).toEqual([404, [null, 1]]);
    expect([(await mark('acme', 'answered')).status, await found()]).toEqual([200, ['answered', 0]]);
    expect((await read()).handledAt).toMatch(/^\d{4}-/);
    await mark('acme', null);
    expect(await read()).toMatchObject({ handled: null, handledAt: null });
  });

  test('numbers stand beside those of the week before, and say what waits', async () => {
    const { call, store, db } = await start();
    const { clickStore } = await import('@/lib/site/analytics/clicks');
    const { currentWeek } = await import('@/lib/operations/weekly-mail/weekly-numbers');
    const { start: monday } = currentWeek(Date.now(), 'America/Denver');
    await putLead(store, 'now', { site: 'acme', receivedAt: monday + 1, fields: fieldsFor() });
    for (const id of ['b', 'c'])
      await putLead(store, id, { site: 'acme', receivedAt: monday - DAY, state: 'delivered' });
    for (const time of [monday + DAY / 2, monday - 3 * DAY, monday - 3 * DAY])
      await clickStore(db).count('acme', 'call', 'header', time);
    expect((await call('/numbers?site=acme')).json).toMatchObject({
      name: 'Acme',
      week: { leads: 1, calls: 1, visits: null },
      weekBefore: { leads: 2, calls: 2 },
      open: 3,
      undelivered: 1,
    });
  });

  test('the requests of seven days are counted', async () => {
    const { call, store } = await start();
    const receivedAt = { young: Date.now() - 6 * DAY, old: Date.now() - 8 * DAY };
    for (const [id, time] of Object.entries(receivedAt))
      await putLead(store, id, { site: 'acme', receivedAt: time });
    expect((await call('/numbers?site=acme')).json.requestsIn7Days).toBe(1);
  });
});
