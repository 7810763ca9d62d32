import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How many visits one network may add to a site's number in an hour: a household or a small office, and no script. */
const VISITS_AN_HOUR = 30;
const HOUR_MS = 60 * 60 * 1000;

// Some 20 MB at most; then the least recent starts anew. A digest whose salt ends with the process: no address is kept.
const counted = new LRUCache<string, { visits: number }>({
  max: 100_000,
  ttl: HOUR_MS,
  perf: { now: () => Date.now() },
});
const salt = randomBytes(16);

/** May this network add another visit to this site's number now? The answer yes is taken as one. */
export const mayCount = (site: string, network: string): boolean => {
  const key = createHash('sha256')
    .update(salt)
    .update(JSON.stringify([site, network]))
    .digest('base64');
  const hour = counted.get(key);
  if (hour) return hour.visits < VISITS_AN_HOUR && (hour.visits += 1) > 0;
  counted.set(key, { visits: 1 });
  return true;
};
