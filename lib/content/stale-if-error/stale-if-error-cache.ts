import 'server-only';
import pLimit from 'p-limit';
import { within } from '@/lib/platform/within';
import { createEntries, isTakenDown } from './cache-entries';
import { now, type CacheOptions, type Entry, type Known } from './cache-state';

export { createCacheState, type Known } from './cache-state';

const MAX_WAIT_MS = 300;
const READS_WHILE_MISSING = 10;
/** Open at once; others wait for their turn. */
const MAX_READS = 64;
const MAX_TURN_MS = 4_000;
/** Above the sum of the requests of any read: a read that does not end must not hold its key. */
const MAX_READ_MS = 60_000;

const late = <T>(known: Known<T>): Known<T> => (known.state === 'found' ? { ...known, isLate: true } : known);

/** The fresh copy in memory, else the server's document, else the last good copy. */
export const createStaleIfErrorCache = <T, O = never>(options: CacheOptions<T, O>) => {
  const { read, freshFor, goneAfter = 0, maxWait = MAX_WAIT_MS } = options;
  const { entries, evicted, inFlight } = options.state;
  const { lookUp, onSuccess, onFailure, markGone, restore } = createEntries(options);

  const rereading = new Set<string>();
  const reads = pLimit(MAX_READS);

  /** @throws Error when the read fails, does not end, or does not come to its turn */
  const readInTurn = (key: string): Promise<unknown> => {
    const from = now();
    return reads(() => {
      if (now() - from > MAX_TURN_MS) throw new Error(`${MAX_READS} other reads did not end in time`);
      return within(MAX_READ_MS, read(key), () => {
        throw new Error(`no answer in ${MAX_READ_MS / 1000} seconds`);
      });
    });
  };

  /** Reads a missing document also without visitors, so that good answers between two 404s are noticed. */
  const readAgain = (key: string): void => {
    if (rereading.has(key)) return;
    rereading.add(key);
    setTimeout(() => {
      rereading.delete(key);
      if (entries.peek(key)?.missing) void refresh(key);
    }, goneAfter / READS_WHILE_MISSING).unref();
  };

  /** Asks the server, or joins the open request for the key. Never rejects. */
  const refresh = (key: string): Promise<Known<T>> => {
    const running = inFlight.get(key);
    if (running) return running.result;
    const result = readInTurn(key)
      .then((document) => onSuccess(key, document))
      .catch((error: unknown) => onFailure(key, error))
      .then(({ known, missing }) => {
        const isDecided = !missing || now() - (missing.othersSince ?? missing.since) >= goneAfter;
        if (known.state === 'found' && !isDecided) readAgain(key);
        return known;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { startedAt: now(), result });
    return result;
  };

  /** Afterwards no read of `key` is open. */
  const untilIdle = async (key: string): Promise<void> => {
    for (let running = inFlight.get(key); running; running = inFlight.get(key)) await running.result;
  };

  const isDue = (entry: Pick<Entry<T>, 'readAt' | 'notBefore'>) =>
    now() >= entry.readAt + freshFor && now() >= entry.notBefore;

  /** For a key with a copy; null while too many reads are open, as a later view can start it. */
  const refreshCopy = (key: string): Promise<Known<T>> | null =>
    inFlight.size < MAX_READS || inFlight.has(key) ? refresh(key) : null;

  /** Milliseconds; 0 while a read of another key takes longer than `maxWait`. */
  const waitMs = (key: string): number => {
    const reads = [...inFlight.entries()];
    const isHanging = reads.some(([other, { startedAt }]) => other !== key && now() - startedAt >= maxWait);
    return isHanging ? 0 : maxWait - (now() - (inFlight.get(key)?.startedAt ?? now()));
  };

  /** The copy in memory, at once; a due one is read in the background. Waits only without a copy. */
  const getCached = async (key: string): Promise<Known<T>> => {
    const entry = await lookUp(key);
    if (!isDue(entry)) return entry.known;
    if (entry.known.state === 'unavailable') return refresh(key);
    void refreshCopy(key);
    return entry.known;
  };

  return {
    getCached,
    /** Like `getCached`, but returns the outline of a copy that was evicted from memory. */
    getOutline: async (key: string): Promise<Known<T | O>> => {
      const before = entries.has(key) ? undefined : evicted.get(key);
      if (before?.outline === undefined) return getCached(key);
      if (isDue(before)) void refreshCopy(key);
      return { state: 'found', value: before.outline };
    },
    /** Waits at most `maxWait` for the server when the copy is due, unless a read of another key hangs. */
    getFresh: async (key: string): Promise<Known<T>> => {
      const entry = await lookUp(key);
      if (!isDue(entry)) return entry.known;
      if (entry.known.state === 'unavailable') return refresh(key);
      // In an outage the copy does not count as late: its pages keep their usual lifetime.
      const copy = entry.failure === null ? late(entry.known) : entry.known;
      const refreshed = refreshCopy(key);
      return refreshed ? within(waitMs(key), refreshed, () => copy) : copy;
    },
    /** From memory, else disk; never asks the server. */
    getCopy: async (key: string): Promise<Known<T>> => (await lookUp(key)).known,
    /** Sends a new request, as an open one may be older than the change; none after `markGone`. */
    revalidate: async (key: string): Promise<Known<T>> => {
      await untilIdle(key);
      const entry = await lookUp(key);
      return isTakenDown(entry) ? entry.known : refresh(key);
    },
    /**
     * Marks a document as gone until `restore`, whatever the server says.
     * @throws Error when a restart would forget it
     */
    markGone: async (key: string): Promise<void> => {
      await untilIdle(key);
      await markGone(key);
    },
    /** Ends `markGone`. @throws Error when a restart would take the document down again */
    restore: async (key: string): Promise<Known<T>> => {
      await untilIdle(key);
      await restore(key);
      return refresh(key);
    },
    /** Drops documents from memory; their next read writes a snapshot again. */
    forget: (isForgotten: (key: string) => boolean): void => {
      for (const cache of [entries, evicted])
        for (const key of [...cache.keys()]) if (isForgotten(key)) cache.delete(key);
    },
    failureOf: (key: string): string | null => entries.peek(key)?.failure ?? null,
    failures: (): { key: string; failure: string }[] =>
      [...entries.entries()].flatMap(([key, { failure }]) => (failure === null ? [] : [{ key, failure }])),
    /** Infinity seconds for a copy from disk that no read has confirmed. */
    ages: (): { key: string; seconds: number; failure: string | null }[] =>
      [...entries.entries()]
        .filter(([, { known }]) => known.state === 'found')
        .map(([key, { readAt, failure }]) => ({ key, seconds: (now() - readAt) / 1000, failure })),
  };
};
