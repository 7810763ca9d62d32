import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPerFile } from '@/test/databases';
import { startServer } from '@/test/site';

const DAY_MS = 24 * 60 * 60_000;
const server = postgresPerFile();
let folder: string;
const endings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-remove-'));
  for (const [kind, keys] of Object.entries({ content: ['acme', 'roofs'], reviews: ['r-acme', 'r-roofs'] }))
    for (const key of keys) {
      const file = path.join(folder, 'snapshots', kind, `${key}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, kind === 'content' ? JSON.stringify({ docId: `r-${key}` }) : '[]');
      await utimes(file, 1_000_000, 1_000_000);
    }
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of endings.splice(0)) await end();
  rmSync(folder, { recursive: true });
});

const left = async (kind: string) => (await readdir(path.join(folder, 'snapshots', kind))).sort();

type Serving = { sites?: string[]; databaseUrl?: string; isContentUp?: boolean };

const startContent = async (isUp: boolean): Promise<string> => {
  const content = createServer((_, response) =>
    response.writeHead(isUp ? 200 : 500).end('{"docId": "r-acme", "dbPrincipal": {"name": "Acme"}}'),
  );
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  endings.push(async () => {
    content.closeAllConnections();
    content.close();
  });
  return `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
};

/** A process with these sites in SITES_FILE, without it those of the table, after its first views. */
const serving = async ({ sites, databaseUrl, isContentUp = true }: Serving) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => {});
  const url = await startContent(isContentUp);
  const sitesFile = path.join(folder, 'sites.json');
  writeFileSync(sitesFile, JSON.stringify(Object.fromEntries((sites ?? []).map((id) => [`${id}.test`, id]))));
  startServer({
    DATA_DIR: folder,
    CONTENT_API_URL: url,
    REVIEWS_API_URL: url,
    DATABASE_URL: databaseUrl ?? `file:${path.join(folder, 'test.db')}`,
    ...(sites && { SITES_FILE: sitesFile }),
  });
  const { getCachedSite, revalidateSite } = await import('@/lib/content');
  await getCachedSite('acme');
  await revalidateSite('acme');
  const { removeSnapshots } = await import('./remove-snapshots');
  const { database } = await import('@/lib/platform/db');
  const after = async (days: number) => {
    await removeSnapshots();
    await removeSnapshots(Date.now() + days * DAY_MS);
  };
  const open = async () => {
    const db = await database();
    endings.push(() => db.close());
    return db;
  };
  return { after, open, log, warnings };
};

test('copies of a site that no host leads to are removed after 90 days, and of its reviews', async () => {
  const { after, log } = await serving({ sites: ['acme'] });
  await after(89);
  expect(await left('content')).toContain('roofs.json');
  await after(91);
  expect(await left('content')).toEqual(expect.arrayContaining(['acme.json']));
  expect(await left('content')).not.toContain('roofs.json');
  expect(await left('reviews')).toEqual(['r-acme.json']);
  expect(log).toHaveBeenCalledWith('snapshots.removed files=2 rows=0');
});

test('nothing is removed during an outage', async () => {
  const { after } = await serving({ sites: ['acme'], isContentUp: false });
  await after(200);
  expect(await left('content')).toContain('roofs.json');
});

test('nothing is removed while the table of hosts cannot be read, and the log says so', async () => {
  const { after, warnings } = await serving({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await after(200);
  expect(await left('content')).toEqual(expect.arrayContaining(['acme.json', 'roofs.json']));
  expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/^snapshots\.not-removed reason=/));
});

test('copies in the database are removed as those on disk', async () => {
  const { after, open } = await serving({ sites: ['acme'], databaseUrl: server.url });
  const db = await open();
  for (const key of ['acme', 'roofs', 'a/b'])
    await db.run(
      "insert into snapshots (folder, key, document) values ('content', ?, '{}') on conflict do nothing",
      [key],
    );
  const keys = async () =>
    (await db.all("select key from snapshots where folder = 'content' order by key")).map(({ key }) => key);
  await after(89);
  expect(await keys()).toEqual(['a/b', 'acme', 'roofs']);
  await after(91);
  expect(await keys()).toEqual(['acme']);
});
