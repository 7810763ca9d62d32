import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, formOf, type Content } from '../record/record-form';
import { readRecord, recordFiles } from './support';

const contentOf = (record: Record<string, any>, reviews: unknown = null): Content => ({
  record,
  reviews,
  form: formOf(record, reviews),
});
const rowsOf = (content: Content, name: string) =>
  structuredClone(content.form[name]) as Record<string, any>[];

const optionsOf = ({ record }: Content) => record.options as Record<string, any>;

/** As a browser sends a form: everything, through JSON. */
const sentBack = (content: Content) => JSON.parse(JSON.stringify(content.form)) as Content['form'];

const odd = {
  $schema: './x.json',
  unknown: { deep: [1, null, { a: 'b' }] },
  dbPrincipal: {
    name: 42,
    miles: '30 miles',
    exprYears: '18',
    phones: [null, { phone: 3035550100, more: true }, 'text'],
  },
  dbServices: 'not a list',
  gallery: ['https://a.example/1.jpg', null, 7, { odd: true }],
  simpleWidgets: [{ val: 'CallUsNow', activo: 'Yes' }, { activo: 0 }],
  customLinks: [{ any: 'thing' }],
  options: {
    counters: false,
    popup: 'off',
    search: { pages: { '/about': { title: 'A', x: 1 }, '/b': null } },
    later: {},
  },
};

for (const [name, record] of [
  ...recordFiles.map((file) => [file, readRecord(file)] as const),
  ['an odd record', odd] as const,
])
  test(`saving the form of ${name} unchanged changes nothing`, () => {
    const before = contentOf(record, [{ Date: '2026-01-01', ReviewsStars: 5, Extra: 1 }, null]);
    const after = changed(before, sentBack(before));
    assert.deepStrictEqual(after.record, record);
    assert.deepStrictEqual(after.reviews, before.reviews);
    assert.equal(JSON.stringify(after.record), JSON.stringify(record));
  });

test('one changed text changes that text alone, and keeps the unknown names beside it', () => {
  const before = contentOf(odd);
  const phones = rowsOf(before, 'dbPrincipal__phones');
  phones[1]!.phone = '303-555-0199';
  const { record } = changed(before, { dbPrincipal__phones: phones });
  assert.deepStrictEqual(record, {
    ...odd,
    dbPrincipal: { ...odd.dbPrincipal, phones: [null, { phone: '303-555-0199', more: true }, 'text'] },
  });
});

test('rows that are moved, removed and added take their unknown names with them', () => {
  const services = [
    { name: 'A', price: 1, description: [{ text: 'a', lists: ['x', 'y'], note: 9 }] },
    { name: 'B', price: 2 },
    { name: 'C', price: 3 },
  ];
  const before = contentOf({ dbServices: services });
  const [a, , c] = rowsOf(before, 'dbServices');
  a!.description[0].lists.reverse();
  const after = changed(before, { dbServices: [c!, a!, { id: 'new', name: 'D' }] });
  assert.deepStrictEqual(after.record.dbServices, [
    { name: 'C', price: 3 },
    { name: 'A', price: 1, description: [{ text: 'a', lists: ['y', 'x'], note: 9 }] },
    { name: 'D' },
  ]);
  // A second save with the ids of the first one, as autosave does.
  const again = changed(after, sentBack(after));
  assert.deepStrictEqual(again.record, after.record);
});

test('a row that is sent twice keeps its content once and is copied once', () => {
  const before = contentOf({ dbServices: [{ name: 'A', price: 1 }] });
  const [a] = rowsOf(before, 'dbServices');
  const { record } = changed(before, { dbServices: [a!, a!] });
  assert.deepStrictEqual(record.dbServices, [{ name: 'A', price: 1 }, { name: 'A' }]);
});

test('numbers, choices and emptied fields become what the record says for them', () => {
  const before = contentOf({
    dbPrincipal: { name: 'A', licensed: 'Yes', miles: '30 miles' },
    options: { popup: true },
  });
  const { record } = changed(before, {
    dbPrincipal__miles: '45',
    dbPrincipal__licensed: '',
    options__popup: 'no',
    options__look: 'poster',
    customLinks: 'yes',
  });
  assert.deepStrictEqual(record, {
    dbPrincipal: { name: 'A', miles: 45 },
    options: { popup: false, look: 'poster' },
    customLinks: true,
  });
});

test('what is pasted loses the characters that nobody sees, as at the doors of the site', () => {
  const before = contentOf({ dbPrincipal: { name: 'A' } });
  const { record } = changed(before, {
    dbPrincipal__name: '\u202aМар\u200dия\u202c\ufffb',
    dbPrincipal__emails: [{ id: '1', email: '\u200bjoe@acme.example\ufeff' }],
    dbSlogan: [{ id: '1', slogan: 'Paint\u00ading 👩🏽\u200d🔧 می\u200cخواهم' }],
    options__search__pages: [{ id: '1', name: '/about\u200e', title: 'Us\u2060' }],
  });
  assert.deepStrictEqual(record, {
    dbPrincipal: { name: 'Мария', emails: [{ email: 'joe@acme.example' }] },
    dbSlogan: [{ slogan: 'Painting 👩🏽\u200d🔧 می\u200cخواهم' }],
    options: { search: { pages: { '/about': { title: 'Us' } } } },
  });
});

test('days and hours are one list in the form and two in the record', () => {
  const before = contentOf({
    dbPrincipal: {
      workdays: [{ day: 'Monday', x: 1 }, { day: 'Tuesday' }],
      workHours: [{ hour: '8-5', y: 2 }],
    },
  });
  const hours = rowsOf(before, 'dbPrincipal__hours');
  hours[1]!.hour = '9 AM - 1 PM';
  const { record } = changed(before, { dbPrincipal__hours: hours });
  assert.deepStrictEqual(record.dbPrincipal, {
    workdays: [{ day: 'Monday', x: 1 }, { day: 'Tuesday' }],
    workHours: [{ hour: '8-5', y: 2 }, { hour: '9 AM - 1 PM' }],
  });
});

test('counters can be switched off and on again', () => {
  const before = contentOf({ options: { counters: [{ value: 3, label: 'x' }] } });
  const off = changed(before, { ...sentBack(before), options__countersShown: 'no' });
  assert.equal(optionsOf(off).counters, false);
  const on = changed(off, {
    ...sentBack(off),
    options__countersShown: null,
    options__counters: [{ id: '1', value: '4' }],
  });
  assert.deepStrictEqual(optionsOf(on).counters, [{ value: 4 }]);
  // “Yes” where they are shown already.
  const yes = changed(before, { options__countersShown: 'yes' });
  assert.deepStrictEqual(optionsOf(yes).counters, [{ value: 3, label: 'x' }]);
});

test('a hostile form changes no prototype and costs nothing else', () => {
  const before = contentOf({ dbPrincipal: { name: 'A' } });
  const hostile = JSON.parse(
    '{"options__search__pages":[{"id":"1","name":"__proto__","title":"x"}],"gallery":{"a":1},"dbServices":["x",[1]]}',
  );
  const { record } = changed(before, hostile);
  assert.equal('title' in {}, false);
  assert.equal(JSON.parse(JSON.stringify(record)).dbPrincipal.name, 'A');
});

test('a change of Friday changes Friday alone: other days keep their spelling, the words stay', () => {
  const words = {
    workdays: [{ day: 'Monday - Friday' }, { day: 'Saturday by appointment only' }],
    workHours: [{ hour: '8 - 5' }],
  };
  const hours = {
    monday: [{ opens: '8:00 AM', closes: '5 PM', note: 1 }],
    friday: [{ opens: '08:00', closes: '17:00' }],
    sunday: [],
    unknown: true,
  };
  const before = contentOf({ dbPrincipal: words, options: { hours } });
  const week = structuredClone(before.form.options__hours) as Record<string, any>;
  assert.deepStrictEqual(week.monday, [{ opens: '8:00 AM', closes: '5 PM' }]);
  const friday = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '16:00' },
  ];
  const after = changed(before, { options__hours: { ...week, friday } });
  assert.deepStrictEqual(after.record, { dbPrincipal: words, options: { hours: { ...hours, friday } } });
  const said = changed(after, { options__hours: { ...(after.form.options__hours as object), saturday: [] } });
  assert.deepStrictEqual(optionsOf(said).hours, { ...hours, friday, saturday: [] });
  const fromWords = changed(contentOf({ dbPrincipal: words }), {
    options__hours: { friday, tuesday: 'x', nope: [{}], monday: [null, { opens: 7 }] },
  });
  assert.deepStrictEqual(fromWords.record, {
    dbPrincipal: words,
    options: { hours: { friday, monday: [{ opens: null, closes: null }] } },
  });
  const back = changed(fromWords, { options__hours: null });
  assert.deepStrictEqual(back.record, { dbPrincipal: words, options: {} });
});

test('a row that gets the name of another one drops neither', () => {
  const pages = { '/about': { title: 'A', x: 1 }, '/b': { title: 'B', y: 2 }, '/c': { title: 'C' } };
  const before = contentOf({ options: { search: { pages } } });
  const rows = rowsOf(before, 'options__search__pages');
  rows[1]!.name = '/about';
  rows[2]!.name = '/about';
  const same = changed(before, { options__search__pages: rows });
  const { pages: kept } = optionsOf(same).search;
  assert.deepStrictEqual(Object.values(kept), Object.values(pages));
  assert.deepStrictEqual(kept['/about'], pages['/about']);
  const again = rowsOf(same, 'options__search__pages');
  again[1]!.name = '/b';
  again[2]!.name = '/c';
  const renamed = changed(same, { options__search__pages: again });
  assert.deepStrictEqual(optionsOf(renamed).search.pages, pages);
});

test('a list of very many rows, of one name too, does not hold up the editor', () => {
  const content = contentOf({ dbPrincipal: { phones: [{ phone: '1' }] } });
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `r${index}`, name: 'a' }));
  const began = Date.now();
  const sent = { dbPrincipal__phones: rows.toReversed(), options__search__pages: rows };
  const { form, record } = changed(content, sent, { dbPrincipal__phones: rows.slice(5_000) });
  assert.equal(rowsOf({ record, reviews: null, form }, 'dbPrincipal__phones').length, 5_001);
  assert.equal(Object.keys((record.options as any).search.pages).length, rows.length);
  assert.ok(Date.now() - began < 3_000, `${Date.now() - began} ms`);
});
