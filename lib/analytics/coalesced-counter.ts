type Burst = { size: number; total: Promise<number> };

/**
 * Counts one by one at the price of a few: what comes for a key while its last write is under way waits, and is then written
 * as a whole. A count resolves only after its own burst was written, with the number that it made; when that write fails, it
 * rejects, and the next burst is tried all the same.
 * @param add adds to a key's number and gives the sum
 */
export const inBursts = (add: (key: string, by: number) => Promise<number>) => {
  const waiting = new Map<string, Burst>();
  /** The last burst of a key, written or not, until it has ended. */
  const last = new Map<string, Promise<unknown>>();

  const open = (key: string): Burst => {
    const burst: Burst = { size: 0, total: Promise.resolve(0) };
    burst.total = Promise.resolve(last.get(key)).then(() => {
      waiting.delete(key);
      return add(key, burst.size);
    });
    const ended: Promise<unknown> = burst.total
      .catch(() => {})
      .then(() => last.get(key) === ended && last.delete(key));
    last.set(key, ended);
    waiting.set(key, burst);
    return burst;
  };

  return async (key: string): Promise<number> => {
    const burst = waiting.get(key) ?? open(key);
    const place = (burst.size += 1);
    return (await burst.total) - burst.size + place;
  };
};
