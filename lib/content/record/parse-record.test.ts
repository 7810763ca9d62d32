import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { bad, fieldName, record, spec, spotsIn, withValue } from '@/test/random-records';
import { mapRecord } from '@/test/records';
import { expectSafe } from '@/test/safe-site';
import { limitValues, parseRecord } from './parse-record';

// Shrinking a whole record takes minutes.
fc.configureGlobal({ endOnFailure: true });

const silenced = () => jest.spyOn(console, 'error').mockReset().mockImplementation();

let sites = 0;
/** The site of a document, and the fields that are logged as lost. */
const read = (document: unknown) => {
  const id = `site-${(sites += 1)}`;
  const log = silenced();
  const { id: _, ...site } = parseRecord(document, id);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => !line.startsWith(`content.field site=${id} field=`))).toEqual([]);
  // Two fields together cause these: to-pages.test.ts, to-site.test.ts and to-contacts.test.ts.
  const ofTwo = /has no page|shows nothing|has neither `hours` nor `closed`|the address is hidden/;
  const lost = lines
    .filter((line) => !ofTwo.test(line))
    .map((line) => /field=("[^"]*"|\S+)/.exec(line)?.[1]?.replaceAll('"', '') ?? line);
  return { site, lost };
};

test('a complete record has no problems', () => {
  fc.assert(
    fc.property(record, (document) => {
      const { site, lost } = read(document);
      expect(lost).toEqual([]);
      expectSafe(site);
    }),
    { numRuns: 30 },
  );
});

test('a bad value loses only its own field, which is logged', () => {
  const spoilt = record.chain((document) =>
    fc
      .constantFrom(...spotsIn(document, spec))
      .chain((spot) => fc.constantFrom(...bad[spot.kind]).map((value) => ({ document, spot, value }))),
  );
  fc.assert(
    fc.property(spoilt, ({ document, spot, value }) => {
      const { site, lost } = read(withValue(document, spot.path, value));
      expect(lost).toEqual([fieldName(spot.path)]);
      // The days of a pair with one unreadable date are unknown.
      const hasPair = ['specialHours', 'announcement'].includes(String(spot.path[1]));
      const expected = hasPair ? site : read(withValue(document, spot.path, null)).site;
      expect(site).toEqual(expected);
      expectSafe(site);
    }),
    { numRuns: 60 },
  );
});

test('a missing or null field is no problem, and leaves the others unchanged', () => {
  const thinned = record.chain((document) =>
    fc.constantFrom(...spotsIn(document, spec)).map(({ path }) => ({ document, path })),
  );
  fc.assert(
    fc.property(thinned, ({ document, path }) => {
      const missing = read(withValue(document, path, undefined));
      const empty = read(withValue(document, path, null));
      expect([missing.lost, empty.lost]).toEqual([[], []]);
      expect(missing.site).toEqual(empty.site);
    }),
    { numRuns: 40 },
  );
});

test("random values under the record's names give a safe site", () => {
  const name = fc.constantFrom(...Object.keys(spec), 'customLinks', 'unknown');
  const documents = fc
    .dictionary(name, fc.jsonValue(), { minKeys: 1 })
    .filter((document) => Object.keys(document).join() !== 'unknown');
  fc.assert(
    fc.property(documents, (document) => expectSafe(read(document).site)),
    { numRuns: 100 },
  );
});

const complete = JSON.parse(readFileSync('e2e/records/complete.json', 'utf8'));

// As a link or as a colour; kinds of fields refuse more (`bad` in test/random-records.ts).
test('a script in any one field gives a safe site', () => {
  const text = 'javascript:alert(1);}</style><script>alert(1)</script>';
  silenced();
  const paths: string[] = [];
  mapRecord(complete, (_, path) => paths.push(path));
  for (const spoilt of paths) {
    const record = mapRecord(complete, (value, path) => (path === spoilt ? text : value));
    expectSafe(parseRecord(record, text));
  }
});

/** Properties that JavaScript itself reads when it converts a value. */
const impostor = JSON.parse(
  '{"length": {"toString": 1, "valueOf": 1}, "toString": 1, "valueOf": 1, "toJSON": 1}',
);

const withImpostors = (value: unknown, depth: number): unknown => {
  if (depth === 0) return impostor;
  if (Array.isArray(value)) return value.map((entry) => withImpostors(entry, depth - 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withImpostors(entry, depth - 1)]),
  );
};

test.each([1, 2, 3, 4, 5, 6])('fields named length and toString at depth %d are ordinary fields', (depth) =>
  expectSafe(read(withImpostors(complete, depth)).site),
);

test('a document that is no content record throws an Error with a reason', () => {
  const groups = [[], [{ dbPrincipal: {} }], {}, { error: 'not found' }, { dbprincipal: {} }];
  for (const document of [null, undefined, 1, 'text', true, ...groups])
    expect(() => parseRecord(document, 'none')).toThrow('the answer is not a content record');
});

test('a name that no page reads is logged once, with the name that was probably meant', () => {
  const log = silenced();
  for (const _ of [1, 2]) parseRecord({ dbPrincipal: { phnoes: [] } }, 'misspelt');
  const reason = 'is not a field of the record: did you mean \\"phones\\"?';
  expect(log.mock.calls).toEqual([
    [`content.field site=misspelt field=dbPrincipal.phnoes reason="${reason}"`],
  ]);
});

describe('limitValues', () => {
  beforeEach(() => void silenced());

  test('a record of usual size stays unchanged', () => {
    const demo: unknown = JSON.parse(readFileSync('content/demo.json', 'utf8'));
    expect(limitValues(demo, 'demo')).toEqual(demo);
    expect(console.error).not.toHaveBeenCalled();
  });

  const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
  /** Records near RECORD_MAX_BYTES that are made to be slow. */
  const hostile: Record<string, () => unknown> = {
    'a list of a million numbers': () => ({ dbServices: many(1_000_000, 1) }),
    'a million entries in lists of lists': () => ({
      dbServices: many(1_000, { description: many(1_000, 1) }),
    }),
    'a hundred thousand fields': () =>
      Object.fromEntries(many(100_000, 1).map((one, index) => [`f${index}`, one])),
    'a service of every list it may have, none of which is text': () => ({
      dbServices: many(500, { name: 1, description: many(500, { img: [], text: {}, lists: [{}] }) }),
    }),
    'lists in lists, a hundred thousand deep': () => ({
      dbServices: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)),
    }),
  };

  const countValues = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, entry) => sum + countValues(entry), 1)
      : 1;

  test.each(Object.keys(hostile))('of %s, validation sees a few thousand values at most', (name) => {
    const document = { dbPrincipal: { name: 'A' }, ...(hostile[name]?.() as object) };
    const limited = limitValues(document, 'hostile');
    expect(countValues(limited)).toBeLessThanOrEqual(8_100);
    expect(parseRecord(limited, 'hostile').name).toBe('A');
  });

  test('a field named __proto__ is a field like any other', () => {
    const limited = limitValues(JSON.parse('{"__proto__": {"callOnly": true}}'), 'a') as object;
    expect(Object.keys(limited)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(limited)).toBe(Object.prototype);
  });
});
