import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';
import { postgresPerFile } from '@/test/databases';
import { sweep } from '@/lib/platform/sweep';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { idOf, unneededOf, unneededSnapshots, unwrittenIn } from './unneeded-snapshots';

const DAY_MS = 24 * 60 * 60_000;
const server = postgresPerFile();
afterEach(() => jest.restoreAllMocks());

beforeEach(async () => {
  for (const [kind, keys] of Object.entries({ content: ['acme', 'roofs'], reviews: ['r-acme', 'r-roofs'] }))
    for (const key of keys) {
      const file = path.join(dataFolder(), 'snapshots', kind, `${key}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, kind === 'content' ? JSON.stringify({ docId: `r-${key}` }) : '[]');
      for (const copy of [file, file.replace('.json', '.previous.json')]) {
        await writeFile(copy, await readFile(file));
        await utimes(copy, 1_000_000, 1_000_000);
      }
    }
});
const left = async (kind: string) => (await readdir(path.join(dataFolder(), 'snapshots', kind))).sort();

type Serving = { sites?: string[]; databaseUrl?: string; isContentUp?: boolean; isAsked?: boolean };

/** A process with these sites in SITES_FILE, without it those of the table, after its first views. */
const serving = async ({ sites, databaseUrl, isContentUp = true, isAsked = true }: Serving) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => {});
  const url = await serverThat((_, response) =>
    response.writeHead(isContentUp ? 200 : 500).end('{"docId": "r-acme", "dbPrincipal": {"name": "Acme"}}'),
  );
  const hosts = Object.fromEntries((sites ?? []).map((id) => [`${id}.test`, id]));
  startServer({
    CONTENT_API_URL: url,
    REVIEWS_API_URL: url,
    DATABASE_URL: databaseUrl ?? `file:${path.join(dataFolder(), 'test.db')}`,
    ...(sites && { SITES_FILE: writeIn(dataFolder(), 'sites.json', hosts) }),
  });
  const { getCachedSite, revalidateSite } = await import('@/lib/content');
  if (isAsked) {
    await getCachedSite('acme');
    await revalidateSite('acme');
  }
  const { unneededSnapshots } = await import('./unneeded-snapshots');
  const { sweepAll } = await import('@/lib/platform/sweep');
  const { database } = await import('@/lib/platform/db');
  const sweepOn = (day: number) => sweepAll([unneededSnapshots], Date.now() + day * DAY_MS);
  const after = async (days: number) => {
    for (const day of [0, days]) await sweepOn(day);
  };
  return { after, database, sweepOn, log, warnings };
};

test('copies of a site that no host leads to are removed after 90 days, and of its reviews', async () => {
  const { after, log } = await serving({ sites: ['acme'] });
  await after(89);
  expect(await left('content')).toContain('roofs.json');
  await after(91);
  expect(await left('content')).toEqual(['acme.json', 'acme.previous.json']);
  expect(await left('reviews')).toEqual(['r-acme.json', 'r-acme.previous.json']);
  expect(log).toHaveBeenCalledWith('sweep.removed snapshots=2');
});

test.each([
  ['during an outage', { isContentUp: false }],
  ['before a first site was asked for', { isAsked: false }],
])('nothing is removed %s', async (_, state) => {
  const { after } = await serving({ sites: ['acme'], ...state });
  await after(200);
  expect(await left('content')).toContain('roofs.json');
});

test.each(['postgres://nobody@127.0.0.1:1/none', 'file:/dev/null/x.db'])(
  'nothing is removed while the table of hosts cannot be read from %s, and the log says so',
  async (databaseUrl) => {
    const { after, warnings } = await serving({ databaseUrl });
    await after(200);
    expect(await left('content')).toEqual(expect.arrayContaining(['acme.json', 'roofs.json']));
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/^sweep\.failed of=snapshots reason=/));
  },
);

test('sites that are no longer served leave memory too: their next read writes a copy again', async () => {
  const { after } = await serving({ sites: ['acme'] });
  const { revalidateSite, siteAges } = await import('@/lib/content');
  await revalidateSite('roofs');
  const inMemory = () =>
    siteAges()
      .flatMap(({ key }) => key)
      .sort();
  expect(inMemory()).toEqual(['acme', 'roofs']);
  await after(91);
  expect(inMemory()).toEqual(['acme']);
});

test('copies in the database are removed as those on disk', async () => {
  const { after, database, sweepOn } = await serving({ sites: ['acme'], databaseUrl: server.url });
  const db = await database();
  const insert = (folder: string, key: string) =>
    db.run("insert into snapshots (folder, key, document) values (?, ?, '{}') on conflict do nothing", [
      folder,
      key,
    ]);
  for (const key of ['acme', 'roofs', 'a/b']) await insert('content', key);
  await insert('others', 'kept');
  const keys = async () => {
    const rows = await db.all("select key from snapshots where folder in ('content', 'others') order by key");
    return rows.map(({ key }) => key);
  };
  await after(89);
  expect(await keys()).toEqual(['a/b', 'acme', 'kept', 'roofs']);
  await after(91);
  expect(await keys()).toEqual(['acme', 'kept']);
  await insert('content', 'roofs');
  await sweepOn(92);
  expect(await keys()).toEqual(['acme', 'kept', 'roofs']);
});

describe('on disk', () => {
  const NOW = Date.now();
  let root: string;
  beforeEach(() => {
    root = path.join(dataFolder(), 'others');
  });

  const put = async (file: string, days: number) => {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, '{}');
    const time = (NOW - days * DAY_MS) / 1_000;
    await utimes(target, time, time);
  };
  const leftIn = async (kind = 'content') => (await readdir(path.join(root, kind))).sort();

  /** What a process does that serves these sites on that day. */
  const onDay = (day: number, ...sites: string[]) => {
    const needed = new Set(sites.map((key) => idOf('content', key)));
    const marks = snapshotsIn(path.join(root, 'marks'));
    const items = async (now: number) => unneededOf(await unwrittenIn(root, now), needed, marks, now);
    return sweep({ ...unneededSnapshots, items }, NOW + day * DAY_MS);
  };

  test('a site that is put back within 90 days keeps its copy, and is counted anew when it goes again', async () => {
    await put('content/acme.json', 500);
    await onDay(0);
    await onDay(60, 'acme');
    await onDay(61);
    expect(await onDay(150)).toBe(0);
    expect(await leftIn()).toEqual(['acme.json']);
    expect(await onDay(152)).toBe(1);
  });

  test('what is still written, and files of other folders, stay', async () => {
    await put('weather/current.json', 80);
    await put('weather/current.previous.json', 300);
    await put('weather/moved-away.json', 300);
    await put('sites/table.json', 300);
    expect(await unwrittenIn(root, NOW)).toMatchObject([{ id: 'weather/moved-away' }]);
    await onDay(0);
    await put('weather/current.json', -91);
    expect(await onDay(91)).toBe(1);
    expect(await leftIn('weather')).toEqual(['current.json', 'current.previous.json']);
    expect(await leftIn('sites')).toEqual(['table.json']);
  });

  test('a key is found by the file name that its snapshot has', async () => {
    const keys = ['a/b.c%', 'ü'.repeat(100)];
    for (const key of keys) await snapshotsIn(path.join(root, 'content')).write(key, {});
    const inAYear = NOW + 365 * DAY_MS;
    const found = (await unwrittenIn(root, inAYear)).map(({ id }) => id);
    expect(found.sort()).toEqual(keys.map((key) => idOf('content', key)).sort());
  });
});
