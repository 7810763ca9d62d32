import { setImmediate as nextTurn } from 'node:timers/promises';
import { atOnce, inTurns, type Work } from './turns';

/** Each part takes `ms` of the processor. */
function* parts(count: number, ms: number, done: number[] = []): Work<number[]> {
  for (let part = 0; part < count; part += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    done.push(part);
    yield;
  }
  return done;
}

test('between the parts of long work others have their turn', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const working = inTurns(parts(4, 6, done));
  while (done.length < 4) {
    seen.push(done.length);
    await nextTurn();
  }
  expect(await working).toEqual([0, 1, 2, 3]);
  expect(seen).toEqual([1, 2, 3]);
});

test('short work takes one turn', async () => {
  const done: number[] = [];
  const working = inTurns(parts(4, 0, done));
  expect(done).toEqual([0, 1, 2, 3]);
  expect(await working).toBe(done);
});

test('at once, all parts are one turn', () => {
  expect(atOnce(parts(3, 6))).toEqual([0, 1, 2]);
});

test('an error of a part ends the work', async () => {
  function* failing(): Work<void> {
    yield;
    throw new Error('the second part');
  }
  expect(() => atOnce(failing())).toThrow('the second part');
  await expect(inTurns(failing())).rejects.toThrow('the second part');
});
