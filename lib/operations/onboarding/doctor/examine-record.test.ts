import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { brokenRecord, goodRecord } from '@/test/broken-record';
import { rowsOf } from '@/test/rows';
import { record as randomRecord, spec, spotsIn, withValue } from '@/test/random-records';
import { examineRecord } from './examine-record';

const noMail = { mail: null, allowedPrivateHosts: new Set<string>() };
const withMail = { ...noMail, mail: { smtpUrl: 'smtp://mail.example.com', from: 'web@acme.example.com' } };

const findingsOf = (record: unknown) => examineRecord(record, 'acme', noMail).findings;

test('an incomplete value behind those that a page shows is not reported as incomplete', () => {
  const whole = { title: 'Care', description: 'We care.' };
  const found = findingsOf(brokenRecord('dbValues', [whole, whole, whole, { title: 'Speed' }]));
  expect(found.map(({ code }) => code)).toEqual(['entries-not-shown']);
});

test.each(['demo', 'spanish', 'dentist', 'service-area'])(
  'the embedded business %s starts without an error or a warning in the log',
  (id) => {
    const record: unknown = JSON.parse(readFileSync(`content/${id}.json`, 'utf8'));
    const logged = findingsOf(record).filter(({ severity }) => severity !== 'note');
    expect(logged).toEqual([]);
  },
);

test('errors come before warnings and notes', () => {
  const order = findingsOf({ ...goodRecord(), dbPrincipal: { nmae: 'x' } }).map(({ severity }) => severity);
  expect(order).toEqual(
    [...order].sort(
      (a, b) => ['error', 'warning', 'note'].indexOf(a) - ['error', 'warning', 'note'].indexOf(b),
    ),
  );
  expect(order[0]).toBe('error');
});

test.each([null, 'text', [], {}, { error: 'not found' }])(
  '%j is reported as no content record',
  (document) => {
    expect(findingsOf(document)).toEqual([
      {
        severity: 'error',
        code: 'no-record',
        field: null,
        text: expect.stringContaining('no content record'),
      },
    ]);
  },
);

test('with a mail server, requests go to the first e-mail address', () => {
  const record = brokenRecord('linkPostEmail', undefined);
  const { facts, findings } = examineRecord(record, 'acme', withMail);
  expect(facts.leads).toBe('mail to hello@acme.example.com');
  expect(findings).toEqual([]);
});

test('the facts say which pages will exist and how the hours were understood', () => {
  const { facts } = examineRecord(goodRecord(), 'acme', noMail);
  expect(facts.pages).toEqual(
    expect.arrayContaining(['/', '/contact', '/interior-painting', '/deck-repair']),
  );
  expect(facts.hours).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}: 8:00 AM - 5:00 PM`),
    'Saturday: closed',
    'Sunday: closed',
  ]);
  expect(facts.widgets).toEqual(['place 1, CallUsNow: on']);
});

test('a time zone that stands with the hours is compared with that of the business in its country', () => {
  const codesIn = (address: string) =>
    findingsOf({
      ...goodRecord(),
      dbPrincipal: { name: 'Acme', location: [{ address }], workdays: [{ day: 'Mon-Fri 8-5 PST' }] },
      options: { country: 'CA' },
    }).map(({ code }) => code);
  expect(codesIn('1 Robson St, Vancouver, BC')).not.toContain('hours-not-understood');
  expect(codesIn('12 Rideau St, Ottawa, ON')).toContain('hours-not-understood');
});

test('a receiver that ALLOW_PRIVATE_HOSTS names is no finding', () => {
  const record = brokenRecord('linkPostEmail', 'http://127.0.0.1:3001/leads');
  const allowing = { mail: null, allowedPrivateHosts: new Set(['127.0.0.1:3001']) };
  expect(examineRecord(record, 'acme', allowing).findings).toEqual([]);
});

test('widgets are named by place and by name', () => {
  const record = brokenRecord('simpleWidgets', [
    { val: 'Wheather', activo: 'yes' },
    { activo: false },
    null,
    { val: 'CallUsNow', activo: 1 },
    { val: 'X', activo: true },
  ]);
  expect(examineRecord(record, 'acme', noMail).facts.widgets).toEqual([
    'place 1, Wheather: on',
    'place 2, no name: off',
    'place 3, no name: off',
    'place 4, CallUsNow: on; this turns the whole site into one page',
    'place 5, X: on; this shows the reviews badge',
  ]);
});

test('a call-only site has one page and no errors', () => {
  const record = JSON.parse(readFileSync('content/call-only.json', 'utf8')) as unknown;
  const { facts, findings } = examineRecord(record, 'call-only', noMail);
  expect(facts.pages).toEqual(['/']);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('places with the same reason are one line, with the first three and a count', () => {
  const gallery = Array.from({ length: 9 }, (_, index) => `http://a.example/${index}.jpg`);
  const { advice, findings } = examineRecord(brokenRecord('gallery', gallery), 'acme', noMail);
  expect(advice.map(({ field, text }) => [field, text])).toEqual([
    [
      'gallery[0]',
      expect.stringMatching(/^gallery\[0\] .* Also gallery\[1\], gallery\[2\] and 6 more: 9 in all\.$/),
    ],
  ]);
  expect(findings.map(({ field }) => field)).toEqual(gallery.map((_, index) => `gallery[${index}]`));
});

test('places with different reasons are lines of their own', () => {
  const { advice } = examineRecord(
    brokenRecord('dbPrincipal.phones', [{ phone: '1', nmae: 'x' }, { phone: '2', neme: 'x' }, 'x']),
    'acme',
    noMail,
  );
  expect(advice.filter(({ code }) => code === 'ignored-value').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^dbPrincipal\.phones\[2\] is ignored/),
    expect.stringMatching(
      /^dbPrincipal\.phones\[0\]\.phone is ignored.* Also dbPrincipal\.phones\[1\]\.phone\.$/,
    ),
  ]);
});

test('after a service without a name, findings still name the place in the record', () => {
  const services = [{ description: [{ text: 'A.' }] }, { name: 'Fences', description: [{ text: 'Short.' }] }];
  expect(findingsOf(brokenRecord('dbServices', services)).map(({ code, field }) => [code, field])).toEqual([
    ['entry-without-name', 'dbServices[0].name'],
    ['thin-service-text', 'dbServices[1].description'],
  ]);
});

test('whatever stands in a field, every rule gives an answer', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constant({ toString: 1, valueOf: 1 }));
  fc.assert(
    fc.property(randomRecord, fc.nat(), anything, (record, choice, value) => {
      const spots = spotsIn(record, spec);
      const { path } = spots[choice % spots.length] ?? { path: [] };
      const { site, advice } = examineRecord(withValue(record, path, value), 'acme', noMail);
      expect(site).not.toBeNull();
      expect(advice.filter(({ text }) => text === '')).toEqual([]);
    }),
    { numRuns: process.env.TEST_FULL ? 100 : 30 },
  );
});

test('a text without a whole number has no extension', () => {
  const codes = findingsOf(brokenRecord('dbPrincipal.phones.1', { phone: '555-0142 ext. 3' }));
  expect(codes.map(({ code }) => code)).toEqual(['ignored-value']);
});

test('a long about text is not cut in search results where Home has a description of its own', () => {
  const record = brokenRecord('dbAbout.0.text', 'x'.repeat(151));
  const search = { titles: 'local', pages: { '/': { description: 'Painters in Denver.' } } };
  expect(findingsOf({ ...record, options: { trade: 'painter', counters: false, search } })).toEqual([]);
});

test('services of a site with one page need no texts', () => {
  const simpleWidgets = [{}, {}, {}, { val: 'CallOnly', activo: true }];
  const found = findingsOf({ ...goodRecord(), dbServices: [{ name: 'Decks' }], simpleWidgets });
  expect(found.map(({ code }) => code)).toEqual(['call-only']);
});

test.each(rowsOf('test/expected/doctor-in-order.txt'))('%s = %s is in order', (path, value) =>
  expect(findingsOf(brokenRecord(path, JSON.parse(value)))).toEqual([]),
);
