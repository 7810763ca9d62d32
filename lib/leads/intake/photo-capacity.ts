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
