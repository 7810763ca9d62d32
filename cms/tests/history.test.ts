import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { owners } from './owners';
import { storedBusiness } from './support';

// Versions: one for each meaningful save, named, with what it changed in words of the form.

const { payload, handle, patch, acme } = await owners();
mock.timers.enable({ apis: ['Date'], now: Date.now() });

const type = async (as: string, body: object) => {
  mock.timers.tick(1000);
  const at = `/${acme.id}?draft=true&autosave=true`;
  const { status, text } = await patch(as, at, { ...body, _status: 'draft' });
  assert.equal(status, 200, text);
};
const history = async (as = 'owner', language = 'en') => {
  const headers = { 'accept-language': language };
  return (await handle('GET', `/api/businesses/${acme.id}/history`, { as, headers })).json;
};
const changes = async (as?: string) => (await history(as)).versions.map((one: any) => one.changes);
const phones = { dbPrincipal__phones: [{ phone: '303-555-0111' }] };

test('pauses in typing are one version; of another person, or after half an hour, it is a new one', async () => {
  await type('owner', { dbPrincipal__name: 'One' });
  await type('owner', { dbPrincipal__name: 'One and two' });
  assert.deepStrictEqual(await changes(), [['Name'], null]);
  await type('agency', { ...phones, linkPostEmail: 'agency@acme.test' });
  assert.deepStrictEqual((await history()).versions[0].by, 'agency@example.com');
  assert.deepStrictEqual(await changes(), [['Phone numbers'], ['Name'], null]);
  assert.deepStrictEqual((await changes('agency'))[0].length, 2);
  await type('owner', { dbPrincipal__miles: '20' });
  mock.timers.tick(31 * 60 * 1000);
  await type('owner', { dbPrincipal__miles: '30' });
  await type('owner', { dbPrincipal__exprYears: '5' });
  assert.equal((await history()).versions.length, 5);
  assert.equal((await changes())[0].length, 2);
});

test('what is not published is said in the labels of the form, in the language of the editor', async () => {
  const { unpublished } = await history();
  assert.ok(unpublished.includes('Name') && unpublished.includes('Phone numbers'));
  assert.equal(unpublished.length, 4);
  assert.ok((await history('owner', 'es')).unpublished.includes('Nombre'));
  assert.equal((await history('agency')).unpublished.length, 5);
});

test('a named version keeps its name and its texts, whatever is typed or restored after that', async () => {
  const name = (as: string, version: number) =>
    handle('POST', `/api/businesses/${acme.id}/history`, { as, body: { version, name: ' Before summer ' } });
  const { id: version } = (await history()).versions[0];
  assert.equal((await name('stranger', version)).status, 403);
  assert.equal((await name('owner', version + 1000)).status, 400);
  assert.deepStrictEqual((await name('owner', version)).json, { name: 'Before summer' });
  await type('owner', { dbPrincipal__exprYears: '6' });
  const names = async () => (await history()).versions.map((one: any) => one.name);
  assert.deepStrictEqual((await names()).slice(0, 3), [null, 'Before summer', null]);
  const kept: any = await payload.findVersionByID({ collection: 'businesses', id: String(version) });
  assert.equal(JSON.parse(kept.version.record).dbPrincipal.exprYears, 5);
  mock.timers.tick(1000);
  const restored = await handle('POST', `/api/businesses/versions/${version}`, { as: 'owner' });
  assert.equal(restored.status, 200, restored.text);
  assert.equal((await storedBusiness(payload, acme.id, true)).record.dbPrincipal.exprYears, 5);
  assert.deepStrictEqual((await names()).slice(0, 3), [null, null, 'Before summer']);
});

test('a publication says all that it made public', async () => {
  mock.timers.tick(1000);
  await patch('owner', `/${acme.id}`, { _status: 'published' });
  const [newest] = (await history()).versions;
  assert.ok(
    newest.isPublished && newest.changes.includes('Name') && newest.changes.includes('Phone numbers'),
  );
});

test('a body that is no JSON, or says nothing, is refused', async () => {
  const unknown = { as: 'owner', body: { version: 'none', name: 'A name' } };
  assert.equal((await handle('POST', `/api/businesses/${acme.id}/history`, unknown)).status, 400);
  for (const name of ['history', 'closed', 'banner', 'photos'])
    for (const raw of ['{', 'null', '"text"', '[1]']) {
      const path = `/api/businesses/${acme.id}/${name}`;
      const headers = { 'content-type': 'application/json' };
      assert.equal((await handle('POST', path, { as: 'owner', raw, headers })).status, 400, `${name} ${raw}`);
    }
});
