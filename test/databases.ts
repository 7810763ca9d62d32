// For tests: the same tests run on an embedded file and on a real PostgreSQL server.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const debian = '/usr/lib/postgresql';

const command = (name: string): string => {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []),
  ];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found)
    throw new Error(
      `These tests start a PostgreSQL server of their own, and ${name} is not installed: install PostgreSQL (Debian: apt-get install postgresql).`,
    );
  return found;
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** PostgreSQL refuses to run as root: there, the account that its package makes, or else nobody. */
const account = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout) || 0;
  const name = idOf('-u', 'postgres') ? 'postgres' : 'nobody';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
};

export type TestServer = { url: string; stop: () => void };

/** Starts a PostgreSQL server of its own, in a new folder and on a free port. @throws Error when PostgreSQL is not installed. */
export const startPostgres = async (): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-postgres-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = { ...as, cwd: folder, stdio: 'pipe' as const, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    command('initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  execFileSync(
    command('pg_ctl'),
    [
      '-D',
      data,
      '-w',
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60`,
      'start',
    ],
    { ...options, stdio: 'ignore' },
  );
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop: () => {
      spawnSync(command('pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
        ...options,
        stdio: 'ignore',
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const openFile = (): TestServer => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-db-'));
  return {
    url: `file:${path.join(folder, 'test.db')}`,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The kinds of database that the product runs on: `describe.each(databaseKinds)`. */
export const databaseKinds: [kind: string, start: () => Promise<TestServer>][] = [
  ['libSQL', async () => openFile()],
  ['PostgreSQL', startPostgres],
];
