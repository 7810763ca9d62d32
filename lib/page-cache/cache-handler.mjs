import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isKept, makeCanonical, POLICY } from './entries.mjs';

// What this module adds to Next's filesystem cache, and when it can go:
// 1. Answers that would spoil a page for everybody are not kept. Next keeps whatever a route handler answered.
// 2. One page has one content. Next keeps the path and the query of the visitor for whom a page was rendered.
// 3. A strict Content-Security-Policy travels with each page. Next works on hashes of inline scripts of its own
//    (experimental.inlineScriptHashes) and on Flight data outside of the HTML; with both, 2 and 3 are not needed.
// Vercel has a cache of its own and does not call this module: next.config.mjs sets a policy there.

// Node imports a CommonJS module as a whole, a bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Next's filesystem cache for pages and answers of route handlers, with the three rules above. */
export default class PageCache extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    const value = /** @type {any} */ (entry?.value);
    // Pages that the build made were stored without this handler.
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
