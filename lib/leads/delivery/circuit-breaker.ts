import { LRUCache } from 'lru-cache';

/** Lanes of one receiver at the same time; several receivers that hang do not take all of a worker's. */
export const LANES_PER_RECEIVER = 16;
/** So many tries in a row without any answer, of whichever sites, and the receiver is left alone for a while. */
export const OPENS_AFTER = 5;
/** How long it is left alone, in milliseconds: 1, 2, 4, ... seconds up to this, which leaves the promise of lib/leads/waits.ts standing. */
export const LONGEST_REST = 15_000;
/** How long it is remembered which receiver a site was held back for, in milliseconds: its record may name another one. */
const HELD_FOR = 30_000;

type Trouble = { inARow: number; restsUntil: number };

/**
 * Who receives leads (hosts, and the mail server), and how they are doing: a bulkhead and a circuit breaker for each, so that
 * thousands of sites behind one that hangs take neither the lanes nor the time of the others.
 *
 * A receiver has so many lanes at a time and no more. One that gave no answer several times in a row rests; then one lane tries
 * it, and what that finds holds for all. Not a library's breaker (cockatiel, opossum): they guard single calls, let callers wait
 * while one of them tries, and keep every host for ever; here a lane must not even be taken, and memory is bounded.
 */
export const createReceivers = (now: () => number = Date.now) => {
  /** Lanes under way; never more entries than the worker has lanes. */
  const busy = new Map<string, number>();
  // Forgotten, a receiver is simply tried again.
  const troubled = new LRUCache<string, Trouble>({ max: 5_000 });
  const heldFor = new LRUCache<string, string>({ max: 50_000, ttl: HELD_FOR });

  const isClosed = (receiver: string): boolean => {
    const lanes = busy.get(receiver) ?? 0;
    const trouble = troubled.get(receiver);
    if (trouble && trouble.inARow >= OPENS_AFTER) return lanes > 0 || now() < trouble.restsUntil;
    return lanes >= LANES_PER_RECEIVER;
  };

  return {
    /** Is it known, without asking who its receiver is, that a site's turn cannot come now? */
    isHeld: (site: string): boolean => {
      const receiver = heldFor.get(site);
      return receiver !== undefined && isClosed(receiver);
    },

    /** Takes one of a receiver's lanes for a site. @returns gives it back; null when the site has to wait */
    enter: (site: string, receiver: string): (() => void) | null => {
      if (isClosed(receiver)) {
        heldFor.set(site, receiver);
        return null;
      }
      busy.set(receiver, (busy.get(receiver) ?? 0) + 1);
      return () => {
        const left = (busy.get(receiver) ?? 1) - 1;
        if (left > 0) busy.set(receiver, left);
        else busy.delete(receiver);
      };
    },

    /** A try has ended, with an answer of whatever kind or with none. @returns whether this is what lays the receiver to rest, or wakes it */
    report: (receiver: string, answered: boolean): boolean => {
      const inARow = (troubled.get(receiver)?.inARow ?? 0) + 1;
      if (answered) return troubled.delete(receiver) && inARow > OPENS_AFTER;
      troubled.set(receiver, {
        inARow,
        restsUntil:
          now() + Math.min(LONGEST_REST, 1_000 * 2 ** Math.max(0, Math.min(inARow - OPENS_AFTER, 10))),
      });
      return inARow === OPENS_AFTER;
    },
  };
};

export type Receivers = ReturnType<typeof createReceivers>;
