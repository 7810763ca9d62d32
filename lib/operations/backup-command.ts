import { chmod, link, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withDatabase, type Database } from '@/lib/platform/db';
import { assertDatabaseFile, filePathOf, isPostgresUrl } from '@/lib/platform/db/database-url';
import { env } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';

const usage = `npm run backup -- <file>

Copies the database's file as it is at one moment, while the server runs: leads with their photos, visits, hosts,
previews. Replaces no file. For postgres:// use pg_dump.
`;

const assertNew = async (file: string): Promise<void> => {
  if (await stat(file).catch(() => null)) throw new UsageError(`${file} exists: name a new file.`);
};

const flush = async (name: string): Promise<void> => {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
};

/** @returns the number of leads in it */
const checkCopy = async (copy: Database): Promise<number> => {
  const [check] = await copy.all('pragma integrity_check');
  if (check?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${check?.integrity_check}`);
  // Switches the log off, so that the backup is one file.
  await copy.run('pragma journal_mode = delete');
  return Number((await copy.all('select count(*) as leads from leads'))[0]?.leads);
};

const main = async (args: string[]): Promise<number> => {
  const [typed, ...rest] = args;
  if (!typed || rest.length > 0) throw new UsageError('Name one file for the copy.');
  const { databaseUrl } = env();
  if (isPostgresUrl(databaseUrl)) throw new UsageError('The database is PostgreSQL: use pg_dump.');
  if (!filePathOf(databaseUrl)) throw new UsageError('The database is on a server: use its own backups.');
  assertDatabaseFile(databaseUrl);
  const file = path.resolve(typed);
  await assertNew(file);
  const part = `${file}.${process.pid}.part`;
  try {
    // Only the file's owner may read leads.
    await (await open(part, 'wx', 0o600)).close();
    await withDatabase(databaseUrl, (db) => db.run('vacuum into ?', [part]), { mustExist: true });
    const leads = await withDatabase(`file:${part}`, checkCopy, { mustExist: true });
    await chmod(part, 0o600);
    await flush(part);
    // Unlike rename, link replaces no file.
    await link(part, file);
    await flush(path.dirname(file));
    process.stdout.write(`${file}: ${leads} leads, ${(await stat(file)).size} bytes.\n`);
    return 0;
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) await rm(part + ending, { force: true });
  }
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
