import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { entriesUpTo } from './entries-up-to';

// Lost with the process, so that keys cannot be traced back to addresses.
const salt = randomBytes(16);

const digestOf = (key: string): string =>
  createHash('sha256').update(salt).update(key).digest('base64url').slice(0, 16);

type Options = {
  points: number;
  windowMs: number;
  maxKeys?: number;
  now?: () => number;
};

/** The result takes a point of a key: null, or the milliseconds until it has points again. */
export const createRateLimit = ({ points, windowMs, maxKeys = 100_000, now = Date.now }: Options) => {
  // Points and end of the window in one number, because an object per key doubles the memory.
  const used = new LRUCache<string, number>(entriesUpTo(maxKeys));
  const endOf = (packed: number) => Math.floor(packed / 2 ** 20) * 1_000;

  return (key: string): number | null => {
    const digest = digestOf(key);
    const packed = used.get(digest) ?? 0;
    const time = now();
    if (endOf(packed) <= time) {
      used.set(digest, Math.ceil((time + windowMs) / 1_000) * 2 ** 20 + 1);
      return null;
    }
    if (packed % 2 ** 20 >= points) return endOf(packed) - time;
    used.set(digest, packed + 1);
    return null;
  };
};
