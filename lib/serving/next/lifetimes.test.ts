import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/test/server';
import type { File, Page } from './entry';

const folder = temporaryFolder();
const serverDistDir = path.join(folder, '.next/server');
mkdirSync(serverDistDir, { recursive: true });
writeFileSync(path.join(folder, '.next/BUILD_ID'), 'build');
beforeEach(() =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', DATA_DIR: folder }),
);

const cacheControl = { revalidate: 60, expire: 600 };

/** Next's own cache over ours, as Next creates one per request, in a process that has just started. */
const start = async () => {
  jest.resetModules();
  const { default: PageCache } = await import('./cache-handler.mjs');
  const { IncrementalCache } = await import('next/dist/server/lib/incremental-cache');
  const { SharedCacheControls } =
    await import('next/dist/server/lib/incremental-cache/shared-cache-controls.external');
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    serverDistDir,
    requestHeaders: {},
    maxMemoryCacheSize: 1_000_000,
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} },
    previewProps: { previewModeId: 'a' },
    CurCacheHandler: PageCache,
  } as never);
  const contextOf = (kind: string) => ({ kind, isFallback: false, route: { kind, sourceRoute: '/[site]' } });
  return {
    put: (key: string, value: Page | File) =>
      cache.set(key, value as never, { ...contextOf(value.kind), cacheControl } as never),
    get: (key: string, kind: string) => cache.get(key, contextOf(kind) as never),
    lifetimes: SharedCacheControls['cacheControls'],
  };
};

const headers = { 'x-next-cache-tags': 'site:a' };
const row = '0:{"c":[""],"q":""}\n';
const page: Page = {
  kind: 'APP_PAGE',
  html: `<script>self.__next_f.push(${JSON.stringify([1, row])})</script>`,
  rscData: Buffer.from(row),
  headers,
};
const file: File = { kind: 'APP_ROUTE', body: Buffer.from('text'), status: 200, headers };

test.each([
  ['a page', page],
  ['a page that is a 404', { ...page, status: 404 }],
  ['a file', file],
  ['a file that is a 404', { ...file, status: 404 }],
])('the lifetime of %s is its own when Next has forgotten it, and after a restart', async (_, value) => {
  const { put, get, lifetimes } = await start();
  await put('/key', value);
  lifetimes.clear();
  expect(await get('/key', value.kind)).toMatchObject({ cacheControl });
  expect(await (await start()).get('/key', value.kind)).toMatchObject({ cacheControl });
});

test('Next remembers the lifetimes of a thousand pages, however many it makes', async () => {
  const { put, lifetimes } = await start();
  for (let index = 0; index < 1_100; index += 1) await put(`/${index}`, { ...file, status: 405 });
  expect(lifetimes.size).toBe(1_000);
});
