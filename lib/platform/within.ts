/** Resolves to `otherwise()` after `ms` milliseconds, which may throw; late work continues. */
export const within = async <T, U = T>(ms: number, work: Promise<T>, otherwise: () => U): Promise<T | U> => {
  if (ms <= 0) {
    work.catch(() => {});
    return otherwise();
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(otherwise);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
