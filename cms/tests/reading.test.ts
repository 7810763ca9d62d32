import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewDates } from '../components/home/board-rows';
import { readable } from '../record/readable';
import { hoursToChoose, readingOf } from '../record/reading';

const day = [{ opens: '08:00', closes: '17:00' }];
const read = {
  country: 'US',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, sunday: [] },
  places: [
    { address: '1200 Larimer Street, Denver, CO 80204', city: 'Denver', region: 'CO', postalCode: '80204' },
  ],
  phones: [
    { written: '303-555-0142 ext. 5', dialled: '+13035550142;ext=5' },
    { written: '720-555-0142', dialled: '+17205550142' },
    { written: 'Ana 303-555-0199 or 303-555-0198', dialled: '+13035550199' },
    { written: 'Ana 303-555-0199 or 303-555-0198', dialled: '+13035550198' },
  ],
  years: 18,
  distance: { amount: 30, unit: 'mi' },
  trade: { name: 'painter' },
  towns: ['Otley', 'Leeds'],
  reviewDates: ['2026-08-02', null, '2026-07-01'],
};

const cases: [path: string, value: unknown, en: string | null, es?: string][] = [
  [
    'options.hours',
    null,
    'Monday to Friday, 8:00 to 17:00; Sunday, closed',
    'lunes a viernes, 8:00 a 17:00; domingo, cerrado',
  ],
  ['dbPrincipal.location.0.address', '1200 Larimer Street\nDenver CO 80204', 'Denver, CO, 80204'],
  ['dbPrincipal.location.0.address', '1300 Larimer Street', null],
  ['dbPrincipal.phones.0.phone', ' 303-555-0142 ext. 5', '+13035550142 ext. 5'],
  ['dbPrincipal.phones.1.phone', '720-555-0142', '+17205550142'],
  ['dbPrincipal.phones.2.phone', 'Ana 303-555-0199 or 303-555-0198', '+13035550199, +13035550198'],
  ['dbPrincipal.phones.0.phone', '555-0142', null],
  ['dbPrincipal.exprYears', 'over 18 years', '18 years', '18 años'],
  ['dbPrincipal.exprYears', '', null],
  ['dbPrincipal.miles', 30, '30 miles', '30 millas'],
  ['options.trade', '', 'painter'],
  ['options.country', 'usa', 'US'],
  ['options.serviceArea.cities', null, 'Otley, Leeds'],
  ['options.reviews', null, '2026-08-02, 2026-07-01'],
  ['dbPrincipal.name', 'Acme', null],
];

for (const [path, value, en, es = en] of cases)
  test(`${path} of ${JSON.stringify(value)} is read as ${en}`, () =>
    assert.deepStrictEqual(readingOf(read, path, value), en === null ? null : { en, es }));

test('days are offered in place of texts only where they leave none of the words out', () => {
  assert.equal(hoursToChoose({ ...read, hoursSayMore: true }), null);
  assert.deepStrictEqual(hoursToChoose({ ...read, hoursSayMore: false }), read.hours);
});

test('the board dates reviews by ISO dates only: 3/2/2026 is another day in each country', () => {
  const dates = ['2026-08-02', '2026-07-01T10:00:00Z', '3/2/2026', 'March 2, 2026', { _seconds: 1 }];
  assert.deepStrictEqual(reviewDates(JSON.stringify(dates.map((date) => ({ Date: date })))), [
    '2026-08-02',
    '2026-07-01',
  ]);
});

test('values of a form are read as texts: entries and days on lines of their own', () => {
  const week = { monday: [...day, { opens: '18:00', closes: '20:00' }], sunday: [] };
  assert.equal(readable(week, 'en'), 'Monday: 08:00 – 17:00, 18:00 – 20:00\nSunday: –');
  assert.equal(readable(week, 'es').split(':')[0], 'lunes');
  const rows = [
    { id: 'a', name: 'Ana', phone: null },
    { id: 'b', name: 'Ben', phone: '555' },
  ];
  assert.equal(readable(rows, 'en'), 'Ana\nBen: 555');
});
