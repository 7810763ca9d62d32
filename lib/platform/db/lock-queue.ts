import 'server-only';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Longer than a VACUUM of a gigabyte; a visitor's browser waits 30 seconds for the answer to a lead. */
const MAX_WAIT_MS = 15_000;
/** A call that finds so many waiting fails at once: writes of leads share one call (group-commit.ts). */
const MAX_WAITING = 1_000;
const RETRY_MS = 20;

/** Another process holds the lock. Without a busy timeout the driver says so at once, in 0.05 ms. */
const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');

type Call = () => 'settled' | 'busy';

/**
 * Repeats synchronous calls of a driver while another process holds the lock; the event loop turns between
 * the tries. Waiting calls are run in their order, and reject with the driver's SQLITE_BUSY after 15 seconds.
 * `isRead`: the call does not wait behind writes.
 */
export const lockQueue = (): (<T>(work: () => T, options?: { isRead?: boolean }) => Promise<T>) => {
  const waiting: Call[] = [];

  const drain = async () => {
    for (let call = waiting[0]; call; call = waiting[0]) {
      if (call() === 'busy') {
        await pause(RETRY_MS);
      } else {
        waiting.shift();
        await nextTurn();
      }
    }
  };

  return (work, { isRead = false } = {}) =>
    new Promise((resolve, reject) => {
      const isFull = waiting.length >= MAX_WAITING;
      const until = performance.now() + (isFull ? 0 : MAX_WAIT_MS);
      const call: Call = () => {
        try {
          resolve(work());
        } catch (error) {
          if (isBusy(error) && performance.now() < until) return 'busy';
          reject(error);
        }
        return 'settled';
      };
      if ((isRead || isFull || waiting.length === 0) && call() === 'settled') return;
      waiting.push(call);
      if (waiting.length === 1) void drain();
    });
};
