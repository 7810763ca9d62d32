import fs from 'node:fs/promises';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import PageCache from './cache-handler.mjs';
import { POLICY } from './entries.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-page-cache-'));
const distDir = path.join(folder, '.next');

beforeAll(async () => {
  await fs.mkdir(distDir);
  writeFileSync(path.join(distDir, 'BUILD_ID'), 'build');
});
// Only a server of a build keeps pages in DATA_DIR.
beforeEach(() =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', DATA_DIR: folder }),
);
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const Cache = PageCache as unknown as new (options: object) => PageCache;
const openCache = () =>
  new Cache({
    fs: {
      existsSync,
      readFileSync,
      readFile: fs.readFile,
      mkdir: (dir: string) => fs.mkdir(dir, { recursive: true }),
      stat: fs.stat,
    },
    flushToDisk: true,
    serverDistDir: path.join(distDir, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });

const put = (cache: PageCache, text: string) =>
  cache.set(
    '/robots.txt',
    { kind: 'APP_ROUTE', body: Buffer.from(text), status: 200, headers: {} } as never,
    { cacheControl: { revalidate: 60, expire: undefined } } as never,
  );
const bodyOf = async (cache: PageCache) => {
  const entry = await cache.get('/robots.txt', { kind: 'APP_ROUTE' } as never);
  return (entry?.value as { body?: Buffer } | undefined)?.body?.toString();
};
/** As after a restart. */
const forgetMemory = (cache: PageCache, key: string) =>
  (
    Object.getPrototypeOf(cache.constructor) as { memoryCache: { remove: (key: string) => void } }
  ).memoryCache.remove(key);

/** A page as Next makes it. */
const putPage = (cache: PageCache, text: string) => {
  const row = `0:{"P":null,"c":["",""],"q":"","t":"${text}"}\n`;
  const html = `<html><body><p>${text}</p><script>self.__next_f.push(${JSON.stringify([1, row])})</script></body></html>`;
  return cache.set(
    '/page',
    { kind: 'APP_PAGE', html, rscData: Buffer.from(row), status: 200, headers: {} } as never,
    { cacheControl: { revalidate: 60, expire: undefined } } as never,
  );
};
const pageOf = async (cache: PageCache) => {
  const entry = await cache.get('/page', { kind: 'APP_PAGE' } as never);
  const value = entry?.value as unknown as { html: string; headers: Record<string, string> };
  return { ...value, html: gunzipSync(Buffer.from(value.html, 'latin1')).toString() };
};

test('while the disk is full a page is served from memory; after a restart its policy matches its HTML', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cache = openCache();
  await putPage(cache, 'first');
  const first = await pageOf(cache);

  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(cache.fs, 'writeFile').mockRejectedValue(full);
  await putPage(cache, 'second');
  await putPage(cache, 'third');
  const third = await pageOf(cache);
  expect(third.html).toContain('third');
  expect(third.headers[POLICY]).not.toBe(first.headers[POLICY]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^page-cache\.not-written reason=ENOSPC folder=/)]]);

  forgetMemory(cache, '/page');
  const { html, headers } = await pageOf(cache);
  expect([html, headers[POLICY]]).toEqual([first.html, first.headers[POLICY]]);
});

test('a page that is made while its file is read is not replaced by what the file holds', async () => {
  const cache = openCache();
  await putPage(cache, 'first');
  forgetMemory(cache, '/page');
  const reading = pageOf(cache);
  await putPage(cache, 'second');
  await reading;
  expect((await pageOf(cache)).html).toContain('second');
});

test('a page is compressed once: for its first visitor, in memory, on disk and when it is set again', async () => {
  const cache = openCache();
  const row = '0:{"P":null,"c":["",""],"q":""}\n';
  const html = `<html><body>Grüße 漢字<script>self.__next_f.push(${JSON.stringify([1, row])})</script></body></html>`;
  const value = { kind: 'APP_PAGE', html, rscData: Buffer.from(row), status: 200, headers: {} };
  const put = () => cache.set('/page', value as never, { cacheControl: { revalidate: 60 } } as never);
  await put();
  const sent = { ...value };
  expect(gunzipSync(Buffer.from(sent.html, 'latin1')).toString()).toContain('Grüße 漢字');
  expect(gunzipSync(sent.rscData).toString()).toBe(row);
  await put();
  expect((await cache.get('/page', { kind: 'APP_PAGE' } as never))?.value).toEqual(sent);
  forgetMemory(cache, '/page');
  expect((await cache.get('/page', { kind: 'APP_PAGE' } as never))?.value).toEqual(sent);
});

test.each([405, 500, 204])(
  'an answer with status %d of a route does not replace the cached one',
  async (status) => {
    const cache = openCache();
    await put(cache, 'good');
    const refused = { kind: 'APP_ROUTE', body: Buffer.from('bad'), status, headers: {} as object };
    await cache.set('/robots.txt', refused as never, { cacheControl: { revalidate: false } } as never);
    expect(refused.headers).toEqual({ 'cache-control': 'no-store' });
    expect(await bodyOf(cache)).toBe('good');
    forgetMemory(cache, '/robots.txt');
    expect(await bodyOf(cache)).toBe('good');
  },
);

test('a file is replaced atomically', async () => {
  const cache = openCache();
  await put(cache, 'first');
  const [file = ''] = (await fs.readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.body'),
  );
  const open = await fs.open(path.join(folder, file));
  await put(cache, 'second');
  // Whoever has begun to read gets the former file to its end.
  expect(await open.readFile('utf8')).toBe('first');
  await open.close();
  forgetMemory(cache, '/robots.txt');
  expect(await bodyOf(cache)).toBe('second');
});
