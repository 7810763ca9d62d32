import 'server-only';
import { singleton } from '@/lib/platform/singleton';

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
