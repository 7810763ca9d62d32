/** For tests: waits until a condition holds. @throws Error after 30 seconds, so that the test file can end */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Still not so after 30 seconds: ${isSo}`);
    await new Promise(setImmediate);
  }
};
