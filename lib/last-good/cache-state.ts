import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * What is known of a document: its value; that it does not exist; or nothing, because its server gives no good answer.
 * `isLate`: the server has not answered yet, and this is the copy from before.
 */
export type Known<T> =
  { state: 'found'; value: T; isLate?: true } | { state: 'gone' } | { state: 'unavailable' };

export type Entry<T> = {
  known: Known<T>;
  /** When this was read from the server, on the monotonic clock; -Infinity for a snapshot, which is always due. */
  readAt: number;
  /** After a failed read: not again before this time. */
  notBefore: number;
  /** SHA-256 of the document, to see whether a new one differs. */
  digest: string;
  /** Estimated bytes in memory. */
  size: number;
  /** Why the last read failed; null when it did not. A reason is logged once, not at every retry. */
  failure: string | null;
  /** When the server first answered that the document does not exist, since its last good answer. */
  missingSince: number | null;
};

type Answer = { key: string; at: number };

/** The data of a cache, apart from its functions: it may be shared by bundles and outlive hot reloading. */
export type CacheState<T> = {
  entries: LRUCache<string, Entry<T>>;
  inFlight: Map<string, { startedAt: number; result: Promise<Known<T>> }>;
  loading: Map<string, Promise<Entry<T>>>;
  /** The newest good answer, and the newest one to another key than that. */
  lastAnswers: { newest: Answer | null; other: Answer | null };
};

/** @param maxBytes how much memory the documents may take, as estimated from their length */
export const createCacheState = <T>(maxBytes: number): CacheState<T> => ({
  entries: new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size }),
  inFlight: new Map(),
  loading: new Map(),
  lastAnswers: { newest: null, other: null },
});

/** A parsed document takes some three times the memory of its text, and an empty one this much. */
const BYTES_PER_CHARACTER = 3;
const MIN_ENTRY_BYTES = 1_000;

/** What an entry is without a document. */
export const emptyEntry = {
  notBefore: 0,
  digest: '',
  size: MIN_ENTRY_BYTES,
  failure: null,
  missingSince: null,
};

/** `readAt` of a document marked as gone on purpose: only `revalidate` asks the server again. */
export const NEVER_DUE = Number.POSITIVE_INFINITY;

/** Monotonic: a step of the system's clock would keep copies fresh, or stop reads, for as long as the step is. */
export const now = () => performance.now();

export const summarise = (document: unknown): { digest: string; size: number } => {
  const text = JSON.stringify(document) ?? '';
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    size: MIN_ENTRY_BYTES + text.length * BYTES_PER_CHARACTER,
  };
};
