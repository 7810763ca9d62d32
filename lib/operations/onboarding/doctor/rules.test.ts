import { readFileSync } from 'node:fs';
import { goodRecord } from '@/test/broken-record';
import { adviceOn, broken } from '@/test/doctor-rules';
import { rules } from './examine-record';

test('the record that is broken below has no findings', () => {
  expect(adviceOn(goodRecord()).findings).toEqual([]);
});

test.each([
  ['By appointment only', ''],
  ['By appointment only', 'By appointment only'],
  ['Mon-Fri 9-5, Sat by appointment only', ''],
  ['Monday - Friday', '8-5 MST'],
  ['Apr-Oct: Mon-Sat 8-6; Nov-Mar: Mon-Fri 9-5', ''],
])('nothing is found about the hours %j %j', (day, hour) => {
  const dbPrincipal = { ...(goodRecord().dbPrincipal as object), workdays: [{ day }], workHours: [{ hour }] };
  expect(adviceOn({ ...goodRecord(), dbPrincipal }).findings).toEqual([]);
});

test('a business that shows an area needs no address', () => {
  const area = { cities: ['Lakewood'], hideAddress: true };
  const record = { ...(broken('dbPrincipal.location', undefined) as object), options: { serviceArea: area } };
  const codes = adviceOn(record).advice.map(({ code }) => code);
  expect(codes).not.toContain('no-address');
  expect(codes).not.toContain('miles-without-address');
});

test('a test beside this one breaks every rule about the record', () => {
  const tests = ['business', 'offer', 'option', 'text'].map((topic) =>
    readFileSync(`${__dirname}/${topic}-rules.test.ts`, 'utf8'),
  );
  const untried = Object.keys(rules).filter((code) => !tests.join().includes(`'${code}'`));
  expect(untried).toEqual([]);
});

test("a record's own reviews are a source of reviews", () => {
  const record = {
    ...(broken('', {
      docId: undefined,
      simpleWidgets: [...Array<object>(4).fill({}), { activo: true }],
      reviews: { activo: true },
    }) as object),
    options: { reviews: [{ stars: 5 }] },
  };
  const codes = adviceOn(record).advice.map(({ code }) => code);
  expect(codes).not.toContain('badge-without-reviews');
  expect(codes).not.toContain('reviews-without-source');
});
