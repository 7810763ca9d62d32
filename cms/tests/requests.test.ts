import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownersWithSite } from './owners';
import { storedBusiness, uploadPicture } from './support';

// What an owner sees of her site in the editor: the site has it, and the editor asks for her business only.

let isSiteUp = true;
const { site, handle, patch, payload, acme, other } = await ownersWithSite(
  ({ path }) =>
    isSiteUp && path.includes('acme')
      ? { status: 200, json: { path } }
      : { status: isSiteUp ? 404 : 503, json: { message: 'no' } },
  { requestsToken: 'a-token-for-requests' },
  true,
);

const get = (as: string, id: number, name: string) => handle('GET', `/api/businesses/${id}/${name}`, { as });
const post = (name: string, body: object) =>
  handle('POST', `/api/businesses/${acme.id}/${name}`, { as: 'owner', body });

test('an owner reads her requests and numbers, and marks a request, with the token of the server', async () => {
  const read = await get('owner', acme.id, 'requests?after=5.x&site=other-secret');
  assert.equal(read.json.path, '/api/requests?site=acme&after=5.x');
  assert.equal((await get('agency', acme.id, 'numbers')).status, 200);
  await post('requests', { id: 'r1', handled: 'answered', site: 'other-secret' });
  assert.deepEqual(site.calls.at(-1)?.body, { site: 'acme', id: 'r1', handled: 'answered' });
  assert.ok(site.calls.every(({ token }) => token === 'Bearer a-token-for-requests'));
});

test('a server that is away hides no request of a site that another server has, and is no missing site', async () => {
  assert.equal((await get('owner', acme.id, 'numbers')).status, 200);
  assert.equal((await get('stranger', other.id, 'numbers')).status, 502);
  isSiteUp = false;
  assert.equal((await get('owner', acme.id, 'numbers')).status, 503);
  isSiteUp = true;
});

const hoursOf = async (draft: boolean) => {
  const { _status, record } = await storedBusiness(payload, acme.id, draft);
  return [_status, record.dbPrincipal.specialHours ?? [], record.dbPrincipal.name];
};

test('closed today is public at once, the draft stays one, and undoing it leaves what was there', async () => {
  await patch('owner', `/${acme.id}?draft=true`, { dbPrincipal__name: 'Waits' });
  const today = [{ from: '2026-12-24', closed: true }];
  for (const _ of ['once', 'twice'])
    assert.equal((await post('closed', { date: '2026-12-24', closed: true })).status, 200);
  assert.deepEqual(await hoursOf(false), ['published', today, 'acme']);
  assert.deepEqual(await hoursOf(true), ['draft', today, 'Waits']);
  await post('closed', { date: '2026-12-24', closed: false });
  assert.deepEqual(await hoursOf(false), ['published', [], 'acme']);
  assert.deepEqual(await hoursOf(true), ['draft', [], 'Waits']);
  for (const [name, body] of [
    ['closed', {}],
    ['closed', { date: 'today', closed: true }],
    ['closed', { date: '2026-12-24', closed: 'yes' }],
    ['closed', { date: '2026-13-41', closed: true }],
    ['closed', { date: '2026-02-31', closed: true }],
    ...[[], ['x'], [null], [999999], 'x'].map((photos) => ['photos', { project: null, photos }] as const),
  ] as const)
    assert.equal((await post(name, body)).status, 400, JSON.stringify(body));
  // What is public already is said to be public; photos of a project that is gone are not lost.
  for (const _ of ['once', 'twice'])
    assert.deepEqual((await post('banner', { text: 'Sale', from: '', to: '' })).json, { isPublic: true });
  const { id, url } = await uploadPicture(handle, 'owner', { business: acme.id });
  assert.deepEqual((await post('photos', { project: 'gone', photos: [id] })).json, { isPublic: true });
  assert.deepEqual((await storedBusiness(payload, acme.id)).record.gallery, [url]);
});
