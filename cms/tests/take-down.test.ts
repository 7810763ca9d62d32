import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownersWithSite } from './owners';
import { changeBusiness, oldestVersion, storedBusiness } from './support';

// Who takes a site down, what its servers hear, and what ends it.

const { site, payload, handle, patch, acme } = await ownersWithSite(
  ({ path }) => ({ status: path.startsWith('/api/numbers') ? 404 : 200, json: {} }),
  { revalidateToken: 'a', requestsToken: 'c' },
);
const { workOutbox } = await import('../site/outbox');
const work = () => workOutbox(payload);

/** What the site hears of this change. */
const told = async (as: string, method: string, path: string, body?: object) => {
  await work();
  site.calls.length = 0;
  const { status, text } = await handle(method, path, { as, body: body ?? {} });
  await work();
  return {
    status,
    text,
    gone: site.calls.map((call) => call.body.gone),
    paths: site.calls.map(({ path: at }) => at),
  };
};
const one = () => `/api/businesses/${acme.id}`;
const state = async () => {
  const doc: any = await payload.findByID({ collection: 'businesses', id: acme.id, trash: true });
  return [doc._status, Boolean(doc.isDown)];
};

test('a business that no server has is 404', async () => {
  assert.equal((await handle('GET', `${one()}/numbers`, { as: 'owner' })).status, 404);
  site.calls.length = 0;
});

test('an owner neither unpublishes nor trashes nor brings back, by any way', async () => {
  const attempts: [string, string, object?][] = [
    ['PATCH', one(), { _status: 'draft' }],
    ['PATCH', `${one()}?unpublishAllLocales=true`, { _status: 'draft' }],
    ['PATCH', `${one()}?unpublishAllLocales=true&draft=true`, {}],
    ['PATCH', '/api/businesses?where[id][exists]=true', { _status: 'draft' }],
    ['PATCH', one(), { deletedAt: new Date().toISOString() }],
    ['PATCH', one(), { isDown: true }],
    ...['archived', '', null].map((_status): [string, string, object] => ['PATCH', one(), { _status }]),
    ['DELETE', one()],
  ];
  for (const [method, path, body] of attempts) {
    await handle(method, path, { as: 'owner', body: body ?? {} });
    assert.deepStrictEqual(await state(), ['published', false], `${method} ${path} ${JSON.stringify(body)}`);
  }
  // A version that was a draft comes back as a draft: the site stays.
  await patch('owner', `/${acme.id}?draft=true`, { dbPrincipal__name: 'A draft' });
  const draft = await oldestVersion(payload, acme.id, 'draft');
  assert.equal((await handle('POST', `/api/businesses/versions/${draft}`, { as: 'owner' })).status, 200);
  assert.deepStrictEqual(await state(), ['published', false]);
});

test('a take-down tells the site that it is gone; only the agency’s way back ends it, and publishes again', async () => {
  assert.deepStrictEqual((await told('agency', 'PATCH', one(), { _status: 'draft' })).gone, [true]);
  assert.deepStrictEqual(await state(), ['draft', true]);
  assert.equal((await handle('GET', `${one()}/live`, { as: 'owner' })).json.isDown, true);
  for (const [path, body] of [
    [one(), { dbPrincipal__name: 'Back', _status: 'published' }],
    [`${one()}?draft=true`, { dbPrincipal__name: 'A draft' }],
  ] as const) {
    const { gone } = await told('owner', 'PATCH', path, body);
    assert.deepStrictEqual([gone, await state()], [[], ['draft', true]], path);
  }
  const version = await oldestVersion(payload, acme.id, 'published');
  const restored = await told('owner', 'POST', `/api/businesses/versions/${version}`);
  assert.deepStrictEqual([restored.status, restored.gone, await state()], [403, [], ['draft', true]]);
  assert.deepStrictEqual((await told('agency', 'PATCH', one(), { _status: 'published' })).gone, [false]);
  assert.deepStrictEqual(await state(), ['published', false]);
  assert.deepStrictEqual((await told('owner', 'PATCH', one(), { _status: 'published' })).gone, [undefined]);
});

test('what a server has not heard of a way back it hears with the next publication', async () => {
  await told('agency', 'PATCH', one(), { _status: 'draft' });
  site.calls.length = 0;
  for (const name of ['Back', 'Back again'])
    await changeBusiness(payload, acme.id, { dbPrincipal__name: name, _status: 'published' });
  await work();
  assert.deepStrictEqual(
    site.calls.map(({ body }) => body.gone),
    [false],
  );
});

test('down and back, and in the trash and out, a site keeps its public text and a draft stays a draft', async () => {
  const names = async () => {
    const [shown, latest] = [
      await storedBusiness(payload, acme.id),
      await storedBusiness(payload, acme.id, true),
    ];
    return [shown, latest].map(({ _status, record }) => `${_status}: ${record.dbPrincipal.name}`);
  };
  const agency = (body: object, query = '') => patch('agency', `/${acme.id}${query}`, body);
  const draft = (as: string, name: string) =>
    patch(as, `/${acme.id}?draft=true`, { dbPrincipal__name: name, _status: 'draft' });
  const trash = { deletedAt: new Date().toISOString() };
  const several = `?where[id][in]=${acme.id}`;
  const ways: Record<string, [down: () => Promise<any>, back: () => Promise<any>]> = {
    alone: [() => agency({ _status: 'draft' }), () => agency({ _status: 'published' })],
    trash: [() => agency(trash), () => agency({ deletedAt: null }, '?trash=true')],
    'both, and out of the trash': [
      () => agency({ _status: 'draft' }).then(() => agency(trash)),
      () => agency({ deletedAt: null }, '?trash=true'),
    ],
    'with others': [
      () => patch('agency', several, { _status: 'draft' }),
      () => patch('agency', several, { _status: 'published' }),
    ],
  };
  for (const [way, [down, back]] of Object.entries(ways)) {
    await agency({ dbPrincipal__name: `Public ${way}`, _status: 'published' });
    await draft('owner', `Unfinished ${way}`);
    assert.equal((await down()).status, 200, way);
    assert.deepStrictEqual(await state(), ['draft', true], way);
    if (!/trash/.test(way)) await draft('owner', `Unfinished ${way} still`);
    assert.equal((await back()).status, 200, way);
    const left = `draft: Unfinished ${way}${/trash/.test(way) ? '' : ' still'}`;
    assert.deepStrictEqual(await names(), [`published: Public ${way}`, left]);
    assert.deepStrictEqual(await state(), ['published', false], way);
  }
  // What the agency publishes in the form of a site that is down is what she sees there.
  await agency({ _status: 'draft' });
  await agency({ dbPrincipal__name: 'As in the form', madeFrom: {}, _status: 'published' });
  assert.deepStrictEqual(await names(), ['published: As in the form', 'published: As in the form']);
});

test('Publish for several publishes the draft of each', async () => {
  await patch('owner', `/${acme.id}?draft=true`, { dbPrincipal__name: 'A draft', _status: 'draft' });
  await patch('agency', `?where[id][in]=${acme.id}`, { _status: 'published' });
  assert.equal((await storedBusiness(payload, acme.id)).record.dbPrincipal.name, 'A draft');
});

test('in the trash a site is gone; out of it, it is public again; deleted, its id can be used anew', async () => {
  const trash = { deletedAt: new Date().toISOString() };
  assert.deepStrictEqual((await told('agency', 'PATCH', one(), trash)).gone, [true]);
  const back = await told('agency', 'PATCH', `${one()}?trash=true`, { deletedAt: null });
  assert.deepStrictEqual([back.status, back.gone, await state()], [200, [false], ['published', false]]);
  assert.deepStrictEqual((await told('agency', 'DELETE', one())).gone, [true]);
  const anew = { pageId: 'acme', dbPrincipal__name: 'Anew', _status: 'published' };
  assert.deepStrictEqual((await told('agency', 'POST', '/api/businesses', anew)).gone, [false]);
});
