/** At most so many works at a time; the others wait for their turn, in the order in which they came. @returns runs a work, and hands on what it returns or throws */
export const turns = (most: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A turn goes straight to who waits for it: nobody who comes just now can take it first.
      if (next) next();
      else free += 1;
    }
  };
};
