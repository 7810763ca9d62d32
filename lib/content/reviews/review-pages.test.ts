import type { Review } from './review';
import { pagesOfReviews, toReviewPages, withReviewPages } from './review-pages';

const reviews = (count: number, text?: string): Review[] =>
  Array.from({ length: count }, () => ({ date: null, stars: 5, ...(text !== undefined && { text }) }));
const sizes = (list: readonly Review[]) => pagesOfReviews(list).map(({ length }) => length);

test('eighty reviews without texts share a page; long texts take more pages', () => {
  expect(sizes(reviews(80))).toEqual([80]);
  expect(sizes(reviews(81))).toEqual([80, 1]);
  expect(sizes(reviews(25, 'a'.repeat(3_000)))).toEqual([10, 10, 5]);
  // In bytes: each letter is two.
  expect(sizes(reviews(25, 'é'.repeat(1_500)))).toEqual([10, 10, 5]);
  expect(sizes(reviews(25, 'a').map((review) => ({ ...review, reply: 'a'.repeat(3_000) })))).toEqual([
    10, 10, 5,
  ]);
  expect(sizes([])).toEqual([]);
});

test('every review is on one page, in the same order', () => {
  const mixed = Array.from({ length: 300 }, (_, index) => ({
    date: null,
    stars: 5,
    text: 'a'.repeat((index * 97) % 3_000),
  }));
  expect(pagesOfReviews(mixed).flat()).toEqual(mixed);
});

test('pages after the first have addresses', () => {
  expect(toReviewPages(reviews(80))).toEqual([]);
  expect(toReviewPages(reviews(200))).toEqual([
    { slug: '2', number: 2, of: 3 },
    { slug: '3', number: 3, of: 3 },
  ]);
});

test('a site gets the pages of the reviews that are known; in an outage it keeps its own', () => {
  const site = { name: 'Acme', reviewPages: toReviewPages(reviews(100)) };
  expect(withReviewPages(site, { state: 'unavailable' })).toBe(site);
  expect(withReviewPages(site, { state: 'found', value: reviews(100) })).toBe(site);
  expect(withReviewPages(site, { state: 'found', value: reviews(200) }).reviewPages).toHaveLength(2);
  expect(withReviewPages(site, { state: 'found', value: [] })).toEqual({ name: 'Acme', reviewPages: [] });
});
