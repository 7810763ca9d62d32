import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** `isLate`: an older copy, as the server has not answered yet. unavailable: no copy and no good answer. */
export type Known<T> =
  { state: 'found'; value: T; isLate?: true } | { state: 'gone' } | { state: 'unavailable' };

export type Entry<T> = {
  known: Known<T>;
  /** On the monotonic clock; -Infinity for a snapshot, which is always due. */
  readAt: number;
  notBefore: number;
  digest: string;
  size: number;
  /** Why the last read failed; logged once, not at every retry. */
  failure: string | null;
  /**
   * An uninterrupted series of 404s or 410s: times of its first and its last one, and of the first good
   * answer for another document since.
   */
  missing: { since: number; lastAt: number; othersSince: number | null } | null;
};

type Answer = { key: string; answeredAt: number };

/** What stays in memory of an entry whose copy has to make room for others. */
export type EvictedEntry<O> = Omit<Entry<unknown>, 'known'> & { outline?: O };

/** Data without functions, because bundles share it and it outlives hot reloading. */
export type CacheState<T, O = never> = {
  entries: LRUCache<string, Entry<T>>;
  evicted: LRUCache<string, EvictedEntry<O>>;
  inFlight: Map<string, { startedAt: number; result: Promise<Known<T>> }>;
  loading: Map<string, Promise<Entry<T>>>;
  /** The newest good answer, and the newest one to another key. */
  lastAnswers: { newest: Answer | null; other: Answer | null };
};

/** Of 1 to 2 kB each. */
const MAX_EVICTED = 10_000;

/** @param outlineOf what `getOutline` answers from for a copy that memory has no room for */
export const createCacheState = <T, O = never>(
  maxBytes: number,
  outlineOf?: (value: T) => O,
): CacheState<T, O> => {
  const evicted = new LRUCache<string, EvictedEntry<O>>({ max: MAX_EVICTED });
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose: ({ known, ...rest }, key, reason) => {
      if (reason === 'evict' && known.state === 'found')
        evicted.set(key, { ...rest, outline: outlineOf?.(known.value) });
      else evicted.delete(key);
    },
  });
  return {
    entries,
    evicted,
    inFlight: new Map(),
    loading: new Map(),
    lastAnswers: { newest: null, other: null },
  };
};

/** A parsed document takes about three times the memory of its text. */
const BYTES_PER_CHARACTER = 3;
const MIN_ENTRY_BYTES = 1_000;

export const emptyEntry = {
  notBefore: 0,
  digest: '',
  size: MIN_ENTRY_BYTES,
  failure: null,
  missing: null,
};

/** `readAt` of a document that an operator took down: only `revalidate` and `restore` read it again. */
export const NEVER_DUE = Number.POSITIVE_INFINITY;

/** Monotonic: setting the wall clock back must not keep copies fresh. */
export const now = () => performance.now();

export const summarise = (document: unknown): { digest: string; size: number } => {
  const text = JSON.stringify(document) ?? '';
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    size: MIN_ENTRY_BYTES + text.length * BYTES_PER_CHARACTER,
  };
};
