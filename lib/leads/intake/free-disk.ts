import { statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { info, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';

export const MIN_FREE_BYTES = 500_000_000;
const CHECK_EVERY = 5_000;

const state = () => singleton('leads.disk', () => ({ checkedAt: -Infinity, hasRoom: true }));

/** Whether photos may be stored: with 500 MB free on DATA_DIR's disk, or a database on another machine. */
export const hasRoomForPhotos = async (): Promise<boolean> => {
  const known = state();
  if (!env().databaseUrl.startsWith('file:') || performance.now() - known.checkedAt < CHECK_EVERY)
    return known.hasRoom;
  known.checkedAt = performance.now();
  // Null: the folder does not exist yet.
  const disk = await statfs(env().dataDir).catch(() => null);
  const free = disk ? disk.bavail * disk.bsize : Infinity;
  const hasRoom = free >= MIN_FREE_BYTES;
  if (known.hasRoom && !hasRoom) warn('leads.disk', { photos: 'refused', freeBytes: free });
  if (!known.hasRoom && hasRoom) info('leads.disk', { photos: 'accepted', freeBytes: free });
  known.hasRoom = hasRoom;
  return hasRoom;
};
