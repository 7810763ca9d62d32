import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { previewFrames } from '../http/content-security-policy.mjs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isKept, makeCanonical, POLICY } from './entries.mjs';
import { monotonicNow } from './monotonic-time.mjs';
import { pagesFolder } from './pages-folder.mjs';

// What this module adds to Next's filesystem cache (docs/decisions/32): 1. answers that would spoil a page for everybody
// are not kept; 2. a page has one content, without a visitor's path and query; 3. each page has a strict
// Content-Security-Policy; 4. clock steps keep no page: entries are stamped by the clock that judges their age; 5. pages made
// at run time are kept below DATA_DIR, not in the build; 6. a preview is kept for nobody; 7. a disk that takes no more
// leaves no half page.

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Longer than any lifetime of a page. */
const DAY_MS = 24 * 60 * 60_000;

/** @param {string} key ends with a page's path inside the app; Next puts an id of its build before it */
const isPreview = (key) => key.includes('/preview~');

/** Whether the last page could not be written to disk: one line in the log tells it. */
let isDiskFailing = false;

export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    if (this.fs)
      this.fs = { ...this.fs, writeFile: (file, data) => writeFileAtomic(file, data, { fsync: false }) };
    // Middleware has one too, which knows no folder and keeps nothing.
    this.distDir = context.serverDistDir ? path.join(context.serverDistDir, '..') : '';
    this.folder = this.distDir ? pagesFolder(this.distDir) : null;
    // Reads the pages that the build made; with flushToDisk it would copy each into the build.
    this.built = this.folder ? new FileSystemCache({ ...context, flushToDisk: false }) : null;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['getFilePath']>} args */
  getFilePath(...args) {
    const file = super.getFilePath(...args);
    return this.folder ? path.join(this.folder, path.relative(this.distDir, file)) : file;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const isFromDisk = !FileSystemCache.memoryCache?.get(args[0]);
    const entry = (await super.get(...args)) ?? (await this.built?.get(...args)) ?? null;
    // On disk from before the clock was set back: stale, and shown until it is made anew.
    if (entry && Number(entry.lastModified) > monotonicNow()) entry.lastModified = monotonicNow() - DAY_MS;
    const value = /** @type {any} */ (entry?.value);
    // Pages of the build were stored without this handler; of others a full disk may have kept the HTML of one generation and
    // the headers of another.
    if (value?.kind === 'APP_PAGE' && (isFromDisk || !value.headers?.[POLICY])) makeCanonical(value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, data, context] = args;
    const value = /** @type {any} */ (data);
    if (value?.kind === 'APP_ROUTE' || value?.kind === 'APP_PAGE') {
      if (isPreview(key)) {
        if (value.kind === 'APP_PAGE') makeCanonical(value, previewFrames());
        value.headers = { ...value.headers, 'cache-control': 'private, no-store' };
        return;
      }
      if (!isKept(value, /** @type {any} */ (context).cacheControl)) {
        value.headers = { ...value.headers, 'cache-control': 'no-store' };
        return;
      }
      if (value.kind === 'APP_PAGE' && !value.headers?.[POLICY] && !makeCanonical(value)) {
        console.error(`page-cache.unknown-page key=${key}`);
        return;
      }
    }
    const storing = super.set(...args);
    const stored = FileSystemCache.memoryCache?.get(key);
    if (stored?.value === data) stored.lastModified = monotonicNow();
    await storing.then(
      () => (isDiskFailing = false),
      (error) => {
        if (!isDiskFailing)
          console.error(`page-cache.not-written reason=${error.code ?? error.message} folder=${this.folder}`);
        isDiskFailing = true;
      },
    );
  }
}
