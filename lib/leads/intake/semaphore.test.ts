import { turns } from './semaphore';

test('so many at a time, the others in their order, also after one that fails', async () => {
  const inTurn = turns(2);
  const started: number[] = [];
  const ends: ((fails?: boolean) => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((n) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(n);
          ends[n] = (fails) => (fails ? reject(new Error('no')) : resolve(n));
        }),
    ),
  );
  const settled = Promise.allSettled(all);
  const afterEnd = async (n: number, fails = false) => {
    ends[n]?.(fails);
    await new Promise(setImmediate);
    return [...started];
  };
  expect(started).toEqual([0, 1]);
  expect(await afterEnd(1, true)).toEqual([0, 1, 2]);
  expect(await afterEnd(0)).toEqual([0, 1, 2, 3]);
  expect(await afterEnd(3)).toEqual([0, 1, 2, 3, 4]);
  await afterEnd(2);
  await afterEnd(4);
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(
    await Promise.all([inTurn(async () => 'a'), inTurn(async () => 'b'), inTurn(async () => 'c')]),
  ).toEqual(['a', 'b', 'c']);
});
