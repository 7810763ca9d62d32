import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { previewFrames } from './content-security-policy.mjs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isKept, makeCanonical, POLICY } from './entries.mjs';
import { limitLifetimes } from './limit-lifetimes.mjs';
import { monotonicNow } from './monotonic-time.mjs';
import { readPageFile, toPageFile } from './page-file.mjs';
import { pagesFolder } from './pages-folder.mjs';
import { compressPage, isStoredPage } from './stored-page.mjs';

// Next's filesystem cache with the changes of docs/decisions/32.

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

limitLifetimes();

const DAY_MS = 24 * 60 * 60_000;

/** @param {string} key a page's internal path, with Next's build id before it */
const isPreview = (key) => key.includes('/preview~');

let isDiskFailing = false;

export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    if (this.fs)
      this.fs = { ...this.fs, writeFile: (file, data) => writeFileAtomic(file, data, { fsync: false }) };
    this.distDir = context.serverDistDir ? path.join(context.serverDistDir, '..') : '';
    this.folder = this.distDir ? pagesFolder(this.distDir) : null;
    // Reads prerendered pages, and keeps pages in memory; flushToDisk would write copies into the build.
    this.built = this.folder ? new FileSystemCache({ ...context, flushToDisk: false }) : null;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['getFilePath']>} args */
  getFilePath(...args) {
    const file = super.getFilePath(...args);
    return this.folder ? path.join(this.folder, path.relative(this.distDir, file)) : file;
  }

  /** @param {string} key */
  pageFile(key) {
    return this.getFilePath(`${key}.page`, 'APP_PAGE');
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const [key, { kind }] = args;
    const memory = FileSystemCache.memoryCache;
    if (this.folder && kind === 'APP_PAGE' && !memory?.get(key)) {
      const page = await readPageFile(this.pageFile(key));
      // A newer one may have been made meanwhile.
      if (page && !memory?.get(key)) memory?.set(key, page);
    }
    const stored = await super.get(...args);
    const entry = stored ?? (await this.built?.get(...args)) ?? null;
    // Written before the clock was set back: a day old makes it stale.
    if (entry && Number(entry.lastModified) > monotonicNow()) entry.lastModified = monotonicNow() - DAY_MS;
    const value = /** @type {any} */ (entry?.value);
    if (value?.kind !== 'APP_PAGE' || isStoredPage(value)) return entry;
    // Next stored prerendered pages without this handler.
    if (!stored || !value.headers?.[POLICY]) makeCanonical(value);
    if (this.folder) compressPage(value);
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
    const isPage = this.built && value?.kind === 'APP_PAGE';
    if (isPage) compressPage(value);
    const storing = isPage ? this.built.set(...args) : super.set(...args);
    const lastModified = monotonicNow();
    const stored = FileSystemCache.memoryCache?.get(key);
    if (stored?.value === data) stored.lastModified = lastModified;
    const { cacheControl } = /** @type {any} */ (context);
    const writing = isPage ? this.writePage(key, { value, lastModified, cacheControl }) : storing;
    await writing.then(
      () => (isDiskFailing = false),
      (error) => {
        if (!isDiskFailing)
          console.error(`page-cache.not-written reason=${error.code ?? error.message} folder=${this.folder}`);
        isDiskFailing = true;
      },
    );
  }

  /** @param {string} key @param {import('./page-file.mjs').PageEntry} entry */
  async writePage(key, entry) {
    const file = this.pageFile(key);
    await this.fs.mkdir(path.dirname(file));
    await this.fs.writeFile(file, toPageFile(entry));
  }
}
