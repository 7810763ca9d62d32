import { distributionOf, isShown, newestFirst, scoreOf } from './review';

const withStars = (...stars: number[]) => stars.map((count) => ({ date: null, stars: count }));

test.each([
  [[], 0, 0],
  [[5], 5, 1],
  [[5, 4, 3], 4, 3],
  [[5, 2], 2.5, 2],
  [[5, 5, 1], 3.33, 3],
  [[5, 5, 4, 2], 3.5, 4],
  [[3, 2.9], 1.5, 2],
  [[1, 2, 2], 0, 3],
  [[5, 5, 4], 4.67, 3],
  [[3, 1, 1, 1], 0.75, 4],
])('reviews of %j stars: average %d of %d', (stars, average, count) =>
  expect(scoreOf(withStars(...stars))).toEqual({ average, count }),
);

test('the score is shown from 1 up', () => {
  const isShownWith = (...stars: number[]) => isShown(scoreOf(withStars(...stars)));
  expect([isShownWith(), isShownWith(3, 1, 1, 1)]).toEqual([false, false]);
  expect([isShownWith(3, 1, 1), isShownWith(5)]).toEqual([true, true]);
});

test('the distribution has five rows, five stars first, and counts halves upwards', () => {
  const rows = distributionOf(withStars(5, 4.5, 4, 1, 1));
  expect(rows.map(({ stars, count }) => `${stars}: ${count}`)).toEqual([
    '5: 2',
    '4: 1',
    '3: 0',
    '2: 0',
    '1: 2',
  ]);
});

test('newestFirst puts reviews without a date last, and does not mutate the list', () => {
  const given = ['2024-12-31', null, '2026-01-02', '2026-01-01'].map((date, index) => ({
    date,
    stars: index + 1,
  }));
  const before = structuredClone(given);
  const sorted = newestFirst(given).map(({ date }) => date);
  expect(sorted).toEqual(['2026-01-02', '2026-01-01', '2024-12-31', null]);
  expect(given).toEqual(before);
});
