import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { entriesUpTo } from '@/lib/platform/entries-up-to';
import type { Snapshots } from './snapshots';

/** Times are in milliseconds. */
export type CacheOptions<T, O = never> = {
  state: CacheState<T, O>;
  name: string;
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T | Promise<T>;
  snapshots: Snapshots;
  /** Marks of documents that are gone; they survive a restart. */
  tombstones?: Snapshots;
  freshFor: number;
  /** How long 404s must last, while other documents are answered; 0: a 404 counts at once. */
  goneAfter?: number;
  /** The meaning of a 404 without a copy; an outage by default. */
  withoutCopy?: 'gone' | 'unavailable';
  /** Called with every document that differs from the copy in memory. Its errors are logged. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** Maps unchanged documents again, because in development the code may have changed. */
  alwaysParse?: boolean;
  /** Pause after a failed read, in ms; 2 seconds by default. */
  retryAfter?: number;
  /** Longest wait of `getFresh` with a copy, in ms; 300 by default. */
  maxWait?: number;
};

/** `isLate`: an older copy, because the server is slow. 'unavailable': no copy and no good answer. */
export type Known<T> =
  { state: 'found'; value: T; isLate?: true } | { state: 'gone' } | { state: 'unavailable' };

export type Entry<T> = {
  known: Known<T>;
  /** Monotonic; -Infinity for a snapshot, which is always due. */
  readAt: number;
  notBefore: number;
  digest: string;
  size: number;
  /** Logged once, not at every retry. */
  failure: string | null;
  /** A series of 404s: its first, its last, and the first answer for another document. */
  missing: { since: number; lastAt: number; othersSince: number | null } | null;
};

type Answer = { key: string; answeredAt: number };

/** `outline`: the result of `getOutline`. */
type EvictedEntry<O> = Omit<Entry<unknown>, 'known'> & { outline?: O };

/** No functions, because bundles share it and it outlives hot reloading. */
export type CacheState<T, O = never> = {
  entries: LRUCache<string, Entry<T>>;
  evicted: LRUCache<string, EvictedEntry<O>>;
  inFlight: Map<string, { startedAt: number; result: Promise<Known<T>> }>;
  loading: Map<string, Promise<Entry<T>>>;
  lastAnswers: { newest: Answer | null; other: Answer | null };
};

const MAX_EVICTED = 10_000; // Outlines of 1 to 2 kB each.

/** @param outlineOf the part of an evicted document that stays in memory */
export const createCacheState = <T, O = never>(
  maxBytes: number,
  outlineOf?: (value: T) => O,
): CacheState<T, O> => {
  const evicted = new LRUCache<string, EvictedEntry<O>>(entriesUpTo(MAX_EVICTED));
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
