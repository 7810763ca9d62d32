import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isKept, makeCanonical, POLICY } from './entries.mjs';

// What this module adds to Next's filesystem cache (docs/decisions/32): 1. answers that would spoil a page for everybody
// are not kept; 2. a page has one content, without a visitor's path and query; 3. each page has a strict
// Content-Security-Policy.

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

export default class PageCache extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    const value = /** @type {any} */ (entry?.value);
    // Pages of the build were stored without this handler.
    if (value?.kind === 'APP_PAGE' && !value.headers?.[POLICY]) makeCanonical(value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, data, context] = args;
    const value = /** @type {any} */ (data);
    if (value?.kind === 'APP_ROUTE' || value?.kind === 'APP_PAGE') {
      if (!isKept(value, /** @type {any} */ (context).cacheControl)) {
        value.headers = { ...value.headers, 'cache-control': 'no-store' };
        return;
      }
      if (value.kind === 'APP_PAGE' && !value.headers?.[POLICY] && !makeCanonical(value)) {
        console.error(`page-cache.unknown-page key=${key}`);
        return;
      }
    }
    await super.set(...args);
  }
}
