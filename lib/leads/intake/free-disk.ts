import { statfs } from 'node:fs/promises';
import { env } from '@/lib/env';
import { info, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';

export const MIN_FREE_BYTES = 500_000_000;
const CHECK_EVERY = 5_000;

const state = () => singleton('leads.disk', () => ({ checkedAt: -Infinity, hasRoom: true }));

/** Whether photos may be stored: true while DATA_DIR's disk has 500 MB free, and when the database is on another machine. */
export const hasRoomForPhotos = async (): Promise<boolean> => {
  const known = state();
  if (!env().databaseUrl.startsWith('file:') || performance.now() - known.checkedAt < CHECK_EVERY)
    return known.hasRoom;
  known.checkedAt = performance.now();
  // A folder that is not there yet says nothing about its disk.
  const disk = await statfs(env().dataDir).catch(() => null);
  const free = disk ? disk.bavail * disk.bsize : Infinity;
  const hasRoom = free >= MIN_FREE_BYTES;
  if (known.hasRoom && !hasRoom) warn('leads.disk', { photos: 'refused', freeBytes: free });
  if (!known.hasRoom && hasRoom) info('leads.disk', { photos: 'accepted', freeBytes: free });
  known.hasRoom = hasRoom;
  return hasRoom;
};
