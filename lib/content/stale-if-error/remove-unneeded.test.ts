import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeUnneeded, unwrittenSnapshotsIn } from './remove-unneeded';
import { snapshotsIn } from './snapshots';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.now();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-unneeded-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = async (file: string, days: number) => {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, '{}');
  const time = (NOW - days * DAY_MS) / 1_000;
  await utimes(target, time, time);
};
const left = async (folder = 'content') => (await readdir(path.join(root, folder))).sort();

/** What a process does that serves these sites on that day. */
const onDay = (day: number, ...sites: string[]) => {
  const now = NOW + day * DAY_MS;
  const store = unwrittenSnapshotsIn(root, ['content', 'weather'], now);
  return removeUnneeded(
    store,
    sites.map((key) => ({ folder: 'content', key })),
    now,
  );
};

test('what nothing has needed for 90 days is removed, both generations of it', async () => {
  for (const file of ['kept.json', 'gone.json', 'gone.previous.json']) await put(`content/${file}`, 500);
  expect(await onDay(0, 'kept')).toBe(0);
  expect(await onDay(90, 'kept')).toBe(0);
  expect(await onDay(91, 'kept')).toBe(1);
  expect(await left()).toEqual(['kept.json']);
});

test('a site that is put back within 90 days keeps its copy, and is counted anew when it goes again', async () => {
  await put('content/acme.json', 500);
  await onDay(0);
  await onDay(60, 'acme');
  await onDay(61);
  expect(await onDay(150)).toBe(0);
  expect(await left()).toEqual(['acme.json']);
  expect(await onDay(152)).toBe(1);
});

test('what is still written, and files of other folders, stay', async () => {
  await put('weather/current.json', 80);
  await put('weather/current.previous.json', 300);
  await put('weather/moved-away.json', 300);
  await put('sites/table.json', 300);
  const early = unwrittenSnapshotsIn(root, ['content', 'weather'], NOW);
  expect(await early.ids()).toEqual(['weather/moved-away']);
  await onDay(0);
  await put('weather/current.json', -91);
  expect(await onDay(91)).toBe(1);
  expect(await left('weather')).toEqual(['current.json', 'current.previous.json']);
  expect(await left('sites')).toEqual(['table.json']);
});

test('a key is found by the file name that its snapshot has', async () => {
  const keys = ['a/b.c%', 'ü'.repeat(100)];
  for (const key of keys) await snapshotsIn(path.join(root, 'content')).write(key, {});
  const inAYear = NOW + 365 * DAY_MS;
  const store = unwrittenSnapshotsIn(root, ['content'], inAYear);
  const ids = keys.map((key) => store.idOf({ folder: 'content', key }));
  expect((await store.ids()).sort()).toEqual(ids.sort());
});
