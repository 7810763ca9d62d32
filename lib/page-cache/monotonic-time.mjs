/**
 * Milliseconds since 1970 by the clock with which Next judges ages: the wall clock's when the process started, then monotonic.
 * Next stamps entries by the wall clock: set forward an hour, it would keep each page an hour too long.
 */
export const monotonicNow = () => performance.timeOrigin + performance.now();
