import 'server-only';
import { LRUCache } from 'lru-cache';
import { entriesUpTo } from '@/lib/platform/entries-up-to';

// `site` is a site with one of its destinations: two destinations of a site may have the same receiver.
export const MAX_SITES_PER_RECEIVER = 16;
export const OPEN_AFTER_FAILURES = 5;
export const MAX_OPEN_MS = 15_000;
const BLOCKED_TTL = 30_000;

type Failing = { inARow: number; openUntil: number };

/**
 * A bulkhead and a circuit breaker for each receiver: a host or the mail server
 * (docs/decisions/requests-of-customers.md).
 */
export const createCircuitBreakers = (now: () => number = Date.now) => {
  const active = new Map<string, number>();
  // An evicted receiver is simply tried again.
  const failing = new LRUCache<string, Failing>(entriesUpTo(5_000));
  const blocked = new LRUCache<string, string>({ ...entriesUpTo(50_000), ttl: BLOCKED_TTL });

  const isFull = (receiver: string): boolean => {
    const sites = active.get(receiver) ?? 0;
    const failure = failing.get(receiver);
    if (failure && failure.inARow >= OPEN_AFTER_FAILURES) return sites > 0 || now() < failure.openUntil;
    return sites >= MAX_SITES_PER_RECEIVER;
  };

  return {
    isBlocked: (site: string): boolean => {
      const receiver = blocked.get(site);
      return receiver !== undefined && isFull(receiver);
    },

    /** Takes a place of a receiver. @returns a function that releases it; null when the site is blocked */
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

    /** Counts an attempt with or without an answer. @returns true when the breaker opens or closes */
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
