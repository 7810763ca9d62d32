import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { makeCanonical, makeDataCanonical, POLICY } from './canonical-page.mjs';
import { previewFrames } from './security-headers.mjs';
import { pagesFolder, readEntry, readPrerendered, writeEntry } from './pages-folder.mjs';
import { expireTag, isExpired, monotonicNow, siteOf, tagsOf } from './site-tags.mjs';
import { compressPage } from './stored-page.mjs';
import { reportUnknownPage } from './unknown-pages.mjs';

/** @import { CacheControl, Entry, File, Page } from './entry' */

// Next's page cache (docs/decisions/caching-and-pages.md). Only pages: lib/content caches the sites.

const DAY_MS = 24 * 60 * 60_000;
const ENTRY_BYTES = 2_000;
const MAX_LIFETIMES = 1_000;

// Next remembers a lifetime for each page ever made; an entry has its own, which Next prefers.
const lifetimes = /** @type {{ cacheControls: unknown }} */ (/** @type {unknown} */ (SharedCacheControls));
lifetimes.cacheControls = new LRUCache({ max: MAX_LIFETIMES });

/** Shared, because Next creates a handler per request. @type {LRUCache<string, Entry> | undefined} */
let memory;
let isDiskFailing = false;

/** @param {Entry} entry */
const sizeOf = ({ value }) =>
  ENTRY_BYTES +
  (value.kind === 'APP_PAGE' ? value.html.length + (value.rscData?.length ?? 0) : value.body.length);

/**
 * True for 200, and for a 404 that expires and has a site's tag.
 * @param {Page | File} value @param {CacheControl | undefined} cacheControl
 */
export const isKept = (value, cacheControl) => {
  const { status = 200 } = value;
  return (
    status === 200 ||
    (status === 404 && typeof cacheControl?.revalidate === 'number' && siteOf(value.headers) !== null)
  );
};

/** @param {string} key a page's internal path behind Next's name of its route */
const pathOf = (key) => key.slice(key.indexOf('/$/') + 2);

/** @param {string} key */
const isPreview = (key) => key.includes('/preview~');

export default class PageCache {
  /** @param {{ serverDistDir?: string, maxMemoryCacheSize?: number }} context */
  constructor({ serverDistDir = '', maxMemoryCacheSize = 0 }) {
    this.serverDir = serverDistDir;
    this.folder = serverDistDir ? pagesFolder(path.join(serverDistDir, '..')) : null;
    memory ??= new LRUCache({ maxSize: Math.max(1, maxMemoryCacheSize), sizeCalculation: sizeOf });
  }

  /** @param {string} key @param {{ kind: string }} context @returns {Promise<Entry | null>} */
  async get(key, { kind }) {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return null;
    const entry = memory?.get(key) ?? (await this.read(key));
    return entry && !isExpired(tagsOf(entry.value.headers), entry.lastModified) ? entry : null;
  }

  /** @param {string} key */
  async read(key) {
    const stored = this.folder && (await readEntry(this.folder, key));
    const prerendered = stored ? null : await readPrerendered(this.serverDir, pathOf(key));
    const entry = stored ?? (prerendered?.key === key ? prerendered.entry : null);
    if (!stored && entry && entry.value.kind === 'APP_PAGE') await this.prepare(key, entry.value);
    // A newer entry may have been stored during the await above.
    const newer = memory?.get(key);
    if (newer || !entry) return newer;
    // Written before the clock was set back: an age of a day makes it stale.
    if (entry.lastModified > monotonicNow()) entry.lastModified = monotonicNow() - DAY_MS;
    memory?.set(key, entry);
    return entry;
  }

  /**
   * Adds the policy and compresses, each step in a turn of the event loop, as it takes long for large pages.
   * @param {string} key @param {Page} page @returns {Promise<boolean>} false when its form is unknown
   */
  async prepare(key, page) {
    await nextTurn();
    const frames = isPreview(key) ? previewFrames() : undefined;
    const unknown = page.headers?.[POLICY] ? null : await this.makeCanonical(page, frames);
    if (unknown) reportUnknownPage(siteOf(page.headers), pathOf(key).replace(/^\/[^/]*/, ''), unknown);
    else if (this.folder) {
      await nextTurn();
      compressPage(page);
    }
    return !unknown;
  }

  /**
   * @param {Page} page
   * @param {string} [frames]
   * @returns {Promise<string | null>} the unknown part of the page
   */
  async makeCanonical(page, frames) {
    const unknown = makeCanonical(page, frames);
    if (unknown) return unknown;
    await nextTurn();
    return makeDataCanonical(page, frames);
  }

  /**
   * Changes `value`, because Next also sends it.
   * @param {string} key @param {Page | File | { kind: 'FETCH' } | null} value
   * @param {{ cacheControl?: CacheControl }} context
   */
  async set(key, value, { cacheControl }) {
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return;
    // Before the first await: a revalidation during it must find this page too old.
    const lastModified = monotonicNow();
    const isKnown = value.kind === 'APP_ROUTE' || (await this.prepare(key, value));
    if (!isKnown || isPreview(key) || !isKept(value, cacheControl)) {
      value.headers = {
        ...value.headers,
        'cache-control': isPreview(key) ? 'private, no-store' : 'no-store',
      };
      return;
    }
    const entry = { value, lastModified, cacheControl };
    memory?.set(key, entry);
    if (!this.folder) return;
    try {
      await writeEntry(this.folder, key, entry);
      isDiskFailing = false;
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!isDiskFailing)
        console.error(`page-cache.not-written reason=${code ?? message} folder=${this.folder}`);
      isDiskFailing = true;
    }
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    [tags].flat().forEach(expireTag);
  }

  resetRequestCache() {}
}
