import { brokenRecord, goodRecord } from '@/test/broken-record';
import { areaCases } from './cases/area-cases';
import { articleCases } from './cases/article-cases';
import { businessCases } from './cases/business-cases';
import { linkCases } from './cases/link-cases';
import { optionCases } from './cases/option-cases';
import { pageCases } from './cases/page-cases';
import { recordCases } from './cases/record-cases';
import { textCases } from './cases/text-cases';
import { examineRecord, rules } from './examine-record';

const cases = [
  ...recordCases,
  ...businessCases,
  ...textCases,
  ...optionCases,
  ...areaCases,
  ...articleCases,
  ...pageCases,
  ...linkCases,
];

const delivery = { mail: null, allowedPrivateHosts: new Set<string>() };

/** The record with another value at `path`; without a path, with other fields. */
const broken = (path: string, value: unknown) =>
  path === '' ? { ...goodRecord(), ...(value as object) } : brokenRecord(path, value);

test('the record that is broken below has no findings', () => {
  expect(examineRecord(goodRecord(), 'acme', delivery).findings).toEqual([]);
});

test.each([
  ['By appointment only', ''],
  ['By appointment only', 'By appointment only'],
  ['Mon-Fri 9-5, Sat by appointment only', ''],
  ['Monday - Friday', '8-5 MST'],
  ['Apr-Oct: Mon-Sat 8-6; Nov-Mar: Mon-Fri 9-5', ''],
])('nothing is found about the hours %j %j', (day, hour) => {
  const dbPrincipal = { ...(goodRecord().dbPrincipal as object), workdays: [{ day }], workHours: [{ hour }] };
  expect(examineRecord({ ...goodRecord(), dbPrincipal }, 'acme', delivery).findings).toEqual([]);
});

test.each(cases)('%s = %j is reported: %s', (path, value, code, says) => {
  const { advice } = examineRecord(broken(path, value), 'acme', delivery);
  expect(advice.map((found) => found.code)).toContain(code);
  expect(advice.find((found) => found.code === code)?.text).toMatch(says);
});

test('a business that shows an area needs no address', () => {
  const area = { cities: ['Lakewood'], hideAddress: true };
  const record = { ...(broken('dbPrincipal.location', undefined) as object), options: { serviceArea: area } };
  const codes = examineRecord(record, 'acme', delivery).advice.map(({ code }) => code);
  expect(codes).not.toContain('no-address');
  expect(codes).not.toContain('miles-without-address');
});

test('every rule about the record is broken above, and codes are unique', () => {
  const untried = rules.filter(([code, { check }]) => check && !cases.some((tried) => tried[2] === code));
  expect(untried).toEqual([]);
  expect(new Set(rules.map(([code]) => code)).size).toBe(rules.length);
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
  const codes = examineRecord(record, 'acme', delivery).advice.map(({ code }) => code);
  expect(codes).not.toContain('badge-without-reviews');
  expect(codes).not.toContain('reviews-without-source');
});
