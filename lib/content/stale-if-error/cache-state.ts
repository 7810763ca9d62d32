import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Snapshots } from './snapshots';

/** Times are in milliseconds. */
export type CacheOptions<T, O = never> = {
  state: CacheState<T, O>;
  name: string;
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T;
  snapshots: Snapshots;
  /** Marks of documents that are gone; they survive a restart, beside the last good copy. */
  tombstones?: Snapshots;
  freshFor: number;
  /** How long 404s last, while other documents are answered, until a document is gone; 0: at once. */
  goneAfter?: number;
  /** What a 404 means for a document without a copy; an outage by default. */
  withoutCopy?: 'gone' | 'unavailable';
  /** Called with every usable document that differs from the copy in memory. Its errors are logged. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** Maps unchanged documents again: in development the code may have changed. */
  alwaysParse?: boolean;
  /** Pause after a failed read; 2 seconds by default. */
  retryAfter?: number;
  /** How long `getFresh` waits for the server when it has a copy; 300 by default. */
  maxWait?: number;
};

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
  /** Times of a series of 404s: its first, its last, and the first answer for another document. */
  missing: { since: number; lastAt: number; othersSince: number | null } | null;
};

type Answer = { key: string; answeredAt: number };

/** An entry without its document. `outline`: what `getOutline` returns. */
type EvictedEntry<O> = Omit<Entry<unknown>, 'known'> & { outline?: O };

/** Data without functions, because bundles share it and it outlives hot reloading. */
export type CacheState<T, O = never> = {
  entries: LRUCache<string, Entry<T>>;
  evicted: LRUCache<string, EvictedEntry<O>>;
  inFlight: Map<string, { startedAt: number; result: Promise<Known<T>> }>;
  loading: Map<string, Promise<Entry<T>>>;
  /** The newest good answer, and the newest one for another key. */
  lastAnswers: { newest: Answer | null; other: Answer | null };
};

const MAX_EVICTED = 10_000; // Of 1 to 2 kB each.

/** @param outlineOf makes what stays in memory of an evicted document */
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

/** Monotonic: setting the wall clock back must not keep copies fresh. */
export const now = () => performance.now();

export const summarise = (document: unknown): { digest: string; size: number } => {
  const text = JSON.stringify(document) ?? '';
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    size: MIN_ENTRY_BYTES + text.length * BYTES_PER_CHARACTER,
  };
};
