import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownersWithSite } from './owners';
import { storedBusiness, uploadPicture } from './support';

// What an owner sees of her site in the editor: the site has it, and the editor asks for her business only.

let isSiteUp = true;
const { site, handle, payload, acme, other } = await ownersWithSite(
  ({ path }) =>
    isSiteUp && path.includes('acme')
      ? { status: 200, json: { path } }
      : { status: isSiteUp ? 404 : 503, json: { message: 'no' } },
  { requestsToken: 'a-token-for-requests' },
  true,
);

test('an owner reads her requests and numbers, and marks a request, with the token of the server', async () => {
  const read = await handle('GET', `/api/businesses/${acme.id}/requests?after=5.x&site=other-secret`, {
    as: 'owner',
  });
  assert.equal(read.json.path, '/api/requests?site=acme&after=5.x');
  assert.equal((await handle('GET', `/api/businesses/${acme.id}/numbers`, { as: 'agency' })).status, 200);
  const body = { id: 'r1', handled: 'answered', site: 'other-secret' };
  await handle('POST', `/api/businesses/${acme.id}/requests`, { as: 'owner', body });
  assert.deepEqual(site.calls.at(-1)?.body, { site: 'acme', id: 'r1', handled: 'answered' });
  assert.ok(site.calls.every(({ token }) => token === 'Bearer a-token-for-requests'));
});

test('a server that is away hides no request of a site that another server has, and is no missing site', async () => {
  assert.equal((await handle('GET', `/api/businesses/${acme.id}/numbers`, { as: 'owner' })).status, 200);
  assert.equal((await handle('GET', `/api/businesses/${other.id}/numbers`, { as: 'stranger' })).status, 502);
  isSiteUp = false;
  assert.equal((await handle('GET', `/api/businesses/${acme.id}/numbers`, { as: 'owner' })).status, 503);
  isSiteUp = true;
});

const hoursOf = async (draft: boolean) => {
  const { _status, record } = await storedBusiness(payload, acme.id, draft);
  return [_status, record.dbPrincipal.specialHours ?? [], record.dbPrincipal.name];
};

test('closed today is public at once, the draft stays one, and undoing it leaves what was there', async () => {
  await handle('PATCH', `/api/businesses/${acme.id}?draft=true`, {
    as: 'owner',
    body: { dbPrincipal__name: 'Waits' },
  });
  const close = (body: object) => handle('POST', `/api/businesses/${acme.id}/closed`, { as: 'owner', body });
  const today = [{ from: '2026-12-24', closed: true }];
  for (const _ of ['once', 'twice'])
    assert.equal((await close({ date: '2026-12-24', closed: true })).status, 200);
  assert.deepEqual(await hoursOf(false), ['published', today, 'acme']);
  assert.deepEqual(await hoursOf(true), ['draft', today, 'Waits']);
  await close({ date: '2026-12-24', closed: false });
  assert.deepEqual(await hoursOf(false), ['published', [], 'acme']);
  assert.deepEqual(await hoursOf(true), ['draft', [], 'Waits']);
  for (const body of [{}, { date: 'today', closed: true }, { date: '2026-12-24', closed: 'yes' }])
    assert.equal((await close(body)).status, 400);
  assert.equal((await close({ date: '2026-13-41', closed: true })).status, 400);
  for (const photos of [[], ['x'], [null], [999999], 'x']) {
    const body = { project: null, photos };
    const { status } = await handle('POST', `/api/businesses/${acme.id}/photos`, { as: 'owner', body });
    assert.equal(status, 400, JSON.stringify(photos));
  }
  // What is public already is said to be public; photos of a project that is gone are not lost.
  const post = (name: string, body: object) =>
    handle('POST', `/api/businesses/${acme.id}/${name}`, { as: 'owner', body });
  for (const _ of ['once', 'twice'])
    assert.deepEqual((await post('banner', { text: 'Sale', from: '', to: '' })).json, { isPublic: true });
  const { id, url } = await uploadPicture(handle, 'owner', { business: acme.id });
  assert.deepEqual((await post('photos', { project: 'gone', photos: [id] })).json, { isPublic: true });
  assert.deepEqual((await storedBusiness(payload, acme.id)).record.gallery, [url]);
});
