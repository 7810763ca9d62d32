import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '@/test/server';
import { sweep } from '@/lib/platform/sweep';
import { oldPagesIn } from './old-pages';

const DAY_MS = 24 * 60 * 60_000;
const served = 'served-site-key1';
const gone = 'gone_site_key-02';
let folder: string;

beforeEach(() => {
  folder = path.join(dataFolder(), 'this-build');
});

const put = async (file: string, days = 0) => {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, 'x');
  const time = (Date.now() - days * DAY_MS) / 1_000;
  await utimes(target, time, time);
};

const sweepPages = async (maxBytes = 1_000_000_000) => {
  const rooms = oldPagesIn(folder, (key) => key === served, maxBytes);
  return Object.fromEntries(await Promise.all(rooms.map(async (room) => [room.name, await sweep(room)])));
};

const left = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
};

test('only pages of sites that are not served and files older than 30 days are removed', async () => {
  const kept = [
    'cache/fetch-cache/0123456789abcdef',
    `server/app/${served}.html`,
    `server/route-cache/APP_PAGE/0f3e/$/${served}.segments/_tree.segment.rsc`,
    `server/route-cache/APP_PAGE/0f3e/$/${served}/sixteen-letters1.html`,
  ];
  const removed = [
    `server/app/${gone}.html`,
    `server/route-cache/APP_PAGE/0f3e/$/${gone}.segments/_tree.segment.rsc`,
    `server/route-cache/APP_PAGE/0f3e/$/${gone}/about.html`,
  ];
  const old = ['cache/fetch-cache/fedcba9876543210', `server/app/${served}/renamed-service.html`];
  for (const file of [...kept, ...removed]) await put(file, 29);
  for (const file of old) await put(file, 31);

  expect(await sweepPages()).toEqual({ builds: 0, pages: 5 });
  expect(await left()).toEqual(kept);
});

test('pages of other builds are removed', async () => {
  await put('server/app/page.html');
  await mkdir(path.join(dataFolder(), 'build-before/server'), { recursive: true });
  expect(await sweepPages()).toEqual({ builds: 1, pages: 0 });
  expect(await readdir(dataFolder())).toEqual(['this-build']);
});

test('a missing folder is no error', async () => {
  expect(await sweepPages()).toEqual({ builds: 0, pages: 0 });
});

test('above the limit the oldest files are removed, down to nine tenths of it', async () => {
  const block = 4_096;
  const names = Array.from({ length: 20 }, (_, index) => `server/app/page-${String(index).padStart(2, '0')}`);
  for (const [index, name] of names.entries()) await put(`${name}.html`, 20 - index);
  expect(await sweepPages(20 * block)).toMatchObject({ pages: 0 });
  expect(await sweepPages(10 * block)).toMatchObject({ pages: 11 });
  expect(await left()).toEqual(names.slice(11).map((name) => `${name}.html`));
});
