import { logFailure, type CacheOptions } from './cache-options';
import { emptyEntry, NEVER_DUE, summarise, type Entry } from './cache-state';
import { noSnapshots } from './snapshots';

type Tombstone = { isDeliberate: boolean };

const toTombstone = (document: unknown): Tombstone => ({
  isDeliberate: (document as Partial<Tombstone> | null)?.isDeliberate === true,
});

/** Finds the entry of a key: in memory, else on disk, once for callers at the same time. */
export const createLookUp = <T, O>(options: CacheOptions<T, O>) => {
  const { parse, snapshots, tombstones = noSnapshots } = options;
  const { entries, evicted, loading } = options.state;

  const readSnapshot = (key: string) =>
    snapshots.read(key, (document) => {
      try {
        return { value: parse(document, key), ...summarise(document) };
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
    const copy = await readSnapshot(key);
    if (!copy) return { ...emptyEntry, known: { state: 'unavailable' }, readAt: -Infinity };
    const { value, digest, size } = copy;
    const entry = { ...emptyEntry, readAt: -Infinity, digest, size };
    const before = evicted.get(key);
    // Else each view of a site that memory has no room for would ask the content server.
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

  return async (key: string): Promise<Entry<T>> => {
    const entry = entries.get(key);
    if (entry) return entry;
    const running = loading.get(key);
    if (running) return running;
    const loaded = load(key).finally(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  };
};
