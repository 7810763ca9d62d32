import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { startServer, temporaryFolder, until } from '@/test/server';
import { postgresPerFile } from '@/test/databases';

const server = postgresPerFile();
const folder = temporaryFolder();

/** An instance on a machine of its own, with an empty disk. */
const instance = async (databaseUrl = server.url) => {
  const dataDir = mkdtempSync(path.join(folder, 'instance-'));
  startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const { snapshotsOf } = await import('./shared-snapshots');
  const { database } = await import('@/lib/platform/db');
  const db = await database().catch(() => null);
  return { snapshots: snapshotsOf('content'), db, dataDir };
};
const asItIs = (document: unknown) => document;

test('an instance with an empty disk reads what another one has written', async () => {
  const first = await instance();
  await first.snapshots.write('acme', { name: 'Acme' });
  await first.snapshots.write('acme', { name: 'Acme Painting' });
  const second = await instance();
  // write() does not wait for the database.
  const shown = async () => JSON.stringify(await second.snapshots.read('acme', asItIs));
  await until(async () => (await shown()) === '{"name":"Acme Painting"}');
  expect(await second.snapshots.read('other', asItIs)).toBeUndefined();
});

test('an unusable document is ignored', async () => {
  const { snapshots, db } = await instance();
  await db?.run("insert into snapshots (folder, key, document) values ('content', 'broken', '{}')");
  const refuse = () => {
    throw new Error('no record');
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await snapshots.read('broken', refuse)).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith('snapshots.database folder=content reason="no record"');
});

test('while the database is down, the copy on disk is used', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { snapshots } = await instance('postgres://nobody@127.0.0.1:1/none');
  await snapshots.write('acme', { name: 'Acme' });
  expect(await snapshots.read('acme', asItIs)).toEqual({ name: 'Acme' });
});
