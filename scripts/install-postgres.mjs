// Sets up the PostgreSQL that the store's tests start: the machine's own, else Debian's package.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const folders = () => [
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : []),
];
const has = () =>
  ['initdb', 'pg_ctl'].every((name) => folders().some((folder) => existsSync(path.join(folder, name))));
const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
const apt = (...args) =>
  process.getuid?.() === 0 ? run('apt-get', ...args) : run('sudo', '-n', 'apt-get', ...args);

if (!has()) {
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'postgresql');
  } catch (error) {
    console.error(`Debian's PostgreSQL could not be had: ${error instanceof Error ? error.message : error}`);
  }
}
if (!has()) {
  console.error(
    'The tests of the store need PostgreSQL (initdb and pg_ctl): install it, on macOS `brew install postgresql`.',
  );
  process.exit(1);
}
