import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owners } from './owners';
import { storedBusiness } from './support';

// One change for many businesses: what is public, what waits as a draft, what each had.

const { payload, handle, patch, acme, other } = await owners();
const { lastBulkChanges } = await import('../changes/bulk-edit');
const everywhere = (as: string, body: object, more = '') => patch(as, `?where[id][exists]=true${more}`, body);

test('a field is changed in all businesses at once; each keeps the rest of its record', async () => {
  const { json } = await patch('agency', '?where[pageId][in]=acme,other-secret', {
    dbPrincipal__specialHours: [{ from: '2026-12-24', closed: 'yes', note: 'Christmas' }],
    _status: 'published',
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
  await patch('owner', `/${acme.id}?draft=true`, { dbPrincipal__name: 'An unfinished draft' });
  const newYear = [{ id: 'x', from: '2027-01-01', closed: 'yes', note: 'New Year' }];
  const change = { dbPrincipal__specialHours: newYear, _status: 'published' };
  assert.equal((await everywhere('owner', change)).status, 403);
  for (let turn = 0; turn < 2; turn++) {
    const { status, text } = await everywhere('agency', change);
    assert.equal(status, 200, text);
    const notes = ['Christmas', 'New Year'];
    assert.deepStrictEqual(await closures(false), ['published', publicName, notes]);
    assert.deepStrictEqual(await closures(true), ['draft', 'An unfinished draft', notes]);
  }
});

const holiday = {
  dbPrincipal__specialHours: [{ id: 'y', from: '2027-07-04', closed: 'yes', note: 'Parade' }],
};
const notesOf = async (id: number, draft: boolean) =>
  (await storedBusiness(payload, id, draft)).record.dbPrincipal.specialHours.map(({ note }: any) => note);

test('before it does, a change of several says what it adds, what it replaces and where', async () => {
  const plan = async (body: object) => (await everywhere('agency', body, '&plan=yes')).json.question;
  const question = await plan({ ...holiday, options__country: 'US', _status: 'published' });
  assert.equal(
    question,
    '2 businesses: adds to “Holidays and other days”: 2027-07-04, Closed, Parade; “Country”: US. On their sites at once; drafts stay drafts.',
  );
  assert.ok(!(await notesOf(acme.id, true)).includes('Parade'));
  await everywhere('agency', { options__country: 'MX', _status: 'published' });
  assert.match(
    await plan({ options__country: 'US' }),
    /“Country”: US, in place of MX \(2\)\. In their drafts/,
  );
  assert.equal(await plan({ _status: 'published' }), null);
  assert.equal((await everywhere('owner', holiday, '&plan=yes')).status, 403);
});

test('a change of several is one entry and undone as one; what others changed since then stays', async () => {
  await everywhere('agency', { ...holiday, options__country: 'US', _status: 'published' });
  assert.ok((await notesOf(acme.id, true)).includes('Parade'));
  // The owner publishes her draft, with a closure of her own.
  const draft = `/api/businesses/${acme.id}?draft=true`;
  const { dbPrincipal__specialHours: rows } = (await handle('GET', draft, { as: 'owner' })).json;
  const own = { dbPrincipal__specialHours: [...rows, { from: '2027-08-01', note: 'Own' }] };
  await patch('owner', `/${acme.id}`, { ...own, _status: 'published' });
  // The other one changes what was set.
  await patch('stranger', `/${other.id}`, { options__country: 'CA', _status: 'published' });
  const { docs } = await payload.find({ collection: 'bulk-changes', sort: '-createdAt' });
  const [entry] = docs as unknown as { id: number; words: { es: string }; by: string; done: object[] }[];
  assert.ok(entry);
  const { id, words, by, done } = entry;
  assert.deepStrictEqual([by, done.length], ['agency@example.com', 2]);
  assert.match(words.es, /^2 negocios: añade a/);
  const undo = (as: string) => handle('POST', `/api/bulk-changes/${id}/undo`, { as });
  assert.equal((await undo('owner')).status, 403);
  // Pressed twice, on two devices: as once.
  const answers = await Promise.all([undo('agency'), undo('agency')]);
  assert.deepStrictEqual(
    answers.map(({ status, json }) => [status, json.stay]),
    [
      [200, 1],
      [200, 1],
    ],
  );
  for (const draft of [false, true]) {
    const notes = await notesOf(acme.id, draft);
    assert.ok(notes.includes('Own') && notes.includes('New Year') && !notes.includes('Parade'));
    assert.ok(!(await notesOf(other.id, draft)).includes('Parade'));
    assert.equal((await storedBusiness(payload, acme.id, draft)).record.options.country, 'MX');
    assert.equal((await storedBusiness(payload, other.id, draft)).record.options.country, 'CA');
  }
  // Pressed again it says the same, as the board does.
  assert.equal((await undo('agency')).json.stay, 1);
  const req = { payload, user: { role: 'agency' } } as never;
  assert.deepStrictEqual((await lastBulkChanges(req)).map(({ isUndone, stay }) => [isUndone, stay])[0], [
    true,
    1,
  ]);
  for (const none of ['nope', '999999'])
    assert.equal((await handle('POST', `/api/bulk-changes/${none}/undo`, { as: 'agency' })).status, 404);
});
