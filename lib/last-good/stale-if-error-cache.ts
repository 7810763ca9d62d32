import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { GoneError } from '@/lib/http/fetch-json';
import { info, reasonOf, warn } from '@/lib/log';
import { countRead } from '@/lib/metrics';
import { within } from '@/lib/within';
import { noSnapshots, type Snapshots } from './snapshots';

/**
 * What is known of a document: its value; that it does not exist; or nothing, because its server gives no good answer.
 * `isLate`: the server has not answered yet, and this is the copy from before.
 */
export type Known<T> =
  { state: 'found'; value: T; isLate?: true } | { state: 'gone' } | { state: 'unavailable' };

type Entry<T> = {
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

type Options<T> = {
  state: CacheState<T>;
  /** What is read, for the log: 'content', 'reviews'. */
  name: string;
  /** What its key is called in the log: 'site', 'record'. */
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T;
  snapshots: Snapshots;
  /** Marks of documents that are gone, so that a restart does not bring them back. The last good copy stays beside them. */
  tombstones?: Snapshots;
  /** How long a document counts as fresh, in milliseconds. */
  freshFor: number;
  /**
   * For how long the server must deny a document, in milliseconds, until it counts as gone; it must also have answered for
   * another key meanwhile. 0, the default: at once, whatever it says of others.
   */
  goneAfter?: number;
  /** What to make of "does not exist" for a document that nobody has a copy of: the server is right, or this is an outage too. */
  withoutCopy?: 'gone' | 'unavailable';
  /** Told of every usable document that was read and is not the one in memory. What goes wrong in it is logged and changes nothing. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** Maps an unchanged document again: for development, where the code may have changed. */
  alwaysParse?: boolean;
  /** How long a server is left alone after a failed read, in milliseconds; 2 seconds unless told. */
  retryAfter?: number;
  /** How long `getFresh` waits for the server when it has a copy, in milliseconds; 300 unless told. */
  maxWait?: number;
};

const RETRY_AFTER_MS = 2_000;
const MAX_WAIT_MS = 300;
/** A parsed document takes some three times the memory of its text, and an empty one this much. */
const BYTES_PER_CHARACTER = 3;
const MIN_ENTRY_BYTES = 1_000;
/** Marked as gone on purpose: only `revalidate` asks the server again. */
const NEVER_DUE = Number.POSITIVE_INFINITY;

type Tombstone = { isDeliberate: boolean };

const toTombstone = (document: unknown): Tombstone => ({
  isDeliberate: (document as Partial<Tombstone> | null)?.isDeliberate === true,
});

// The monotonic clock: a step of the system's clock would make copies fresh, or the server untouchable, for as long as it is.
const now = () => performance.now();

const summarise = (document: unknown) => {
  const text = JSON.stringify(document) ?? '';
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    size: MIN_ENTRY_BYTES + text.length * BYTES_PER_CHARACTER,
  };
};

const nothing = { notBefore: 0, digest: '', size: MIN_ENTRY_BYTES, failure: null, missingSince: null };

/**
 * Reads documents from a server that may be down. Answers with the fresh copy in memory, else with the server's document (one
 * request in flight per key), else with the last good copy: in memory, then on disk. A copy answers at once: nobody waits longer
 * than 300 ms for a server when there is one.
 */
export const createStaleIfErrorCache = <T>({
  state: { entries, inFlight, loading, lastAnswers },
  name,
  keyName,
  read,
  parse,
  snapshots,
  tombstones = noSnapshots,
  freshFor,
  goneAfter = 0,
  withoutCopy = 'unavailable',
  onRead,
  alwaysParse = false,
  retryAfter = RETRY_AFTER_MS,
  maxWait = MAX_WAIT_MS,
}: Options<T>) => {
  const keep = (key: string, entry: Entry<T>): Entry<T> => {
    entries.set(key, entry);
    return entry;
  };

  const failed = (event: string, key: string) => (error: unknown) =>
    warn(`${name}.${event}`, { [keyName]: key, reason: reasonOf(error) });

  /** What the disk knows of a key that memory does not: a tombstone, the last good copy, or nothing. */
  const load = async (key: string): Promise<Entry<T>> => {
    const tombstone = await tombstones.read(key, toTombstone);
    const copy = tombstone
      ? undefined
      : await snapshots.read(key, (document) => {
          try {
            return { value: parse(document, key), ...summarise(document) };
          } catch (error) {
            failed('snapshot-unusable', key)(error);
            throw error;
          }
        });
    // A read that ended meanwhile knows more.
    const meanwhile = entries.get(key);
    if (meanwhile) return meanwhile;
    if (tombstone)
      return keep(key, {
        ...nothing,
        known: { state: 'gone' },
        readAt: tombstone.isDeliberate ? NEVER_DUE : -Infinity,
      });
    if (!copy) return keep(key, { ...nothing, known: { state: 'unavailable' }, readAt: -Infinity });
    const { value, digest, size } = copy;
    return keep(key, { ...nothing, known: { state: 'found', value }, readAt: -Infinity, digest, size });
  };

  const lookUp = async (key: string): Promise<Entry<T>> => {
    const entry = entries.get(key);
    if (entry) return entry;
    const running = loading.get(key);
    if (running) return running;
    const loaded = load(key).finally(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  };

  const noteAnswer = (key: string) => {
    const { newest } = lastAnswers;
    if (newest && newest.key !== key) lastAnswers.other = newest;
    lastAnswers.newest = { key, at: now() };
  };

  const answersOthers = (key: string, since: number): boolean => {
    const { newest, other } = lastAnswers;
    const answer = newest?.key === key ? other : newest;
    return answer !== null && answer.at >= since;
  };

  const onSuccess = async (key: string, document: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    const { digest, size } = summarise(document);
    const isSame = before.known.state === 'found' && before.digest === digest;
    const known: Known<T> =
      isSame && !alwaysParse ? before.known : { state: 'found', value: parse(document, key) };
    noteAnswer(key);
    countRead(name, isSame ? 'unchanged' : 'changed');
    if (before.failure) info(`${name}.recovered`, { [keyName]: key });
    if (!isSame) {
      await snapshots
        .write(key, document)
        .then(() => onRead?.(key, document))
        .catch(failed('snapshot-not-written', key));
      if (before.known.state === 'found') info(`${name}.changed`, { [keyName]: key });
    }
    if (before.known.state === 'gone') {
      await tombstones.remove(key).catch(failed('tombstone-not-removed', key));
      info(`${name}.restored`, { [keyName]: key });
    }
    return keep(key, { ...nothing, known, readAt: now(), digest, size });
  };

  const entomb = async (key: string, isDeliberate: boolean, failure: string | null): Promise<Entry<T>> => {
    await tombstones
      .write(key, { isDeliberate, since: new Date().toISOString() })
      .catch(failed('tombstone-not-written', key));
    if (goneAfter > 0 || isDeliberate) warn(`${name}.gone`, { [keyName]: key, reason: failure ?? 'as told' });
    const readAt = isDeliberate ? NEVER_DUE : now();
    return keep(key, { ...nothing, known: { state: 'gone' }, readAt, failure });
  };

  const onMissing = async (key: string, before: Entry<T>, failure: string): Promise<Entry<T> | null> => {
    const missingSince = before.missingSince ?? now();
    const hasLasted = now() - missingSince >= goneAfter && answersOthers(key, missingSince);
    if (before.known.state === 'gone')
      return keep(key, { ...before, readAt: Math.max(before.readAt, now()), failure });
    if (goneAfter === 0 || hasLasted) return entomb(key, false, failure);
    return before.known.state !== 'found' && withoutCopy === 'gone'
      ? keep(key, { ...nothing, known: { state: 'gone' }, readAt: now(), failure })
      : null;
  };

  const onFailure = async (key: string, error: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    const failure = reasonOf(error);
    const isMissing = error instanceof GoneError;
    countRead(name, isMissing ? 'missing' : 'failed');
    if (before.failure !== failure) {
      warn(`${name}.read-failed`, { [keyName]: key, reason: failure });
      if (before.known.state === 'found' && before.readAt === -Infinity && before.failure === null)
        warn(`${name}.snapshot`, { [keyName]: key, reason: 'answered from disk' });
    }
    const settled = isMissing ? await onMissing(key, before, failure) : null;
    if (settled) return settled;
    return keep(key, {
      ...before,
      notBefore: now() + retryAfter,
      failure,
      missingSince: isMissing ? (before.missingSince ?? now()) : before.missingSince,
    });
  };

  /** Asks the server now, or joins the request that is already under way. Never rejects. */
  const refresh = (key: string): Promise<Known<T>> => {
    const running = inFlight.get(key);
    if (running) return running.result;
    const result = read(key)
      .then((document) => onSuccess(key, document))
      .catch((error: unknown) => onFailure(key, error))
      .then(({ known }) => known)
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { startedAt: now(), result });
    return result;
  };

  /** Asks the server anew: an answer already under way may have been given before the change that the caller knows of. */
  const revalidate = async (key: string): Promise<Known<T>> => {
    await inFlight.get(key)?.result;
    return refresh(key);
  };

  const isDue = (entry: Entry<T>) => now() >= entry.readAt + freshFor && now() >= entry.notBefore;

  const late = (known: Known<T>): Known<T> => (known.state === 'found' ? { ...known, isLate: true } : known);

  return {
    revalidate,
    /** Why the last read of a document failed; null when it did not. */
    failureOf: (key: string): string | null => entries.peek(key)?.failure ?? null,
    /** How old the copies in memory are, in seconds; Infinity for one that came from disk and was not confirmed since. */
    ages: (): { key: string; seconds: number; failure: string | null }[] =>
      [...entries.entries()]
        .filter(([, { known }]) => known.state === 'found')
        .map(([key, { readAt, failure }]) => ({ key, seconds: (now() - readAt) / 1000, failure })),
    /** Marks a document as gone, whatever its server says, until `revalidate` finds it or `restore` is called. */
    markGone: async (key: string): Promise<void> => {
      await inFlight.get(key)?.result;
      await entomb(key, true, null);
    },
    /** Takes back that a document is gone: its last good copy is shown again, and its server is asked. */
    restore: async (key: string): Promise<Known<T>> => {
      await inFlight.get(key)?.result;
      await tombstones.remove(key);
      entries.delete(key);
      return refresh(key);
    },
    /** The freshest that can be had: waits for the server when the copy is not fresh, at most 300 ms. */
    getFresh: async (key: string): Promise<Known<T>> => {
      const entry = await lookUp(key);
      if (!isDue(entry)) return entry.known;
      const refreshed = refresh(key);
      if (entry.known.state === 'unavailable') return refreshed;
      const waited = now() - (inFlight.get(key)?.startedAt ?? now());
      return within(maxWait - waited, refreshed, () => late(entry.known));
    },
    /** What is at hand, at once; a copy that is due is read again behind it. Waits only when nothing is known at all. */
    getCached: async (key: string): Promise<Known<T>> => {
      const entry = await lookUp(key);
      if (!isDue(entry)) return entry.known;
      const refreshed = refresh(key);
      return entry.known.state === 'unavailable' ? refreshed : entry.known;
    },
  };
};

export type StaleIfErrorCache<T> = ReturnType<typeof createStaleIfErrorCache<T>>;
