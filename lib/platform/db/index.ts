import 'server-only';
import { randomBytes, randomInt } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { sharedReading } from '@/lib/platform/shared-reading';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import type { Database } from './database';
import { filePathOf, isPostgresUrl } from './database-url';
import { openLibsql } from './libsql';
import { assertMigrated, migrate } from './migrations';
import { openPostgres } from './postgres';
import { openSqliteFile } from './sqlite-file';

export type * from './database';
export { listOf } from './database';
export { groupCommit, groupCommitAlways } from './group-commit';
export { filePathOf } from './database-url';

const open = (url: string): Promise<Database> => {
  if (isPostgresUrl(url)) return openPostgres(url);
  const file = filePathOf(url);
  return file === null ? openLibsql(url) : openSqliteFile(file);
};

/** Opens and migrates a database. @param mustExist refuses one without Mainstreet's tables */
export const openDatabase = async (url: string, { mustExist = false } = {}): Promise<Database> => {
  const database = await open(url);
  try {
    if (mustExist) await assertMigrated(database);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
};

/** Opens a database for one piece of work, as commands do, and closes it. @throws Error of either */
export const withDatabase = async <T>(
  url: string,
  work: (db: Database) => Promise<T>,
  options?: { mustExist?: boolean },
): Promise<T> => {
  const db = await openDatabase(url, options);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

const state = singleton('database', () => ({ opening: null as Promise<Database> | null }));

/** Opened at the first call; retried after a failure. */
export const database = (): Promise<Database> =>
  (state.opening ??= openDatabase(env().databaseUrl).catch((error: unknown) => {
    state.opening = null;
    throw error;
  }));

const WRITE_PROBE_MS = 2_000;
/** How long no probe follows a success: a probe writes, and balancers ask every second. */
const PROVEN_MS = 10_000;
/** A probe that waits for another process's lock counts as good for so long after the last success. */
const LOCKED_MS = 30_000;
/** The largest lead (read-posted.ts) with its rows in the indexes. */
const WRITE_PROBE_BYTES = 24_576;

const proof = singleton('database.write-proof', () => ({ at: -Infinity }));
const isProvenWithin = (ms: number) => performance.now() - proof.at < ms;

/** Inserts before it deletes, because the probe must need new space as a lead does. */
const probe = async (): Promise<boolean> => {
  const db = await database();
  const now = Date.now();
  await db.batch([
    {
      sql: 'insert into write_probe (id, at, filler) values (?, ?, ?)',
      args: [randomInt(2 ** 31), now, randomBytes(WRITE_PROBE_BYTES)],
    },
    { sql: 'delete from write_probe where at < ?', args: [now] },
  ]);
  proof.at = performance.now();
  return true;
};

/**
 * Whether a commit of a lead's size succeeds within 2 seconds, or did in the last 10; false at once when it
 * fails. A read would not do, because it also works on a full disk. While another process holds the lock, the
 * last success counts for 30 seconds: leads wait for the lock as the probe does.
 */
export const canWrite = async (): Promise<boolean> =>
  isProvenWithin(PROVEN_MS) ||
  within(
    WRITE_PROBE_MS,
    sharedReading('database.can-write', WRITE_PROBE_MS, probe).catch(() => false),
    () => isProvenWithin(LOCKED_MS),
  );
