import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owners } from './owners';
import { oldestVersion, storedBusiness, uploadPicture } from './support';

// What an owner reaches, and what she does not, by any address of the API.

const { payload, handle, patch, acme, other } = await owners();
await uploadPicture(handle, 'stranger', { alt: 'secret picture' });

test('an owner reads her business in the list and by id, with its form and without its record', async () => {
  const list = await handle('GET', '/api/businesses', { as: 'owner' });
  assert.deepStrictEqual(
    list.json.docs.map((one: any) => one.pageId),
    ['acme'],
  );
  const one = await handle('GET', `/api/businesses/${acme.id}`, { as: 'owner' });
  assert.equal(one.json.dbPrincipal__phones[0].phone, '303-555-0100');
  assert.equal(one.json.record, undefined);
  assert.equal(one.json.form, undefined);
});

// By every route and id: every-route.test.ts.
test('no query of an owner reaches another business', async () => {
  for (const path of [
    '/api/businesses?where[pageId][like]=other',
    '/api/businesses?where[or][0][pageId][exists]=true&where[or][1][id][greater_than]=0&limit=100',
    '/api/businesses?where[record][like]=other-secret',
    '/api/businesses?draft=true&trash=true&limit=100',
    '/api/businesses/versions?limit=100',
    `/api/businesses/versions?where[parent][equals]=${other.id}`,
    '/api/media?limit=100',
    '/api/media?where[business.pageId][like]=other',
    '/api/users?limit=100',
    '/api/users?where[businesses.pageId][like]=other',
    '/api/payload-locked-documents?limit=100',
    '/api/payload-preferences?limit=100',
    '/api/businesses?depth=10&select[record]=true&populate[businesses][record]=true&limit=100',
    '/api/businesses/versions?select[version][record]=true&sort=-version.record&limit=100',
    '/api/media?depth=10&populate[businesses][record]=true&limit=100',
    '/api/users?depth=10&select[hash]=true&select[salt]=true&select[sessions]=true&limit=100',
    '/api/users?where[hash][exists]=true&sort=hash&limit=100',
  ]) {
    const { text } = await handle('GET', path, { as: 'owner' });
    assert.doesNotMatch(text, /other-secret|secret picture|stranger@|"(hash|salt|record|form)":/, path);
  }
  const count = await handle('GET', '/api/businesses/count', { as: 'owner' });
  assert.equal(count.json.totalDocs, 1);
});

test('a query that makes no sense is refused or ignored, without a word about the inside', async () => {
  for (const path of [
    '/api/businesses?where[nope][like]=x',
    '/api/businesses?where[id][bogus]=1',
    '/api/businesses?where[id][in][__proto__]=1',
    '/api/businesses?where[pageId][like]=%27;--%00',
    '/api/businesses?sort=nope&limit=abc&page=-1&depth=-1',
    '/api/businesses/nope',
    '/api/businesses/99999999999999999999',
    "/api/businesses/1'--",
    '/api/media/file/..%2f..%2fcms.db',
    '/api/media/file/..%2fsecret',
    '/api/__proto__',
    '/api/constructor/1',
  ]) {
    const { text } = await handle('GET', path, { as: 'owner' });
    assert.doesNotMatch(
      text,
      /other-secret|node_modules|"stack"|\bat \w+ \(|SQLITE|libsql|select |drizzle|SQLite format/i,
      path,
    );
  }
  for (const id of ['nope', '1.5', '-1', '99999999999999999999', '%00'])
    for (const name of ['requests', 'numbers', 'live', 'findings', 'history'])
      for (const as of ['owner', 'agency']) {
        const { status } = await handle('GET', `/api/businesses/${id}/${name}`, { as });
        assert.ok([403, 404].includes(status), `${as} ${id}/${name}: ${status}`);
      }
});

// What others have: every-route.test.ts.
test('an owner changes neither who she is nor what the agency and the server write', async () => {
  const me = await handle('GET', '/api/users/me', { as: 'owner' });
  await handle('PATCH', `/api/users/${me.json.user.id}`, {
    as: 'owner',
    body: { role: 'agency', businesses: [acme.id, other.id] },
  });
  const hidden = { record: '{}', form: {}, reviewsDocument: '[]', editedBy: 'somebody' };
  await patch('owner', `/${acme.id}`, { pageId: 'other-secret', ...hidden });
  const user: any = await payload.findByID({ collection: 'users', id: me.json.user.id, depth: 0 });
  assert.deepStrictEqual([user.role, user.businesses], ['owner', [acme.id]]);
  const mine: any = await payload.findByID({ collection: 'businesses', id: acme.id });
  assert.deepStrictEqual(
    [mine.pageId, JSON.parse(mine.record).dbPrincipal.name, mine.reviewsDocument, mine.editedBy],
    ['acme', 'acme', null, 'owner@example.com'],
  );
});

test('without a session, or from another site, nothing is read or written', async () => {
  for (const path of ['/api/businesses', '/api/media', '/api/users', `/api/businesses/${acme.id}`]) {
    assert.equal((await handle('GET', path)).status, 403, path);
    const elsewhere = { as: 'agency', headers: { origin: 'https://evil.example' } };
    assert.equal((await handle('GET', path, elsewhere)).status, 403, path);
  }
  const forged = await handle('PATCH', `/api/businesses/${acme.id}`, {
    as: 'agency',
    headers: { origin: 'https://evil.example' },
    body: { dbPrincipal__name: 'taken' },
  });
  assert.equal(forged.status, 403);
});

test('an autosave of what is published is no new version', async () => {
  const autosave = (name: string) => {
    const body = { dbPrincipal__name: name, _status: 'draft' };
    return patch('stranger', `/${other.id}?autosave=true&draft=true`, body);
  };
  const versions = async () =>
    (await payload.countVersions({ collection: 'businesses', where: { parent: { equals: other.id } } }))
      .totalDocs;
  const before = await versions();
  const same = await autosave('other-secret');
  assert.deepStrictEqual([same.status, same.json.doc._status, await versions()], [200, 'published', before]);
  for (const name of ['two', 'other-secret']) assert.equal((await autosave(name)).status, 200);
  assert.equal(await versions(), before + 1);
});

test('an owner restores a version of hers, with what the form does not know', async () => {
  const version = await oldestVersion(payload, acme.id);
  const change = { dbPrincipal__name: 'Changed', dbPrincipal__phones: [], _status: 'published' };
  await patch('owner', `/${acme.id}`, change);
  const restored = await handle('POST', `/api/businesses/versions/${version}`, { as: 'owner' });
  assert.equal(restored.status, 200, restored.text);
  const { pageId, record } = await storedBusiness(payload, acme.id);
  assert.equal(pageId, 'acme');
  assert.deepStrictEqual(record.dbPrincipal, {
    name: 'acme',
    phones: [{ phone: '303-555-0100' }],
  });
});

test('the last account of the agency stays and stays the agency’s', async () => {
  const { json } = await handle('GET', '/api/users/me', { as: 'agency' });
  const path = `/api/users/${json.user.id}`;
  assert.equal((await handle('DELETE', path, { as: 'agency' })).status, 400);
  assert.equal((await handle('PATCH', path, { as: 'agency', body: { role: 'owner' } })).status, 400);
  const all = await handle('PATCH', '/api/users?where[id][exists]=true', {
    as: 'agency',
    body: { role: 'owner' },
  });
  assert.ok(all.json.errors.length);
  const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'agency' } } });
  assert.equal(totalDocs, 1);
});

test('a page id is one that the site takes', async () => {
  const create = (pageId: string) =>
    handle('POST', '/api/businesses', { as: 'agency', body: { pageId, _status: 'draft' } });
  for (const id of ['a'.repeat(65), 'a'.repeat(100), 'a.b', 'ä', '', 'a b', '../a'])
    assert.equal((await create(id)).status, 400, id);
  for (const id of ['a'.repeat(64), 'a-_9', 'A']) assert.equal((await create(id)).status, 201, id);
});
