import { readFileSync } from 'node:fs';
import { brokenRecord, goodRecord, longText } from '@/test/broken-record';
import { examineRecord, rules } from './examine-record';

/** A record with `value` at `path` breaks the rule `code`, as the report `says`; no path: a whole record. */
type Case = [path: string, value: unknown, code: string, says: RegExp];

/** The record with another value at `path`; without a path, with other fields. */
const broken = (path: string, value: unknown) =>
  path === '' ? { ...goodRecord(), ...(value as object) } : brokenRecord(path, value);

const adviceOn = (record: unknown) =>
  examineRecord(record, 'acme', { mail: null, allowedPrivateHosts: new Set<string>() });

/** `path = value => code: pattern`; a value of `undefined` removes the field. */
const writtenCases = readFileSync('test/expected/doctor-cases.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Case => {
    const [, path = '', value = '', code = '', says = ''] =
      /^(\S*) ?= (.*) => ([\w-]+): (.*)$/.exec(line) ?? [];
    return [path, value === 'undefined' ? undefined : JSON.parse(value), code, new RegExp(says)];
  });

const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [longText(words)] }],
});
const textOn = (town: string) => longText(`${town} has old houses and we paint every one of them`);
const article = { title: 'First frost', text: longText('Water freezes in a crack and widens it in spring') };
const booking = { kind: 'booking', url: 'https://book.example.com/acme', place: 'header' };
const several = <Entry>(length: number, make: (index: number) => Entry) =>
  Array.from({ length }, (_, index) => make(index));
const withContacts = (dbPrincipal: object, options: object): Case[1] => ({
  dbPrincipal: { ...(goodRecord().dbPrincipal as object), ...dbPrincipal },
  options,
});

/** Long values. */
const longCases: Case[] = [
  [
    'dbServices',
    several(500, (n) => service(`Service ${n}`, 'a')),
    'list-too-long',
    /^dbServices has 500 entries: the site uses the first 40\.$/,
  ],
  [
    'dbHome',
    several(5, () => ({ text: 'x'.repeat(5_000) })),
    'list-too-long',
    /^dbHome has 25,000 characters in all: the site uses the entries that fit into 20,000\.$/,
  ],
  ['dbHome', [{ text: 'x'.repeat(20_001) }], 'ignored-value', /20000 characters: it has 20001/],
  ['gallery', several(1_001, (n) => `/assets/${n}.jpg`), 'list-too-long', /1,001 entries/],
  ['dbServices', several(7, (n) => service(`S${n}`, `number ${n} here`)), 'services-over-six', /first six/],
  [
    'dbServices',
    several(13, (n) => service(`Service ${n}`, `${n}`)),
    'services-without-groups',
    /^There are 13 services: .* in options\.serviceGroups/,
  ],
  [
    'dbServices.1.description.0',
    { text: 'Rooms.', lists: [longText('we paint rooms')] },
    'repeated-service-text',
    /Interior Painting/,
  ],
  [
    '',
    withContacts({ location: [] }, { country: 'CA', serviceArea: { cities: ['Cochrane'] } }),
    'time-zone-unknown',
    /^“Cochrane” .* hideAddress/,
  ],
  ['dbPrincipal.name', 'x'.repeat(61), 'long-name', /dbPrincipal\.name has 61 .*at most 60/],
  ['dbSlogan.0.slogan', 'x'.repeat(91), 'long-slogan', /dbSlogan\[0\]\.slogan has 91 .*at most 90/],
  ['dbSlogan.1', { slogan: 'x'.repeat(91) }, 'long-slogan', /dbSlogan\[1\]/],
  ['dbAbout.0.text', 'x'.repeat(151), 'cut-in-search', /150 characters in search/],
  ['dbAbout.1.text', 'x'.repeat(182), 'cut-in-footer', /181 characters in the footer/],
  ['dbServices.0.description.0.text', 'x'.repeat(161), 'cut-on-card', /160 characters on the card/],
  [
    'options.areas',
    ['Lakewood', 'Golden'].map((name) => ({ name, text: textOn(name) })),
    'town-copied',
    /^The text of “Golden” nearly repeats that of “Lakewood”: it has no page/,
  ],
  [
    'options.areas',
    [{ name: 'Golden', text: textOn('Golden'), projects: ['Elm Street'] }],
    'town-project-unknown',
    /^“Elm Street” is the name of no project/,
  ],
  ['options.articles', [{ ...article, date: null }], 'article-undated', /^“First frost” has no date/],
  [
    'options.articles',
    [{ ...article, date: '2999-01-02' }],
    'article-in-future',
    /^“First frost” waits for its day: it is shown from 2999-01-02 on/,
  ],
  [
    'options.links',
    ['a', 'b', 'c'].map((label) => ({ ...booking, label })),
    'ignored-value',
    /links\[2\] is ignored: it is not shown: its place, header, has room for 2/,
  ],
];

const cases = [...writtenCases, ...longCases];

test.each(cases)('%s = %j is reported: %s', (path, value, code, says) => {
  const { advice } = adviceOn(broken(path, value));
  expect(advice.map((found) => found.code)).toContain(code);
  expect(advice.find((found) => found.code === code)?.text).toMatch(says);
});

test('the record that is broken above has no findings', () => {
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

test('a case breaks every rule about the record', () => {
  const tried = new Set(cases.map(([, , code]) => code));
  expect(Object.keys(rules).filter((code) => !tried.has(code))).toEqual([]);
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

const ofPrograms = (text: string) =>
  adviceOn({ dbHome: [{ text }] }).findings.filter(({ code }) => code === 'left-by-a-program');

test.each(
  '__CITY__|«City»|«Business Name»|<<first_name>>|{{ciudad}}|%%Phone%%|[Your Name]|«FIRST_NAME»'.split('|'),
)('%s is left by a program', (name) => expect(ofPrograms(`The best of ${name} since 1998`)).toHaveLength(1));

test.each([
  '__Services__ we offer, ~~service~~',
  '50% service charge, 10% off',
  'Somos «el mejor servicio» de la ciudad',
  '100% PURE, 50% OFF',
  'See [FAQ](https://acme.example/faq)',
  'He [the owner] said so',
  'A null result, as undefined',
  'weâ€™re &amp;amp; you\\nHere',
  'AMANHÃ» ÂNGELO',
  'Open [almost] always',
])('%s is of no program', (text) => expect(ofPrograms(text)).toEqual([]));
