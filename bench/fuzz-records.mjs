// A seeded fuzzer of content records. Used by bench/fuzz.mjs.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const sources = ['e2e/records/complete.json', 'content/demo.json', 'content/spanish.json'].map(read);

/** What must never run; each variant sets window.__pwned. */
const attacks = [
  '<script>window.__pwned=1</script>',
  '"><img src=x onerror="window.__pwned=2">',
  "'><svg/onload=window.__pwned=3>",
  '</script><script>window.__pwned=4</script>',
  '</style><script>window.__pwned=5</script><!--',
  'javascript:window.__pwned=6',
  ' java\nscript:window.__pwned=7',
  'data:text/html,<script>parent.__pwned=8</script>',
  '//stranger.test/x.js',
  'http://stranger.test/a.png',
  'https://stranger.test/a.png?x="><script>window.__pwned=9</script>',
  '/assets/../../etc/passwd',
  '/\\stranger.test',
  'https://user:password@stranger.test:99999/',
  'url(javascript:window.__pwned=10)',
  'red;}</style><script>window.__pwned=11</script>',
  '\u2028self.__next_f.push([1,"x"])//',
  '{{constructor.constructor("window.__pwned=12")()}}',
  '%00%0d%0aSet-Cookie: a=b',
  'a\r\nSet-Cookie: a=b',
  '../../..',
  '?preview=1#x',
  '__proto__',
  'constructor',
  '\ud800',
  '\u0000\u0007\ufeff',
];
const rightToLeft = [
  'مرحبا بكم في شركتنا',
  'שירותי שיפוצים',
  '\u202e',
  '\u2067',
  '\u202a',
  'سباكة',
  '؟',
  '١٢٣',
];
const notWanted = [null, true, false, 0, -1, 1e308, '', '   ', [], {}, [[]], [null], { text: [] }, [{}]];

/** Words of one kind, joined; `length` at most. */
const words = (list, length) =>
  fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: length }).map((parts) => parts.join(' '));

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const longText = fc.oneof(
  fc.integer({ min: 200, max: 30_000 }).map((length) => 'W'.repeat(length)),
  fc.integer({ min: 50, max: 2_000 }).map((count) => 'Lorem ipsum '.repeat(count)),
  fc.integer({ min: 50, max: 600 }).map((count) => '👩‍👩‍👧‍👦'.repeat(count)),
);

/** The kinds of records: how often a value is changed, into what, and what happens to lists and fields. */
const kinds = {
  random: {
    share: 0.3,
    value: fc.oneof(anyText, fc.jsonValue(), fc.webUrl(), fc.emailAddress(), fc.constantFrom(...notWanted)),
  },
  hostile: {
    share: 0.6,
    value: fc.oneof(
      words(attacks, 3),
      fc.constantFrom(...attacks),
      words([...attacks, 'Roofing', 'Deck'], 6),
    ),
  },
  huge: { share: 0.05, value: longText, repeats: 400 },
  'right-to-left': {
    share: 0.9,
    value: fc.oneof(words(rightToLeft, 12), words([...rightToLeft, 'Deck'], 6)),
  },
  'half-broken': { share: 0.25, value: fc.constantFrom(...notWanted), losses: 0.15 },
};
export const kindNames = Object.keys(kinds);

// In characters of JSON: lists in lists would have no end, and what is above RECORD_MAX_BYTES (a million) is
// not read.
const MAX_LIST_LENGTH = 60_000;
const MAX_BYTES = 900_000;

/**
 * Changes a document value by value.
 * @param draw a generator of fast-check: takes an arbitrary, gives a value
 */
const changed = (value, kind, draw) => {
  const happens = (share) => draw(fc.nat, { max: 999 }) < share * 1_000;
  const { share, value: replacement, repeats = 0, losses = 0 } = kind;
  if (Array.isArray(value)) {
    const entries = value.filter(() => !happens(losses)).map((entry) => changed(entry, kind, draw));
    const isRepeated = repeats > 0 && entries.length > 0 && happens(0.15);
    if (!isRepeated) return entries;
    const max = Math.min(repeats, Math.floor(MAX_LIST_LENGTH / JSON.stringify(entries).length));
    const count = entries.length * draw(fc.nat, { max });
    return Array.from({ length: count }, (_, index) => entries[index % entries.length]);
  }
  if (typeof value === 'object' && value !== null) {
    if (happens(losses / 3)) return draw(() => replacement);
    const fields = Object.entries(value).filter(() => !happens(losses));
    return Object.fromEntries(fields.map(([name, entry]) => [name, changed(entry, kind, draw)]));
  }
  return happens(share) ? draw(() => replacement) : value;
};

/**
 * Record `index` of a seed: the same numbers give the same record.
 * @returns {{ kind: string, record: Record<string, unknown>, reviews: unknown }}
 */
export const fuzzRecord = (seed, index, docId) => {
  const kind = kindNames[index % kindNames.length];
  const source = JSON.parse(sources[Math.floor(index / kindNames.length) % sources.length]);
  const build = fc.gen().map((draw) => ({
    record: { ...changed(source, kinds[kind], draw), docId },
    reviews: changed([{ Date: '2026-01-01', ReviewsStars: 5 }], kinds[kind], draw),
  }));
  const [{ record, reviews }] = fc.sample(build, { seed: seed + index, numRuns: 1 });
  // Without its main group a document is no record but a failure of the content server.
  const principal = typeof record.dbPrincipal === 'object' && record.dbPrincipal ? record.dbPrincipal : {};
  const isTooLong = Buffer.byteLength(JSON.stringify(record)) > MAX_BYTES;
  return { kind, record: isTooLong ? source : { ...record, dbPrincipal: principal }, reviews };
};
