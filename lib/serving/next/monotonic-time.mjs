/**
 * Milliseconds since 1970, monotonic since the process's start. Next dates entries by the wall clock: when
 * that is set back by an hour, it keeps each page an hour too long.
 */
export const monotonicNow = () => performance.timeOrigin + performance.now();
