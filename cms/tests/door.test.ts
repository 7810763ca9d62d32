import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owners } from './owners';

// What every request passes before it takes anything that others need.

const { handle, patch, acme, other, cookies } = await owners();
const route: Record<string, (request: Request, context: object) => Promise<Response>> =
  (await import('../app/(payload)/api/[...slug]/route')) as never;

const origin = 'http://localhost:3100';
/** A body that comes in pieces, of which `end` tells when the last one comes. */
const slowBody = (pieces: (string | Uint8Array)[], end: Promise<unknown>) =>
  new ReadableStream({
    async start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? Buffer.from(piece) : piece);
      await end;
      controller.close();
    },
  });
const send = (method: string, path: string, body: ReadableStream, headers: Record<string, string> = {}) => {
  const init = { method, body, duplex: 'half', headers: { origin, ...headers } };
  const slug = path.split('?')[0]!.split('/').slice(2);
  return route[method]!(new Request(`${origin}${path}`, init as RequestInit), {
    params: Promise.resolve({ slug }),
  });
};
test('an unfinished body keeps nobody from saving: a stranger’s, another owner’s, her own', async () => {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const json = { 'content-type': 'application/json' };
  const open = [undefined, cookies.stranger, cookies.owner].map((cookie) =>
    send('PATCH', `/api/businesses/${acme.id}`, slowBody(['{"a":'], ended), {
      ...json,
      ...(cookie && { cookie }),
    }),
  );
  const body = { dbPrincipal__name: 'While they write' };
  assert.equal((await patch('owner', `/${acme.id}?draft=true`, body)).status, 200);
  assert.equal((await open[0]!).status, 401);
  end();
  assert.deepStrictEqual(await Promise.all(open.map(async (one) => (await one).status)), [401, 400, 400]);
});

test('half an emoji, or NUL, in a text keeps nobody from saving', async () => {
  const { json } = await patch('owner', `/${acme.id}?draft=true`, { dbPrincipal__name: 'Half \ud83d\0 one' });
  assert.equal(json.doc.dbPrincipal__name, 'Half \ufffd one');
});

test('a body has 1 MB before login and 26 MB after; more is not read', async () => {
  for (const [cookie, max, path] of [
    ['', 1_000_000, '/api/users/login'],
    [cookies.owner!, 26_000_000, '/api/media'],
  ] as const) {
    let read = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        read += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    assert.equal((await send('POST', path, body, { cookie })).status, 413, path);
    assert.ok(read <= max + 300_000, `${read}`);
    const told = await send('POST', path, slowBody([], new Promise(() => {})), {
      cookie,
      'content-length': String(max + 1),
    });
    assert.equal(told.status, 413);
  }
});

test('a stranger changes nothing and opens no transaction: nothing but a login is read of her', async () => {
  for (const [method, path] of [
    ['PATCH', `/api/businesses/${acme.id}`],
    ['POST', '/api/businesses'],
    ['DELETE', `/api/media/1`],
    ['POST', '/api/users'],
    ['POST', '/api/payload-preferences/x'],
    ['POST', '/api/users/unlock'],
  ] as const) {
    const never = slowBody(['{'], new Promise(() => {}));
    assert.equal((await send(method, path, never)).status, 401, path);
  }
});

test('nobody logs a visitor of another site in or out, or saves for her', async () => {
  const body = { email: 'owner@example.com', password: 'a long password' };
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])
    for (const path of ['login', 'logout', 'login-link', 'login-link/use'])
      assert.equal((await handle('POST', `/api/users/${path}`, { body, headers })).status, 403, path);
  assert.equal((await handle('POST', '/api/users/login', { body })).status, 200);
});

test('every answer of the API is kept by nobody and framed by nobody; a picture keeps its own headers', async () => {
  for (const [method, path, as] of [
    ['GET', '/api/businesses', 'owner'],
    ['GET', '/api/nothing/here', 'owner'],
    ['GET', '/api/businesses/0', undefined],
    ['POST', '/api/businesses', undefined],
  ] as const) {
    const { headers } = await handle(method, path, { as, ...(method === 'POST' && { body: {} }) });
    assert.equal(headers.get('cache-control'), 'no-store', path);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; frame-ancestors 'none'/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
});

test('there are no locks to take: not in one’s own name, not in another’s', async () => {
  const body = {
    document: { relationTo: 'businesses', value: other.id },
    user: { relationTo: 'users', value: 1 },
  };
  for (const as of ['owner', 'agency'])
    assert.equal((await handle('POST', '/api/payload-locked-documents', { as, body })).status, 404);
});

test('a query that cannot be read is a 400 that names its part, for whom and at what it is', async () => {
  const odd = [
    ...['where=x', 'where={"id":{"equals":1}}', 'where[id]=1', 'where[id][near]=1,2,3', 'where[id][all]=1'],
    ...['where[id][equals][a]=1', 'where[id][equals][]=1', 'where[id][in]=x', 'where[id][equals]=1e99'],
    ...['where[updatedAt][greater_than]=x', 'where[or]=x'],
    // These fail with PostgreSQL alone.
    ...['where[updatedAt][like]=1', 'where[id][in]=', 'where[id][in][0]=1,x'],
    ...[
      'limit=1e99',
      'limit=1.5',
      'limit=-1',
      'limit[a]=1',
      'page=1e99',
      'depth=x',
      'data=x',
      'limit=1&limit=2',
    ],
  ];
  const paths = [
    '/api/businesses',
    '/api/businesses/versions',
    '/api/businesses/count',
    '/api/media',
    '/api/users',
  ];
  for (const path of paths)
    for (const query of odd) {
      const { status, json } = await handle('GET', `${path}?${query}`, { as: 'owner' });
      const message = `This part of the query cannot be read: ${query.split('=')[0]}`;
      assert.deepStrictEqual([status, json.errors], [400, [{ message }]], `${path}?${query}`);
    }
  const form = {
    'x-payload-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const posted = (raw: string) => handle('POST', '/api/media', { as: 'owner', raw, headers: form });
  assert.deepStrictEqual(
    [(await posted('where[id][near]=1')).status, (await posted('limit=1')).status],
    [400, 200],
  );
  assert.equal((await handle('DELETE', '/api/media?where=x', { as: 'owner' })).status, 400);
});

test('the queries of the editor are read', async () => {
  const now = new Date().toISOString();
  for (const query of [
    'where[and][0][id][not_equals]=&limit=0&depth=0&draft=true&trash=true',
    `where[or][0][and][0][updatedAt][less_than]=${now}&where[or][0][and][1][id][in][0]=${acme.id}&page=1`,
    `where[id][in]=${acme.id},7&where[_status][equals]=published&where[deletedAt][exists]=false`,
  ]) {
    const { status, json } = await handle('GET', `/api/businesses?${query}`, { as: 'owner' });
    assert.deepStrictEqual([status, json.docs.length], [200, 1], query);
  }
  const named = '/api/media?where[business.name][equals]=acme&where[business][equals]=1';
  assert.equal((await handle('GET', named, { as: 'owner' })).status, 200);
  const versions = `/api/businesses/versions?where[version.updatedAt][less_than]=${now}&where[parent][equals]=1`;
  assert.equal((await handle('GET', versions, { as: 'owner' })).status, 200);
});
