import { setImmediate as nextTurn } from 'node:timers/promises';

/** Other work waits for one part at most: a part ends at the first yield after this time. */
const MAX_TURN_MS = 5;

/** Work that may pause wherever it yields. */
export type Work<T> = Generator<void, T>;

export const atOnce = <T>(work: Work<T>): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

/** Lets the event loop do other things between the parts of long work; short work is one turn. */
export const inTurns = async <T>(work: Work<T>): Promise<T> => {
  let from = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - from < MAX_TURN_MS) continue;
    await nextTurn();
    from = performance.now();
  }
};
