import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { inCountry, parseReviews } from './parse-reviews';

let lists = 0;
/** The reviews of a list, and the fields that are logged as lost. */
const read = (document: unknown) => {
  const id = `list-${(lists += 1)}`;
  const log = jest.spyOn(console, 'error').mockReset().mockImplementation();
  const reviews = parseReviews(document, id);
  return { reviews, lost: log.mock.calls.map(([line]) => /field="([^"]*)"/.exec(String(line))?.[1]) };
};

test('a list of reviews, newest first', () => {
  const written = [['2024-01-05', '★★★★☆'] as const, ['2026-03-14', 5] as const, ['2025-07-01', 0] as const];
  const { reviews, lost } = read(written.map(([Date, ReviewsStars]) => ({ Date, ReviewsStars })));
  expect(reviews.map(({ date, stars }) => `${date} ${stars}`)).toEqual([
    '2026-03-14 5',
    '2025-07-01 0',
    '2024-01-05 4',
  ]);
  expect(lost).toEqual([]);
});

test('optional texts are trimmed and cut; other types are left out', () => {
  const [long, bad] = read([
    { Date: '2026-03-14', ReviewsStars: 5, Text: ` ${'a'.repeat(4_000)}`, Author: ' A neighbor ' },
    { Date: '2026-03-13', ReviewsStars: 4, Text: 7, Author: '  ', Platform: ['Google'], Reply: ' Thanks' },
  ]).reviews;
  const text = `${'a'.repeat(3_000)}...`;
  expect(long).toEqual({ date: '2026-03-14', stars: 5, text, author: 'A neighbor' });
  expect(bad).toStrictEqual({ date: '2026-03-13', stars: 4, reply: 'Thanks' });
});

const epoch = Date.UTC(2026, 2, 14, 12) / 1000;

test.each([
  ['an ISO date', '2026-03-14'],
  ['words', 'March 14, 2026'],
  ['_seconds', { _seconds: epoch, _nanoseconds: 0 }],
  ['seconds', { seconds: epoch, nanoseconds: 0 }],
])('a date as %s', (_, date) => {
  const reviews = [{ date: '2026-03-14', stars: 5 }];
  expect(read([{ Date: date, ReviewsStars: 5 }])).toEqual({ reviews, lost: [] });
});

test('a date with slashes is the day that the country of the site writes, and the order follows', () => {
  const { reviews, lost } = read([
    { Date: '03/02/2026', ReviewsStars: 5 },
    { Date: '2026-02-20', ReviewsStars: 4 },
  ]);
  const days = (country: string) => inCountry(reviews, country).map(({ date }) => date);
  expect([days('GB'), days('US'), days('CA'), lost]).toEqual([
    ['2026-02-20', '2026-02-03'],
    ['2026-03-02', '2026-02-20'],
    ['2026-02-20', null],
    [],
  ]);
});

test('an entry without stars is left out and one without a readable date comes last; each is logged by index', () => {
  const { reviews, lost } = read([
    { ReviewsStars: 3, Date: 'soon' },
    null,
    { Date: '2026-03-14' },
    { Date: '2026-03-14', ReviewsStars: 9 },
    { Date: '2026-03-14', ReviewsStars: -1 },
    'five',
    { Date: '2025-01-01', ReviewsStars: 4 },
    { ReviewsStars: true },
    { ReviewsStars: '' },
  ]);
  expect(reviews).toEqual([
    { date: '2025-01-01', stars: 4 },
    { date: null, stars: 3 },
  ]);
  expect(lost).toEqual(['[0].Date', ...[1, 2, 3, 4, 5, 7, 8].map((index) => `[${index}].ReviewsStars`)]);
});

test('a document that is no list throws', () => {
  for (const document of [null, {}, 'text', 5, { reviews: [] }])
    expect(() => parseReviews(document, 'none')).toThrow('the answer is not a list of reviews');
});

test('any list gives reviews with 0 to 5 stars and real dates, newest first', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({
      Date: fc.oneof(fc.jsonValue(), fc.date().map(String), fc.double()),
      ReviewsStars: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.jsonValue()),
    }),
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 20 }), (document) => {
      for (const { stars, date } of read(document).reviews) {
        expect(stars >= 0 && stars <= 5).toBe(true);
        expect(date ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
  );
});

test('a list of 20,000 entries is cut, not refused', () => {
  const many = Array.from({ length: 20_000 }, () => ({ Date: '2026-03-14', ReviewsStars: 5 }));
  expect(read(many).reviews.length).toBeLessThanOrEqual(5_000);
});

test.each(readdirSync('content/reviews'))('the embedded list %s has no problems', (name) => {
  const document = JSON.parse(readFileSync(`content/reviews/${name}`, 'utf8')) as unknown[];
  expect(parseReviews(document, name)).toHaveLength(document.length);
});
