import { readFileSync } from 'node:fs';
import { boundLists } from './bound-lists';
import { parseRecord } from './parse-record';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

test('a record of usual size stays unchanged', () => {
  const demo: unknown = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  expect(boundLists(demo, 'demo')).toEqual(demo);
  expect(console.error).not.toHaveBeenCalled();
});

test('a list that is too long is cut, and validation reports it', () => {
  const { gallery } = parseRecord(
    boundLists({ gallery: Array.from({ length: 9_000 }, (_, index) => `/assets/${index}.jpg`) }, 'long'),
    'long',
  );
  expect([gallery.length, gallery[499]]).toEqual([500, '/assets/499.jpg']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('field=gallery'));
});

/** Records near RECORD_MAX_BYTES that are made to be slow. */
const hostile: Record<string, () => unknown> = {
  'a list of a million numbers': () => ({ dbServices: Array.from({ length: 1_000_000 }, () => 1) }),
  'a million entries in lists of lists': () => ({
    dbServices: Array.from({ length: 1_000 }, () => ({
      description: Array.from({ length: 1_000 }, () => 1),
    })),
  }),
  'a hundred thousand fields': () =>
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 1])),
  'a service of every list it may have, none of which is text': () => ({
    dbServices: Array.from({ length: 500 }, () => ({
      name: 1,
      description: Array.from({ length: 500 }, () => ({ img: [], text: {}, lists: [{}] })),
    })),
  }),
  'lists in lists, a hundred thousand deep': () => ({
    dbServices: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)),
  }),
};

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, entry) => sum + countValues(entry), 1)
    : 1;

// What validation costs grows with the number of values: `npm run bench:records` shows it in milliseconds.
test.each(Object.keys(hostile))('of %s, validation sees a few thousand values at most', (name) => {
  const document = { dbPrincipal: { name: 'A' }, ...(hostile[name]?.() as object) };
  const bounded = boundLists(document, 'hostile');
  expect(countValues(bounded)).toBeLessThanOrEqual(5_100);
  expect(parseRecord(bounded, 'hostile').name).toBe('A');
});

test('a field named __proto__ is a field like any other', () => {
  const bounded = boundLists(JSON.parse('{"__proto__": {"callOnly": true}}'), 'a') as object;
  expect(Object.keys(bounded)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(bounded)).toBe(Object.prototype);
});
