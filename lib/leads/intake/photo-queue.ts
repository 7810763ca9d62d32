import 'server-only';
import pLimit from 'p-limit';
import { singleton } from '@/lib/platform/singleton';

/** At 3 seconds for each photo, the last is done before delivery stops waiting for photos (PHOTO_HOLD_MS). */
export const MAX_WAITING_PHOTOS = 100;
/** Photos of one network, over all sites: four leads with five photos each. */
export const MAX_WAITING_OF_NETWORK = 20;

/** One photo at a time, because two of 50 megapixels would take twice the memory. */
export const createPhotoQueue = () => {
  const oneAtATime = pLimit(1);
  /** How many photos of each network wait or are being read. */
  const waiting = new Map<string, number>();
  const count = (network: string, change: 1 | -1) => {
    const left = (waiting.get(network) ?? 0) + change;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
  };

  return {
    /** Whether this number of further photos of a network may wait. */
    hasRoom: (network: string, photos: number): boolean =>
      oneAtATime.pendingCount + photos <= MAX_WAITING_PHOTOS &&
      (waiting.get(network) ?? 0) + photos <= MAX_WAITING_OF_NETWORK,

    /** Runs work in its turn. @returns its result */
    add: <T>(network: string, work: () => Promise<T>): Promise<T> => {
      count(network, 1);
      return oneAtATime(work).finally(() => count(network, -1));
    },
  };
};

/** The queue of this process. */
export const photoQueue = () => singleton('leads.photos', createPhotoQueue);
