/** The result of `work`, or of `otherwise` after `ms` milliseconds; late work continues. */
export const within = async <T, U = T>(ms: number, work: Promise<T>, otherwise: () => U): Promise<T | U> => {
  if (ms <= 0) return otherwise();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
