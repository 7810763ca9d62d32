import fs from 'node:fs/promises';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import os from 'node:os';
import path from 'node:path';
import PageCache from './cache-handler.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-page-cache-'));
const distDir = path.join(folder, '.next');

beforeAll(async () => {
  await fs.mkdir(distDir);
  writeFileSync(path.join(distDir, 'BUILD_ID'), 'build');
});
beforeEach(() =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', DATA_DIR: folder }),
);
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** Next's own cache over ours, as Next creates one per request. */
const openCache = () =>
  new IncrementalCache({
    fs: {
      existsSync,
      readFileSync,
      readFile: fs.readFile,
      mkdir: (dir: string) => fs.mkdir(dir, { recursive: true }),
      stat: fs.stat,
    },
    dev: false,
    flushToDisk: true,
    minimalMode: false,
    serverDistDir: path.join(distDir, 'server'),
    requestHeaders: {},
    maxMemoryCacheSize: 1_000_000,
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} },
    previewProps: { previewModeId: 'a' },
    CurCacheHandler: PageCache,
  } as never);

const contextOf = (kind: string) => ({ kind, isFallback: false, route: { kind, sourceRoute: '/[site]' } });

const html = '<script>self.__next_f.push([1,"0:{\\"c\\":[\\"\\"],\\"q\\":\\"\\"}\\n"])</script>';
const page = { kind: 'APP_PAGE', html, rscData: Buffer.from('0:{"c":[""],"q":""}\n'), headers: {} };
const file = { kind: 'APP_ROUTE', body: Buffer.from('text'), status: 200, headers: {} };
const missing = { status: 404, headers: { 'x-next-cache-tags': 'site:a' } };

const forgetPages = () => {
  const { memoryCache } = Object.getPrototypeOf(PageCache) as {
    memoryCache: { remove: (key: string) => void; cache: Map<string, unknown> };
  };
  for (const key of [...memoryCache.cache.keys()]) memoryCache.remove(key);
};

describe.each([
  ['a page', page],
  ['a page that is a 404', { ...page, ...missing }],
  ['a file', file],
  ['a file that is a 404', { ...file, ...missing }],
])('the lifetime of %s', (name, value) => {
  const key = `/${name.replaceAll(' ', '-')}`;
  const cacheControl = { revalidate: 60, expire: 600 };
  const context = contextOf(value.kind) as never;
  const put = () => openCache().set(key, value as never, { ...contextOf(value.kind), cacheControl } as never);

  test('is its own when Next has forgotten it', async () => {
    await put();
    SharedCacheControls['cacheControls'].clear();
    expect(await openCache().get(key, context)).toMatchObject({ cacheControl });
  });

  test('is its own after a restart', async () => {
    await put();
    SharedCacheControls['cacheControls'].clear();
    forgetPages();
    expect(await openCache().get(key, context)).toMatchObject({ cacheControl });
  });
});

test('Next remembers the lifetimes of a thousand pages, however many it makes', async () => {
  const cache = openCache();
  for (let index = 0; index < 1_100; index += 1)
    await cache.set(
      `/${index}`,
      { ...file, status: 405 } as never,
      {
        ...(contextOf('APP_ROUTE') as object),
        cacheControl: { revalidate: 60, expire: 600 },
      } as never,
    );
  expect(SharedCacheControls['cacheControls'].size).toBe(1_000);
});
