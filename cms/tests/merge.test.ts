import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owners } from './owners';
import { storedBusiness, uploadPicture } from './support';

// Two people, two tabs, two devices: nothing that one saved is lost by what the other saves later.

const { payload, handle, patch, acme } = await owners();

const draft = async (): Promise<any> =>
  (await handle('GET', `/api/businesses/${acme.id}?draft=true&depth=0`, { as: 'agency' })).json;
/** Saves what was changed in a form that was opened when the business was `opened`. */
const save = (as: string, opened: any, change: Record<string, unknown>, status = 'draft') =>
  patch(as, `/${acme.id}${status === 'draft' ? '?draft=true&autosave=true' : ''}`, {
    ...change,
    madeFrom: Object.fromEntries(Object.keys(change).map((name) => [name, opened[name] ?? null])),
    _status: status,
  });

/** Saves a list of phones. */
const savePhones = (as: string, opened: any, phones: any[]) =>
  save(as, opened, { dbPrincipal__phones: phones });
const phonesNow = async (): Promise<any[]> => (await draft()).dbPrincipal__phones;
const row = (id: string, phone: string, name: string | null = null) => ({ id, phone, name });

test('an old tab saves and publishes its own change only; what others saved since stays', async () => {
  const opened = await draft();
  assert.equal((await save('agency', opened, { dbPrincipal__name: 'By the agency' })).status, 200);
  const phones = [{ ...opened.dbPrincipal__phones[0], phone: '303-555-0199' }];
  assert.equal((await save('owner', opened, { dbPrincipal__phones: phones }, 'published')).status, 200);
  const published: any = await payload.findByID({ collection: 'businesses', id: acme.id });
  assert.deepStrictEqual(JSON.parse(published.record).dbPrincipal, {
    name: 'By the agency',
    phones: [{ phone: '303-555-0199' }],
  });
});

test('what both changed is asked: both texts are kept until one is chosen, and nothing is published', async () => {
  const opened = await draft();
  assert.equal((await save('agency', opened, { dbPrincipal__name: 'Theirs' })).status, 200);
  for (const status of ['draft', 'published']) {
    const mine = await save('owner', opened, { dbPrincipal__name: 'Mine', docId: 'x' }, status);
    assert.equal(mine.status, 412, mine.text);
    const [{ data }] = mine.json.errors;
    assert.deepStrictEqual(data.conflicts, [
      { field: 'dbPrincipal__name', stored: 'Theirs', mine: 'Mine', theirs: 'Theirs' },
    ]);
    assert.deepStrictEqual([data.by, typeof data.at], ['agency@example.com', 'string']);
  }
  assert.equal((await draft()).dbPrincipal__name, 'Theirs');
  const chosen = await save('owner', { dbPrincipal__name: 'Theirs' }, { dbPrincipal__name: 'Mine' });
  assert.deepStrictEqual([chosen.status, chosen.json.doc.dbPrincipal__name], [200, 'Mine']);
});

test('rows that two people add, move, change and remove are all there', async () => {
  const [first] = await phonesNow();
  await savePhones('owner', await draft(), [first, row('b', '2'), row('c', '3'), row('d', '4')]);
  const opened = await draft();
  const [a, b, c, d] = opened.dbPrincipal__phones;
  await savePhones('agency', opened, [a, { ...b, name: 'Office' }, row('e', '5'), c]);
  const mine = [c, { ...b, phone: '22' }, a, d, row('f', '6')];
  assert.equal((await savePhones('owner', opened, mine)).status, 200);
  assert.deepStrictEqual(
    (await phonesNow()).map(({ phone, name }: any) => [phone, name]),
    [
      ['3', null],
      ['22', 'Office'],
      ['5', null],
      [a.phone, null],
      ['6', null],
    ],
  );
  // A row that one changed and the other removed is asked about.
  const now = await draft();
  await savePhones('agency', now, now.dbPrincipal__phones.slice(1));
  const edited = now.dbPrincipal__phones.map((one: any) => ({ ...one, name: 'Changed' }));
  assert.equal((await savePhones('owner', now, edited)).status, 412);
});

test('of a list in which both changed one text, each choice keeps all else that both did', async () => {
  await savePhones('owner', await draft(), [row('b', '2'), row('c', '3'), row('d', '4')]);
  const opened = await draft();
  const [b, c, d] = opened.dbPrincipal__phones;
  await savePhones('agency', opened, [{ ...b, name: 'Theirs' }, c, d, row('e', '5')]);
  const mine = [row('f', '6'), { ...b, name: 'Mine' }, { ...d, name: 'Mine too' }];
  const asked = await savePhones('owner', opened, mine);
  assert.equal(asked.status, 412);
  const [conflict] = asked.json.errors[0].data.conflicts;
  const namesOf = (rows: any[]) => rows.map(({ id, name }) => [id, name]);
  const rest = [
    ['d', 'Mine too'],
    ['e', null],
  ];
  assert.deepStrictEqual(namesOf(conflict.mine), [['f', null], ['b', 'Mine'], ...rest]);
  assert.deepStrictEqual(namesOf(conflict.theirs), [['f', null], ['b', 'Theirs'], ...rest]);
  const { stored } = conflict;
  assert.deepStrictEqual(stored, await phonesNow());
  assert.equal((await savePhones('owner', { dbPrincipal__phones: stored }, conflict.mine)).status, 200);
  assert.deepStrictEqual(namesOf(await phonesNow()), namesOf(conflict.mine));
});

test('an order that two people changed in two ways is asked about', async () => {
  const opened = await draft();
  const rows: any[] = opened.dbPrincipal__phones;
  const [first, second, ...others] = rows;
  await savePhones('agency', opened, [second, first, ...others]);
  assert.equal((await savePhones('owner', opened, [second, first, ...others])).status, 200);
  assert.equal((await savePhones('owner', opened, rows.toReversed())).status, 412);
});

test('days of opening hours are merged one by one', async () => {
  const shift = (opens: string) => [{ opens, closes: '17:00' }];
  await save('owner', await draft(), { options__hours: { monday: shift('08:00'), tuesday: shift('08:00') } });
  const opened = await draft();
  await save('agency', opened, { options__hours: { ...opened.options__hours, monday: shift('09:00') } });
  const mine = { ...opened.options__hours, tuesday: shift('10:00'), sunday: [] };
  assert.equal((await save('owner', opened, { options__hours: mine })).status, 200);
  assert.deepStrictEqual((await draft()).options__hours, {
    monday: shift('09:00'),
    tuesday: shift('10:00'),
    sunday: [],
  });
});

test('saves at the same time are all kept', async () => {
  const opened = await draft();
  const names = [
    'dbPrincipal__licensed',
    'dbPrincipal__paymentMethod',
    'options__priceRange',
    'options__trade',
  ];
  const answers = await Promise.all(
    names.map((name, index) => save(index % 2 ? 'owner' : 'agency', opened, { [name]: `of ${index}` })),
  );
  assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const now = await draft();
  assert.deepStrictEqual(
    names.map((name) => now[name]),
    names.map((_, index) => `of ${index}`),
  );
});

test('changes from her first page and of several businesses, while a form is saved, are all kept', async () => {
  await patch('agency', `/${acme.id}`, { _status: 'published' });
  const opened = await draft();
  const post = (name: string, body: object) =>
    handle('POST', `/api/businesses/${acme.id}/${name}`, { as: 'owner', body });
  const pictures = [];
  for (const _ of [1, 2, 3]) pictures.push(await uploadPicture(handle, 'owner', { business: acme.id }));
  const bulk = { options__priceRange: '$$' };
  const answers = await Promise.all([
    post('banner', { text: 'Sale', from: '', to: '' }),
    post('closed', { date: '2026-12-24', closed: true }),
    ...pictures.map(({ id }) => post('photos', { project: null, photos: [id] })),
    patch('agency', `?where[id][in]=${acme.id}`, { ...bulk, _status: 'published' }),
    save('owner', opened, { options__country: 'US' }),
    save('agency', opened, { dbPrincipal__licensed: 'Yes' }),
  ]);
  assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const found: any = await payload.findByID({ collection: 'businesses', id: acme.id });
  const shown = JSON.parse(found.record);
  const { dbPrincipal, options, gallery } = (await storedBusiness(payload, acme.id, true)).record;
  for (const one of [shown, { dbPrincipal, options, gallery }]) {
    assert.deepStrictEqual([one.options.announcement.text, one.options.priceRange], ['Sale', '$$']);
    assert.deepStrictEqual(one.dbPrincipal.specialHours, [{ from: '2026-12-24', closed: true }]);
    assert.equal(one.gallery.length, 3);
  }
  assert.deepStrictEqual([options.country, dbPrincipal.licensed], ['US', 'Yes']);
});

test('a hostile base changes nothing but what is sent', async () => {
  for (const madeFrom of [null, [], 'x', { dbPrincipal__name: { a: 1 }, __proto__: { x: 1 } }, { nope: 1 }]) {
    const body = { options__trade: 'painter', madeFrom };
    const { status } = await patch('owner', `/${acme.id}?draft=true`, body);
    assert.equal(status, 200);
  }
});
