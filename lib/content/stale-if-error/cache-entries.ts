import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { countRead } from '@/lib/platform/metrics';
import { emptyEntry, now, summarise, type CacheOptions, type Entry, type Known } from './cache-state';
import { noSnapshots } from './snapshots';

const RETRY_AFTER_MS = 2_000;

/** `readAt` of a document that was taken down on request: only `restore` reads it again. */
const NEVER_DUE = Number.POSITIVE_INFINITY;

export const isTakenDown = ({ readAt }: Pick<Entry<unknown>, 'readAt'>): boolean => readAt === NEVER_DUE;

const logFailure =
  ({ name, keyName }: { name: string; keyName: string }, event: string, key: string) =>
  (error: unknown): void =>
    warn(`${name}.${event}`, { [keyName]: key, reason: reasonOf(error) });

type Tombstone = { isDeliberate: boolean };

const toTombstone = (document: unknown): Tombstone => ({
  isDeliberate: (document as Partial<Tombstone> | null)?.isDeliberate === true,
});

/** The entry in memory, else on disk; callers at the same time share one read of the disk. */
const createLookUp = <T, O>(options: CacheOptions<T, O>) => {
  const { parse, snapshots, tombstones = noSnapshots } = options;
  const { entries, evicted, loading } = options.state;

  const readSnapshot = (key: string) =>
    snapshots.read(key, async (document) => {
      try {
        return { value: await parse(document, key), ...summarise(document) };
      } catch (error) {
        logFailure(options, 'snapshot-unusable', key)(error);
        throw error;
      }
    });

  const entryOnDisk = async (key: string): Promise<Entry<T>> => {
    const tombstone = await tombstones.read(key, toTombstone);
    if (tombstone) {
      const readAt = tombstone.isDeliberate ? NEVER_DUE : -Infinity;
      return { ...emptyEntry, known: { state: 'gone' }, readAt };
    }
    return copyOnDisk(key);
  };

  const copyOnDisk = async (key: string): Promise<Entry<T>> => {
    const copy = await readSnapshot(key);
    if (!copy) return { ...emptyEntry, known: { state: 'unavailable' }, readAt: -Infinity };
    const { value, digest, size } = copy;
    const entry = { ...emptyEntry, readAt: -Infinity, digest, size };
    const before = evicted.get(key);
    // An evicted copy that is still fresh is not read from the server again.
    if (before?.digest === digest) Object.assign(entry, before);
    return { ...entry, known: { state: 'found', value } };
  };

  const load = async (key: string): Promise<Entry<T>> => {
    const entry = await entryOnDisk(key);
    const newer = entries.get(key);
    if (newer) return newer;
    entries.set(key, entry);
    return entry;
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
  return { lookUp, copyOnDisk };
};

export const createEntries = <T, O>(options: CacheOptions<T, O>) => {
  const { name, keyName, parse, snapshots, tombstones = noSnapshots, onRead } = options;
  const { goneAfter = 0, withoutCopy = 'unavailable', retryAfter = RETRY_AFTER_MS } = options;
  const { entries, lastAnswers } = options.state;
  const { lookUp, copyOnDisk } = createLookUp(options);

  const keep = (key: string, entry: Entry<T>): Entry<T> => {
    entries.set(key, entry);
    return entry;
  };

  const noteAnswer = (key: string) => {
    const { newest } = lastAnswers;
    if (newest && newest.key !== key) lastAnswers.other = newest;
    lastAnswers.newest = { key, answeredAt: now() };
  };

  const answeredOther = (key: string, since: number): number | null => {
    const { newest, other } = lastAnswers;
    const answer = newest?.key === key ? other : newest;
    return answer !== null && answer.answeredAt >= since ? answer.answeredAt : null;
  };

  const onSuccess = async (key: string, document: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    if (isTakenDown(before)) return before;
    const { digest, size } = summarise(document);
    const isSame = before.known.state === 'found' && before.digest === digest;
    const known: Known<T> =
      isSame && !options.alwaysParse ? before.known : { state: 'found', value: await parse(document, key) };
    noteAnswer(key);
    countRead(name, isSame ? 'unchanged' : 'changed');
    if (before.failure) info(`${name}.recovered`, { [keyName]: key });
    if (!isSame) {
      await snapshots
        .write(key, document)
        .then(() => onRead?.(key, document))
        .catch(logFailure(options, 'snapshot-not-written', key));
      if (before.known.state === 'found') info(`${name}.changed`, { [keyName]: key });
    }
    if (before.known.state === 'gone') {
      await tombstones.remove(key).catch(logFailure(options, 'tombstone-not-removed', key));
      info(`${name}.restored`, { [keyName]: key });
    }
    return keep(key, { ...emptyEntry, known, readAt: now(), digest, size });
  };

  const writeTombstone = (key: string, isDeliberate: boolean) =>
    tombstones.write(key, { isDeliberate, since: new Date().toISOString() });

  const markMissing = async (key: string, failure: string): Promise<Entry<T>> => {
    if (goneAfter > 0) {
      await writeTombstone(key, false).catch(logFailure(options, 'tombstone-not-written', key));
      warn(`${name}.gone`, { [keyName]: key, reason: failure });
    }
    return keep(key, { ...emptyEntry, known: { state: 'gone' }, readAt: now(), failure });
  };

  /**
   * Memory first, so that no read finds the document meanwhile.
   * @throws Error when a restart would forget it
   */
  const markGone = async (key: string): Promise<void> => {
    keep(key, { ...emptyEntry, known: { state: 'gone' }, readAt: NEVER_DUE });
    warn(`${name}.gone`, { [keyName]: key, reason: 'on request' });
    await writeTombstone(key, true);
  };

  /** Ends a take-down: the last good copy, which is due. @throws Error when a restart would end it */
  const restore = async (key: string): Promise<void> => {
    await tombstones.remove(key);
    if ((await lookUp(key)).known.state === 'gone') keep(key, await copyOnDisk(key));
  };

  /** The series that this 404 continues; a new one after a long pause without reads. */
  const seriesOf404s = (key: string, { missing }: Entry<T>) => {
    const continues = missing !== null && now() - missing.lastAt < 2 * goneAfter;
    const { since, othersSince } = continues ? missing : { since: now(), othersSince: null };
    return { since, lastAt: now(), othersSince: othersSince ?? answeredOther(key, since) };
  };

  const onMissing = async (key: string, before: Entry<T>, failure: string): Promise<Entry<T> | null> => {
    // 404s count only while other documents are answered, because the whole server may be down.
    const { othersSince } = seriesOf404s(key, before);
    const hasLasted = othersSince !== null && now() - othersSince >= goneAfter;
    if (before.known.state === 'gone')
      return keep(key, { ...before, readAt: Math.max(before.readAt, now()), failure });
    if (goneAfter === 0 || hasLasted) return markMissing(key, failure);
    return before.known.state !== 'found' && withoutCopy === 'gone'
      ? keep(key, { ...emptyEntry, known: { state: 'gone' }, readAt: now(), failure })
      : null;
  };

  const onFailure = async (key: string, error: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    if (isTakenDown(before)) return before;
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
      missing: isMissing ? seriesOf404s(key, before) : null,
    });
  };

  return { lookUp, onSuccess, onFailure, markGone, restore };
};
