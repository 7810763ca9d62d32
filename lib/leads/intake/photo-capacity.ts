import 'server-only';
import { statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { info, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';

/** Bytes of photos that this process holds at the same time until they are processed. */
export const MEMORY_BUDGET = 256_000_000;
export const MIN_FREE_BYTES = 500_000_000;
const DISK_CHECK_EVERY_MS = 5_000;

const used = () => singleton('leads.uploads', () => ({ bytes: 0 }));

/** One request's share of the budget. Counts bytes that arrived: announced ones would block others. */
export const reserveMemory = () => {
  let own = 0;
  return {
    /** Sets this share. @returns false, without a change, when the budget does not allow it */
    growTo: (bytes: number): boolean => {
      if (used().bytes - own + bytes > MEMORY_BUDGET) return false;
      used().bytes += bytes - own;
      own = bytes;
      return true;
    },
    release: (): void => {
      used().bytes -= own;
      own = 0;
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
