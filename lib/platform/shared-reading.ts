import { singleton } from './singleton';

/** One `read` serves everybody who asks within `ms` milliseconds of its start. */
export const sharedReading = <T>(name: string, ms: number, read: () => Promise<T>): Promise<T> => {
  const shared = singleton(`shared-reading.${name}`, () => ({
    until: -Infinity,
    reading: null as Promise<T> | null,
  }));
  const now = performance.now();
  if (!shared.reading || now >= shared.until) {
    shared.until = now + ms;
    shared.reading = read();
  }
  return shared.reading;
};
