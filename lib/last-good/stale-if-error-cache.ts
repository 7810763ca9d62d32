import 'server-only';
import { LRUCache } from 'lru-cache';
import { GoneError } from '@/lib/http/fetch-json';
import { info, reasonOf, warn } from '@/lib/log';
import type { Snapshots } from './snapshots';

/** What is known of a document: its value; that it does not exist; or nothing, because its server gives no good answer. */
export type Known<T> = { state: 'found'; value: T } | { state: 'gone' } | { state: 'unavailable' };

type Entry<T> = {
  known: Known<T>;
  /** When this was read from the server, in milliseconds; 0 for a snapshot, which is always due. */
  readAt: number;
  /** After a failed read: not again before this time. */
  notBefore: number;
  /** The document as text, to see whether a new one differs. */
  source: string;
  /** Why the last read failed; null when it did not. A reason is logged once, not at every retry. */
  failure: string | null;
};

type Options<T> = {
  /** What is read, for the log: 'content', 'reviews'. */
  name: string;
  /** What its key is called in the log: 'site', 'record'. */
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T;
  snapshots: Snapshots;
  /** How long a document counts as fresh, in milliseconds. */
  freshFor: number;
  /** How many documents are kept in memory. */
  max: number;
  /** Told of every usable document that was read and is not the one in memory. What goes wrong in it is logged and changes nothing. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** How long a server is left alone after a failed read, in milliseconds; 2 seconds unless told. */
  retryAfter?: number;
};

const RETRY_AFTER_MS = 2_000;

/**
 * Reads documents from a server that may be down: fresh copy in memory, else the server (one request in flight per key),
 * else the last good copy in memory, else the last good snapshot on disk, else nothing.
 */
export const createStaleIfErrorCache = <T>({
  name,
  keyName,
  read,
  parse,
  snapshots,
  freshFor,
  max,
  onRead,
  retryAfter = RETRY_AFTER_MS,
}: Options<T>) => {
  const entries = new LRUCache<string, Entry<T>>({ max });
  const inFlight = new Map<string, Promise<Known<T>>>();

  const keep = (key: string, entry: Entry<T>) => {
    entries.set(key, entry);
    return entry.known;
  };

  const fromSnapshot = async (key: string): Promise<Known<T>> => {
    const document = await snapshots.read(key);
    try {
      if (document !== undefined) {
        const value = parse(document, key);
        warn(`${name}.snapshot`, { [keyName]: key, reason: 'answered from disk' });
        return { state: 'found', value };
      }
    } catch (error) {
      warn(`${name}.snapshot-unusable`, { [keyName]: key, reason: reasonOf(error) });
    }
    return { state: 'unavailable' };
  };

  const onSuccess = async (key: string, document: unknown): Promise<Known<T>> => {
    const before = entries.peek(key);
    const source = JSON.stringify(document);
    const logRecovery = () => before?.failure && info(`${name}.recovered`, { [keyName]: key });
    if (before?.known.state === 'found' && before.source === source) {
      logRecovery();
      return keep(key, { ...before, readAt: Date.now(), notBefore: 0, failure: null });
    }
    const value = parse(document, key);
    logRecovery();
    const notWritten = (error: unknown) =>
      warn(`${name}.snapshot-not-written`, { [keyName]: key, reason: reasonOf(error) });
    await snapshots
      .write(key, document)
      .then(() => onRead?.(key, document))
      .catch(notWritten);
    if (before?.known.state === 'found') info(`${name}.changed`, { [keyName]: key });
    return keep(key, {
      known: { state: 'found', value },
      readAt: Date.now(),
      notBefore: 0,
      source,
      failure: null,
    });
  };

  const onFailure = async (key: string, error: unknown): Promise<Known<T>> => {
    const before = entries.peek(key);
    const failure = reasonOf(error);
    if (before?.failure !== failure) warn(`${name}.read-failed`, { [keyName]: key, reason: failure });
    if (error instanceof GoneError) {
      await snapshots.remove(key).catch(() => {});
      return keep(key, { known: { state: 'gone' }, readAt: Date.now(), notBefore: 0, source: '', failure });
    }
    const known = before && before.known.state !== 'unavailable' ? before.known : await fromSnapshot(key);
    return keep(key, {
      known,
      readAt: before?.readAt ?? 0,
      notBefore: Date.now() + retryAfter,
      source: before?.source ?? '',
      failure,
    });
  };

  /** Asks the server now, or joins the request that is already under way. Never rejects. */
  const refresh = (key: string): Promise<Known<T>> => {
    const running = inFlight.get(key);
    if (running) return running;
    const request = read(key)
      .then((document) => onSuccess(key, document))
      .catch((error: unknown) => onFailure(key, error))
      .finally(() => inFlight.delete(key));
    inFlight.set(key, request);
    return request;
  };

  /** Asks the server anew: an answer already under way may have been given before the change that the caller knows of. */
  const revalidate = async (key: string): Promise<Known<T>> => {
    await inFlight.get(key);
    return refresh(key);
  };

  const isDue = (entry: Entry<T>) => {
    const now = Date.now();
    return now >= entry.readAt + freshFor && now >= entry.notBefore;
  };

  return {
    revalidate,
    /** Why the last read of a document failed; null when it did not. */
    failureOf: (key: string): string | null => entries.peek(key)?.failure ?? null,
    /** The freshest that can be had: waits for the server when the copy in memory is not fresh. */
    getFresh: async (key: string): Promise<Known<T>> => {
      const entry = entries.get(key);
      return entry && !isDue(entry) ? entry.known : refresh(key);
    },
    /** What is at hand, at once; a copy that is due is read again behind it. Waits only when nothing is known at all. */
    getCached: async (key: string): Promise<Known<T>> => {
      const entry = entries.get(key);
      if (!entry) return refresh(key);
      if (!isDue(entry)) return entry.known;
      const refreshed = refresh(key);
      return entry.known.state === 'found' ? entry.known : refreshed;
    },
  };
};

export type StaleIfErrorCache<T> = ReturnType<typeof createStaleIfErrorCache<T>>;
