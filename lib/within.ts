/**
 * The result of `work`, or that of `otherwise` when `work` takes longer than `ms` milliseconds. Work that is late goes on, and
 * what becomes of it is the caller's to handle.
 */
export const within = async <T, U = T>(ms: number, work: Promise<T>, otherwise: () => U): Promise<T | U> => {
  if (ms <= 0) return otherwise();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
