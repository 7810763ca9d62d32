import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startOwners, storedBusiness, type Owners } from './support';

// One change for many businesses: what is public, what waits as a draft, what each had.

let payload: Owners['payload'];
let handle: Owners['handle'];
let acme: any;
let other: any;

before(async () => ({ payload, handle, acme, other } = await startOwners()));
after(() => setTimeout(() => process.exit(), 100));

test('a field is changed in all businesses at once; each keeps the rest of its record', async () => {
  const { json } = await handle('PATCH', '/api/businesses?where[pageId][in]=acme,other-secret', {
    as: 'agency',
    body: {
      dbPrincipal__specialHours: [{ from: '2026-12-24', closed: 'yes', note: 'Christmas' }],
      _status: 'published',
    },
  });
  assert.equal(json.docs.length, 2);
  for (const { id } of [acme, other]) {
    const { name, phones, specialHours } = (await storedBusiness(payload, id)).record.dbPrincipal;
    assert.ok(name && phones.length);
    assert.deepStrictEqual(specialHours, [{ from: '2026-12-24', closed: true, note: 'Christmas' }]);
  }
});

test('a change of several businesses publishes no draft, is in the draft too, and adds to what each has', async () => {
  const closures = async (draft: boolean) => {
    const { _status, record } = await storedBusiness(payload, acme.id, draft);
    const { name, specialHours } = record.dbPrincipal;
    return [_status, name, specialHours.map(({ note }: { note: string }) => note)];
  };
  const [, publicName] = await closures(false);
  await handle('PATCH', `/api/businesses/${acme.id}?draft=true`, {
    as: 'owner',
    body: { dbPrincipal__name: 'An unfinished draft' },
  });
  const bulk = (as: string, status: string) =>
    handle('PATCH', '/api/businesses?where[id][exists]=true', {
      as,
      body: {
        dbPrincipal__specialHours: [{ id: 'x', from: '2027-01-01', closed: 'yes', note: 'New Year' }],
        _status: status,
      },
    });
  assert.equal((await bulk('owner', 'published')).status, 403);
  for (let turn = 0; turn < 2; turn++) {
    const { status, text } = await bulk('agency', 'published');
    assert.equal(status, 200, text);
    const notes = ['Christmas', 'New Year'];
    assert.deepStrictEqual(await closures(false), ['published', publicName, notes]);
    assert.deepStrictEqual(await closures(true), ['draft', 'An unfinished draft', notes]);
  }
});
