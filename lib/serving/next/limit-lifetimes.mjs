import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { LRUCache } from 'lru-cache';

const MAX_LIFETIMES = 1_000;

/**
 * Bounds Next's memory of the lifetime of each page that it ever made: an entry has its own, in memory and on
 * disk, and Next prefers that; those of prerendered pages are in its manifest. Check when Next is updated:
 * IncrementalCache.get reads `cacheControl` of what the handler returns.
 */
export const limitLifetimes = () => {
  // Private in Next's types.
  /** @type {any} */ (SharedCacheControls).cacheControls = new LRUCache({ max: MAX_LIFETIMES });
};
