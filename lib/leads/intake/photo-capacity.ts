import 'server-only';
import { statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { info, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';

/** Bytes of photos that this process holds at the same time until they are processed. */
export const MEMORY_BUDGET = 256_000_000;
/** Share of one network: a lead with the largest photos, and a second lead with usual photos. */
export const MEMORY_OF_NETWORK = 64_000_000;
export const MIN_FREE_BYTES = 500_000_000;
const DISK_CHECK_EVERY_MS = 5_000;

const used = () => singleton('leads.uploads', () => ({ bytes: 0, ofNetworks: new Map<string, number>() }));

/**
 * One request's share of the budget. Counts arrived bytes only: announced bytes would block other requests.
 */
export const reserveMemory = (network: string) => {
  let own = 0;
  const change = (bytes: number) => {
    const { ofNetworks } = used();
    used().bytes += bytes;
    ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + bytes);
    if (ofNetworks.get(network) === 0) ofNetworks.delete(network);
    own += bytes;
  };
  return {
    /** Sets the share of this request. @returns false, without a change, when the budget does not allow it */
    growTo: (bytes: number): boolean => {
      const { bytes: all, ofNetworks } = used();
      const more = bytes - own;
      if (all + more > MEMORY_BUDGET || (ofNetworks.get(network) ?? 0) + more > MEMORY_OF_NETWORK)
        return false;
      change(more);
      return true;
    },
    release: (): void => {
      change(-own);
    },
  };
};

export type MemoryReservation = ReturnType<typeof reserveMemory>;

const lastCheck = () => singleton('leads.disk', () => ({ checkedAt: -Infinity, hasRoom: true }));

/** Whether photos may be stored: with 500 MB free on DATA_DIR's disk, or a database on another machine. */
export const hasRoomForPhotos = async (): Promise<boolean> => {
  const known = lastCheck();
  if (!env().databaseUrl.startsWith('file:') || performance.now() - known.checkedAt < DISK_CHECK_EVERY_MS)
    return known.hasRoom;
  known.checkedAt = performance.now();
  const disk = await statfs(env().dataDir).catch(() => null);
  const free = disk ? disk.bavail * disk.bsize : Infinity;
  const hasRoom = free >= MIN_FREE_BYTES;
  if (known.hasRoom && !hasRoom) warn('leads.disk', { photos: 'refused', freeBytes: free });
  if (!known.hasRoom && hasRoom) info('leads.disk', { photos: 'accepted', freeBytes: free });
  known.hasRoom = hasRoom;
  return hasRoom;
};

/** At 3 seconds for each photo, the last is done before delivery stops waiting for photos (PHOTO_HOLD_MS). */
export const MAX_WAITING_PHOTOS = 100;
/** Photos of one network, over all sites: four leads with five photos each. */
export const MAX_WAITING_OF_NETWORK = 20;

/** The owner of a photo: the site, and the widest network of the visitor. */
export type PhotoOwner = { site: string; network: string };

type Work = PhotoOwner & { run: () => Promise<void> };

/**
 * One photo at a time, because two of 50 megapixels would take twice the memory. Sites and networks take
 * turns: next is the photo whose site and network were not served for the longest time.
 */
export const createPhotoQueue = () => {
  let waiting: Work[] = [];
  let isRunning = false;
  let turn = 0;
  /** The last turn of each site and network. */
  const turns = new Map<string, number>();
  const keysOf = ({ site, network }: PhotoOwner) => [`site ${site}`, `network ${network}`];
  const byTurns = (one: Work, other: Work): number => {
    const [first = [], second = []] = [one, other].map((work) =>
      keysOf(work).map((key) => turns.get(key) ?? 0),
    );
    return Math.max(...first) - Math.max(...second) || Math.min(...first) - Math.min(...second);
  };

  const runAll = async () => {
    isRunning = true;
    for (;;) {
      const [next] = waiting.toSorted(byTurns);
      if (!next) break;
      waiting = waiting.filter((work) => work !== next);
      turn += 1;
      for (const key of keysOf(next)) turns.set(key, turn);
      await next.run();
    }
    turns.clear();
    isRunning = false;
  };

  return {
    /** Whether this number of further photos may wait. */
    hasRoom: ({ network }: PhotoOwner, photos: number): boolean =>
      waiting.length + photos <= MAX_WAITING_PHOTOS &&
      waiting.filter((work) => work.network === network).length + photos <= MAX_WAITING_OF_NETWORK,

    /** Runs work in its turn. @returns its result */
    add: <T>(owner: PhotoOwner, work: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ ...owner, run: () => work().then(resolve, reject) });
        if (!isRunning) void runAll();
      }),
  };
};

/** The queue of this process. */
export const photoQueue = () => singleton('leads.photos', createPhotoQueue);
