import { inBursts } from './coalesced-counter';

/** A store whose writes the test lets through, or lets fail. */
const setUp = () => {
  const sums = new Map<string, number>();
  const writes: { key: string; by: number; succeed: () => void; fail: () => void }[] = [];
  const count = inBursts(
    (key, by) =>
      new Promise((resolve, reject) => {
        const succeed = () => {
          sums.set(key, (sums.get(key) ?? 0) + by);
          resolve(sums.get(key) ?? 0);
        };
        writes.push({ key, by, succeed, fail: () => reject(new Error('disk full')) });
      }),
  );
  return { count, writes, written: () => writes.map(({ key, by }) => [key, by]) };
};

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('what comes at once, and what comes meanwhile, is one write each, and everyone gets a number of their own', async () => {
  const { count, writes, written } = setUp();
  const first = [count('a'), count('a'), count('a')];
  await aMoment();
  const second = [count('a'), count('a')];
  await aMoment();
  expect(written()).toEqual([['a', 3]]);
  writes[0]?.succeed();
  expect(await Promise.all(first)).toEqual([1, 2, 3]);
  await aMoment();
  expect(written()).toEqual([
    ['a', 3],
    ['a', 2],
  ]);
  writes[1]?.succeed();
  expect(await Promise.all(second)).toEqual([4, 5]);
});

test('a count is answered after it was written, and not before', async () => {
  const { count, writes } = setUp();
  let answered = false;
  const counted = count('a').then(() => {
    answered = true;
  });
  await aMoment();
  expect(answered).toBe(false);
  writes[0]?.succeed();
  await counted;
  expect(answered).toBe(true);
});

test('one key does not wait for another', async () => {
  const { count, writes, written } = setUp();
  void count('a');
  const other = count('b');
  await aMoment();
  expect(written()).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  writes[1]?.succeed();
  expect(await other).toBe(1);
});

test('a write that fails fails its own counts only', async () => {
  const { count, writes } = setUp();
  const first = Promise.allSettled([count('a'), count('a')]);
  await aMoment();
  const second = count('a');
  writes[0]?.fail();
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await aMoment();
  writes[1]?.succeed();
  expect(await second).toBe(1);
});
