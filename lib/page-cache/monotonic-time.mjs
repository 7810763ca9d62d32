/**
 * Milliseconds since 1970: wall-clock time at the process's start, monotonic from there, as Next computes ages. Next stamps
 * entries with the wall clock instead: after a step of an hour it would keep each page an hour too long.
 */
export const monotonicNow = () => performance.timeOrigin + performance.now();
