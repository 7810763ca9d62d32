import { MEMORY_BUDGET, reserveMemory } from './memory-budget';

test('all requests together stay within the budget, and released memory can be used again', () => {
  const [one, two] = [reserveMemory(), reserveMemory()];
  expect([one.growTo(100), one.growTo(MEMORY_BUDGET - 50), two.growTo(50), two.growTo(51)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  one.release();
  expect(two.growTo(MEMORY_BUDGET)).toBe(true);
  one.release();
  expect(one.growTo(1)).toBe(false);
  two.release();
  expect(one.growTo(MEMORY_BUDGET)).toBe(true);
  one.release();
});
