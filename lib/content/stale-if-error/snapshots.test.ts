import { copyFileSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/test/server';
import { snapshotsIn } from './snapshots';

let folder: string;
beforeEach(() => {
  folder = path.join(dataFolder(), 'deep', 'content');
});

const asItIs = (document: unknown) => document;

const fileOf = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;

/** Changes files, whose damage is then logged. */
const damage = (change: (name: string) => void, ...names: string[]): void => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of names) change(path.join(folder, name));
};

const filesBelow = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('a written document can be read, also by another process; a removed one cannot', async () => {
  await snapshotsIn(folder).write('demo', { name: 'Bluestem & Brush' });
  expect(await snapshotsIn(folder).read('demo', asItIs)).toEqual({ name: 'Bluestem & Brush' });
  await snapshotsIn(folder).write('demo', { name: 'New name' });
  expect(await snapshotsIn(folder).read('demo', asItIs)).toEqual({ name: 'New name' });
  await snapshotsIn(folder).remove('demo');
  expect(await snapshotsIn(folder).read('demo', asItIs)).toBeUndefined();
});

test('a missing or unreadable document is undefined; removing it again is no error', async () => {
  const snapshots = snapshotsIn(folder);
  expect(await snapshots.read('demo', asItIs)).toBeUndefined();
  await snapshots.remove('demo');
  await snapshots.write('demo', {});
  damage((file) => writeFileSync(file, '{"half'), 'demo.json', 'demo.previous.json');
  expect(await snapshots.read('demo', asItIs)).toBeUndefined();
});

test('writes of several callers, and of several copies of the module, take turns and leave no other file', async () => {
  const documents = Array.from({ length: 20 }, (_, at) => ({ at, text: 'x'.repeat(100_000) }));
  // Middleware is a bundle of its own.
  jest.resetModules();
  const other = await import('./snapshots');
  const writers = [snapshotsIn(folder), other.snapshotsIn(folder)];
  await Promise.all(documents.map((document) => writers[document.at % 2]?.write('demo', document)));
  const files = [fileOf('demo.previous.json'), fileOf('demo.json')];
  expect(files).toEqual(documents.slice(-2).map((document) => ({ key: 'demo', document })));
  expect(readdirSync(folder).sort()).toEqual(['demo.json', 'demo.previous.json']);
});

test('a new document replaces the old one atomically', async () => {
  const snapshots = snapshotsIn(folder);
  await snapshots.write('demo', { at: 1 });
  // A reader that has the old file open keeps reading it.
  linkSync(path.join(folder, 'demo.json'), path.join(dataFolder(), 'still-open.json'));
  await snapshots.write('demo', { at: 2 });
  expect(fileOf('../../still-open.json')).toEqual({ key: 'demo', document: { at: 1 } });
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 2 });
});

test('a failed write leaves the previous document', async () => {
  const snapshots = snapshotsIn(folder);
  await snapshots.write('demo', { at: 1 });
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await expect(snapshots.write('demo', circular)).rejects.toThrow();
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 1 });
});

const hostile = [
  ...[
    '../x',
    '../../../../etc/passwd',
    '..',
    '.',
    '/etc/passwd',
    'a/b',
    'a\\b',
    '..%2fx',
    'a\u0000b',
    'con:',
  ],
  ...['', ' ', 'é'.repeat(300), 'x'.repeat(300), `${'x'.repeat(300)}y`],
];

test('hostile keys are files of their own inside the folder', async () => {
  const snapshots = snapshotsIn(folder);
  for (const key of hostile) await snapshots.write(key, { key });
  for (const key of hostile) expect(await snapshots.read(key, asItIs)).toEqual({ key });
  const places = filesBelow(dataFolder()).map((file) => file.parentPath);
  expect(places).toEqual(Array(2 * hostile.length).fill(folder));
  for (const key of hostile) await snapshots.remove(key);
  expect(filesBelow(dataFolder())).toEqual([]);
});

test('a key with a lone surrogate is undefined, and never throws', async () => {
  const snapshots = snapshotsIn(folder);
  expect(await snapshots.read('\ud800', asItIs)).toBeUndefined();
  expect(() => void snapshots.remove('\ud800').catch(() => {})).not.toThrow();
});

test('the file is plain JSON with its key; a first write makes both generations', async () => {
  await snapshotsIn(folder).write('demo', { at: 1 });
  for (const name of ['demo.json', 'demo.previous.json'])
    expect(fileOf(name)).toEqual({ key: 'demo', document: { at: 1 } });
});

const inLatin1 = Buffer.from('{"key": "demo", "document": "\xe9"}', 'latin1');

test.each([
  ['is cut short', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -1))],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['is no UTF-8', (file: string) => writeFileSync(file, inLatin1)],
  ['is of another key', (file: string) => copyFileSync(path.join(folder, 'other.json'), file)],
])('a first copy that %s is logged and repaired from the one beside it', async (_, change) => {
  const snapshots = snapshotsIn(folder);
  await snapshots.write('other', { at: 5 });
  await snapshots.write('demo', { at: 1 });
  damage(change, 'demo.json');
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 1 });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('snapshots.damaged'));
  expect(fileOf('demo.json')).toEqual({ key: 'demo', document: { at: 1 } });
  damage(change, 'demo.previous.json');
  await snapshots.write('demo', { at: 2 });
  expect(fileOf('demo.previous.json')).toEqual({ key: 'demo', document: { at: 1 } });
});

test('a damaged snapshot falls back to the older generation, and does not become one', async () => {
  const snapshots = snapshotsIn(folder);
  await snapshots.write('demo', { at: 1 });
  await snapshots.write('demo', { at: 2 });
  damage((file) => writeFileSync(file, '{"key": "demo", "document": {"at": 2'), 'demo.json');
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 1 });
  await snapshots.write('demo', { at: 3 });
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 3 });
  damage((file) => writeFileSync(file, ''), 'demo.json');
  expect(await snapshots.read('demo', asItIs)).toEqual({ at: 1 });
});

test('a document that `map` refuses falls back to the older generation', async () => {
  const snapshots = snapshotsIn(folder);
  await snapshots.write('demo', { at: 1 });
  await snapshots.write('demo', { at: 2 });
  const refuseSecond = (document: unknown) => {
    if ((document as { at: number }).at === 2) throw new Error('refused');
    return document;
  };
  expect(await snapshots.read('demo', refuseSecond)).toEqual({ at: 1 });
});
