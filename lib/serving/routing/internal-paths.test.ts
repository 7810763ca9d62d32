import { paramOf } from './internal-paths';

test('a slug of any length is a param of its own, short enough for a file name', () => {
  const long = 'é'.repeat(1_000);
  const params = ['a/b', `${long}1`, `${long}2`].map(paramOf);
  expect(new Set(params).size).toBe(3);
  for (const param of params) expect(param).toMatch(/^[sd]-[\w-]{1,148}$/);
});
