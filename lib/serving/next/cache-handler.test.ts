import fs from 'node:fs/promises';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@/test/server';
import { isKept } from './cache-handler.mjs';
import { POLICY } from './canonical-page.mjs';
import type { Entry, File, Page } from './entry';
import { expireTag, readTag } from './site-tags.mjs';
import { unknownPages } from './unknown-pages.mjs';

jest.mock('write-file-atomic', () => jest.fn(jest.requireActual('write-file-atomic')));

const HOUR_MS = 3_600_000;
const folder = temporaryFolder();
const serverDistDir = path.join(folder, '.next/server');
mkdirSync(path.join(serverDistDir, 'app/site'), { recursive: true });
writeFileSync(path.join(folder, '.next/BUILD_ID'), 'build');
// Only a server of a build keeps pages in DATA_DIR.
beforeEach(() =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', DATA_DIR: folder }),
);
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(path.join(folder, 'pages'), { recursive: true, force: true });
});

/** The cache of a process that has just started. */
const start = async () => {
  jest.resetModules();
  const { default: PageCache } = await import('./cache-handler.mjs');
  return new PageCache({ serverDistDir, maxMemoryCacheSize: 1_000_000 });
};
type Cache = Awaited<ReturnType<typeof start>>;

const cacheControl = { revalidate: 60, expire: 600 };
const row = (text: string) => `0:{"P":null,"c":["","visitor"],"q":"","t":"${text}"}\n`;
/** A page as Next makes it. */
const pageOf = (text: string, script = '') =>
  ({
    kind: 'APP_PAGE',
    html: `<html><body><p>${text}</p>${script}<script>self.__next_f.push(${JSON.stringify([1, row(text)])})</script></body></html>`,
    rscData: Buffer.from(row(text)),
    headers: { 'x-next-cache-tags': '_N_T_/layout,site:a' },
  }) satisfies Page as Page;
const fileOf = (text: string, status = 200) =>
  ({ kind: 'APP_ROUTE', body: Buffer.from(text), status, headers: {} }) satisfies File as File;

const PAGE = '/route-cache/APP_PAGE/0f3e/$/site/about';
const put = (cache: Cache, text: string, key = PAGE) => cache.set(key, pageOf(text), { cacheControl });
const entryOf = async (cache: Cache, key = PAGE) =>
  (await cache.get(key, { kind: 'APP_PAGE' })) as (Entry & { value: Page }) | null;
const textOf = (entry: (Entry & { value: Page }) | null) =>
  entry && gunzipSync(Buffer.from(entry.value.html, 'latin1')).toString();
const bodyOf = async (cache: Cache) => {
  const entry = await cache.get('/robots.txt', { kind: 'APP_ROUTE' });
  return entry?.value.kind === 'APP_ROUTE' ? entry.value.body.toString() : null;
};

test('a page is compressed once: for its first visitor, in memory, on disk and when it is set again', async () => {
  const cache = await start();
  const value = pageOf('Grüße 漢字');
  await cache.set(PAGE, value, { cacheControl });
  const sent = { ...value };
  expect(gunzipSync(Buffer.from(sent.html, 'latin1')).toString()).toContain('Grüße 漢字');
  expect(gunzipSync(sent.rscData ?? '').toString()).toBe(row('Grüße 漢字').replace('visitor', ''));
  await cache.set(PAGE, value, { cacheControl });
  const inMemory = await entryOf(cache);
  expect(inMemory).toEqual({ value: sent, lastModified: expect.any(Number), cacheControl });
  expect(await entryOf(await start())).toEqual({ ...inMemory, value: { ...sent, segmentData: undefined } });
});

test('while the disk is full a page is served from memory; after a restart its policy matches its HTML', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cache = await start();
  await put(cache, 'first');
  const first = await entryOf(cache);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.mocked((await import('write-file-atomic')).default).mockRejectedValue(full);
  await put(cache, 'second');
  await put(cache, 'third');
  const third = await entryOf(cache);
  expect(textOf(third)).toContain('third');
  expect(third?.value.headers?.[POLICY]).not.toBe(first?.value.headers?.[POLICY]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^page-cache\.not-written reason=ENOSPC folder=/)]]);
  expect(await entryOf(await start())).toEqual(first);
});

test('a page that is made while its file is read is not replaced by what the file holds', async () => {
  await put(await start(), 'first');
  const cache = await start();
  const reading = entryOf(cache);
  await put(cache, 'second');
  expect(textOf(await reading)).toContain('second');
  expect(textOf(await entryOf(cache))).toContain('second');
});

test('a file is replaced atomically', async () => {
  const cache = await start();
  await cache.set('/robots.txt', fileOf('first'), { cacheControl });
  const file = path.join(folder, 'pages/build/server/robots.txt.page');
  const open = await fs.open(file);
  await cache.set('/robots.txt', fileOf('second'), { cacheControl });
  // A reader that has opened the former file reads it to its end.
  expect(await open.readFile('utf8')).toContain('first');
  await open.close();
  expect(await bodyOf(await start())).toBe('second');
});

test.each([405, 500, 204])('an answer with status %d does not replace the cached one', async (status) => {
  const cache = await start();
  await cache.set('/robots.txt', fileOf('good'), { cacheControl });
  const refused = fileOf('bad', status);
  await cache.set('/robots.txt', refused, { cacheControl: { revalidate: false } });
  expect(refused.headers).toEqual({ 'cache-control': 'no-store' });
  expect(await bodyOf(cache)).toBe('good');
  expect(await bodyOf(await start())).toBe('good');
});

test.each([
  ['200', { status: 200 }, { revalidate: 60 }, true],
  ['200, which Next leaves out for pages', {}, { revalidate: 60 }, true],
  ['404 with tag and lifetime', { status: 404, tags: 'a,site:b' }, { revalidate: 60 }, true],
  ['404 without a tag', { status: 404 }, { revalidate: 60 }, false],
  ['404 with a tag of Next only', { status: 404, tags: '_N_T_/layout' }, { revalidate: 60 }, false],
  ['404 for ever', { status: 404, tags: 'site:b' }, { revalidate: false as const }, false],
  ['500', { status: 500, tags: 'site:b' }, { revalidate: 60 }, false],
])(
  'whether an answer with status %s is cached, case %#',
  (_, { status, tags }: { status?: number; tags?: string }, lifetime, kept) =>
    expect(
      isKept({ ...pageOf(''), status, headers: tags ? { 'x-next-cache-tags': tags } : {} }, lifetime),
    ).toBe(kept),
);

test('a preview is not kept, and may be framed by the editor', async () => {
  process.env.PREVIEW_FRAME_ANCESTORS = 'https://editor.example';
  const cache = await start();
  const value = pageOf('preview');
  const key = '/route-cache/APP_PAGE/0f3e/$/preview~a~demo/about';
  await cache.set(key, value, { cacheControl });
  expect(value.headers?.['cache-control']).toBe('private, no-store');
  expect(value.headers?.[POLICY]).toContain("frame-ancestors 'self' https://editor.example");
  expect(await entryOf(cache, key)).toBeNull();
});

test('a page of an unknown form has no scripts, is not cached, and is reported', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cache = await start();
  const before = unknownPages().count;
  for (const text of ['one', 'two']) {
    const value = pageOf(text, '<script>other()</script>');
    await cache.set(PAGE, value, { cacheControl });
    expect(value.headers).toMatchObject({
      [POLICY]: expect.stringContaining("script-src 'none'"),
      'cache-control': 'no-store',
    });
    expect(value.html).toContain(`<p>${text}</p>`);
  }
  expect(await entryOf(cache)).toBeNull();
  const reason = 'unknown script: <script>other()</script>';
  expect(log.mock.calls).toEqual([[`page-cache.unknown-page site=a page=/about reason="${reason}"`]]);
  expect(unknownPages()).toEqual({ count: before + 2, last: `a/about: ${reason}` });
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + HOUR_MS);
  expect(unknownPages().last).toBeNull();
});

describe('a page that Next prerendered', () => {
  const file = path.join(serverDistDir, 'app/site/about');
  const { html, rscData, headers } = pageOf('prerendered');
  beforeEach(() => {
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.rsc`, rscData ?? '');
    writeFileSync(`${file}.meta`, JSON.stringify({ headers, routeCache: { key: PAGE } }));
  });
  afterEach(() => rmSync(path.dirname(file), { recursive: true }));
  afterEach(() => mkdirSync(path.dirname(file)));

  test('is shown until there is a newer one, with its policy', async () => {
    const cache = await start();
    const entry = await entryOf(cache);
    expect(textOf(entry)).toContain('<p>prerendered</p>');
    expect(textOf(entry)).not.toContain('visitor');
    expect(entry?.value.headers?.[POLICY]).toContain("'sha256-");
    expect(existsSync(path.join(folder, 'pages'))).toBe(false);
    await put(cache, 'newer');
    expect(textOf(await entryOf(await start()))).toContain('newer');
  });

  test('is not shown for another route', async () =>
    expect(await entryOf(await start(), '/route-cache/APP_PAGE/other/$/site/about')).toBeNull());

  test('has no scripts when its form is unknown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(`${file}.html`, '<p>prerendered</p>');
    expect((await entryOf(await start()))?.value).toMatchObject({
      html: '<p>prerendered</p>',
      headers: { [POLICY]: expect.stringContaining("script-src 'none'") },
    });
  });
});

describe('the age of a page', () => {
  const ageOf = (entry: Entry | null) =>
    entry && performance.timeOrigin + performance.now() - entry.lastModified;

  test.each([HOUR_MS, -HOUR_MS])('does not change when the clock is set by %i ms', async (step) => {
    const cache = await start();
    const wallClock = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => wallClock() + step);
    await put(cache, 'page');
    expect(ageOf(await entryOf(cache))).toBeLessThan(60_000);
    expect(ageOf(await entryOf(cache))).toBeGreaterThanOrEqual(0);
    expireTag('site:a');
    expect(await entryOf(cache)).toBeNull();
  });

  test('is a day when it was written before the clock was set back', async () => {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + HOUR_MS);
    await (await start()).set('/robots.txt', fileOf('text'), { cacheControl });
    jest.mocked(performance.now).mockRestore();
    expect(ageOf(await (await start()).get('/robots.txt', { kind: 'APP_ROUTE' }))).toBeGreaterThan(HOUR_MS);
  });

  test('counts from its last render: an expired tag ends what was made before', async () => {
    const cache = await start();
    await put(cache, 'before');
    await cache.revalidateTag(['site:a', 'site:b']);
    expect([await entryOf(cache), await entryOf(await start())]).toEqual([null, null]);
    await put(cache, 'after');
    expect(textOf(await entryOf(cache))).toContain('after');
  });

  test('counts for tags from when its record was read: a render in progress does not outlast one', async () => {
    const cache = await start();
    const read = () => ({ headers: { 'x-next-cache-tags': `site:a,${readTag()}` } });
    const older = read();
    await cache.revalidateTag('site:a');
    await cache.set(PAGE, { ...pageOf('before'), ...older }, { cacheControl });
    expect([await entryOf(cache), await entryOf(await start())]).toEqual([null, null]);
    await cache.set(PAGE, { ...pageOf('after'), ...read() }, { cacheControl });
    expect(textOf(await entryOf(cache))).toContain('after');
  });
});
