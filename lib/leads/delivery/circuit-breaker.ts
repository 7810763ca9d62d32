import { LRUCache } from 'lru-cache';

/** Sites that are delivered to one receiver at a time: receivers that hang cannot use up all of a worker's capacity. */
export const MAX_SITES_PER_RECEIVER = 16;
/** The circuit breaker opens after so many attempts in a row without any answer, of whichever sites. */
export const OPEN_AFTER_FAILURES = 5;
/** How long it stays open, in milliseconds: 1, 2, 4, ... seconds up to this, which keeps the promise of backoff.ts. */
export const MAX_OPEN_MS = 15_000;
/** How long the receiver of a blocked site is remembered, in milliseconds; its record may name another one by then. */
const BLOCKED_TTL = 30_000;

type Failing = { inARow: number; openUntil: number };

/**
 * A bulkhead and a circuit breaker for each receiver (a host, or the mail server). Without them, thousands of sites behind one
 * receiver that hangs would take the worker's capacity from all others.
 *
 * While a breaker is open, one site at a time tests the receiver, and its result holds for all. Not a library (cockatiel,
 * opossum): those guard single calls, queue callers during a test, and keep every host for ever. Here a site's lease must not
 * even be taken, and memory is bounded.
 */
export const createCircuitBreakers = (now: () => number = Date.now) => {
  /** Sites being delivered, by receiver; never more entries than the worker has sites under way. */
  const active = new Map<string, number>();
  // An evicted receiver is simply tried again.
  const failing = new LRUCache<string, Failing>({ max: 5_000 });
  const blocked = new LRUCache<string, string>({ max: 50_000, ttl: BLOCKED_TTL });

  const isFull = (receiver: string): boolean => {
    const sites = active.get(receiver) ?? 0;
    const failure = failing.get(receiver);
    if (failure && failure.inARow >= OPEN_AFTER_FAILURES) return sites > 0 || now() < failure.openUntil;
    return sites >= MAX_SITES_PER_RECEIVER;
  };

  return {
    /** True when a site is known to be blocked by its receiver, without looking up who that is. */
    isBlocked: (site: string): boolean => {
      const receiver = blocked.get(site);
      return receiver !== undefined && isFull(receiver);
    },

    /** Takes one of a receiver's places for a site. @returns a function that gives it back; null when the site is blocked */
    acquire: (site: string, receiver: string): (() => void) | null => {
      if (isFull(receiver)) {
        blocked.set(site, receiver);
        return null;
      }
      active.set(receiver, (active.get(receiver) ?? 0) + 1);
      return () => {
        const left = (active.get(receiver) ?? 1) - 1;
        if (left > 0) active.set(receiver, left);
        else active.delete(receiver);
      };
    },

    /** Counts an attempt that got an answer of whatever kind, or none. @returns true when the breaker opens or closes */
    report: (receiver: string, answered: boolean): boolean => {
      const inARow = (failing.get(receiver)?.inARow ?? 0) + 1;
      if (answered) return failing.delete(receiver) && inARow > OPEN_AFTER_FAILURES;
      failing.set(receiver, {
        inARow,
        openUntil:
          now() + Math.min(MAX_OPEN_MS, 1_000 * 2 ** Math.max(0, Math.min(inARow - OPEN_AFTER_FAILURES, 10))),
      });
      return inARow === OPEN_AFTER_FAILURES;
    },
  };
};

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;
