import fs from 'node:fs/promises';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PageCache from './cache-handler.mjs';
import { monotonicNow } from './monotonic-time.mjs';

const HOUR_MS = 3_600_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-page-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const fileSystem = {
  existsSync,
  readFileSync,
  readFile: fs.readFile,
  writeFile: fs.writeFile,
  mkdir: (dir: string) => fs.mkdir(dir, { recursive: true }),
  stat: fs.stat,
};

const Cache = PageCache as unknown as new (options: object) => PageCache;
type Entry = { lastModified: number } | null;

/** A page cache of a process that has just started: its memory is its own. */
const openCache = async () => {
  const cache = new Cache({
    fs: fileSystem,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
  return {
    cache,
    put: () =>
      cache.set(
        '/robots.txt',
        { kind: 'APP_ROUTE', body: Buffer.from('text'), status: 200, headers: {} } as never,
        { cacheControl: { revalidate: 60, expire: undefined } } as never,
      ),
    age: async () => {
      const entry = (await cache.get('/robots.txt', { kind: 'APP_ROUTE' } as never)) as Entry;
      return entry && monotonicNow() - entry.lastModified;
    },
  };
};

test.each([HOUR_MS, -HOUR_MS])('a clock step of %i ms changes the age of no page', async (step) => {
  const { put, age } = await openCache();
  const wallClock = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => wallClock() + step);
  await put();
  const during = await age();
  jest.mocked(Date.now).mockRestore();
  for (const found of [during, await age()]) {
    expect(found).toBeGreaterThanOrEqual(0);
    expect(found).toBeLessThan(60_000);
  }
});

test('a file from before the clock was set back is stale', async () => {
  const { cache, put, age } = await openCache();
  await put();
  const inAnHour = (Date.now() + HOUR_MS) / 1000;
  const [file] = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.body'));
  utimesSync(path.join(folder, file ?? ''), inAnHour, inAnHour);
  Object.getPrototypeOf(cache.constructor).memoryCache.remove('/robots.txt');
  expect(await age()).toBeGreaterThan(HOUR_MS);
});
