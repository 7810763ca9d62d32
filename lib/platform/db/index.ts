import 'server-only';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import type { Database } from './database';
import { isPostgresUrl } from './database-url';
import { openLibsql } from './libsql';
import { assertMigrated, migrate } from './migrations';
import { openPostgres } from './postgres';

export type * from './database';
export { groupCommit, groupCommitAlways } from './group-commit';
export { filePathOf } from './database-url';

/** Opens and migrates a database. @param mustExist refuses one without Mainstreet's tables */
export const openDatabase = async (url: string, { mustExist = false } = {}): Promise<Database> => {
  const database = await (isPostgresUrl(url) ? openPostgres(url) : openLibsql(url));
  try {
    if (mustExist) await assertMigrated(database);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
};

const state = singleton('database', () => ({ opening: null as Promise<Database> | null }));

/** The database of DATABASE_URL, opened at the first call; retried after a failure. */
export const database = (): Promise<Database> =>
  (state.opening ??= openDatabase(env().databaseUrl).catch((error: unknown) => {
    state.opening = null;
    throw error;
  }));

const WRITE_PROBE_MS = 2_000;

/** Whether a commit succeeds within 2 seconds. A read would not do: it also works while the disk is full. */
export const canWrite = (): Promise<boolean> => {
  const write = async () => {
    const db = await database();
    await db.run(
      'insert into write_probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at',
      [Date.now()],
    );
    return true;
  };
  return within(
    WRITE_PROBE_MS,
    write().catch(() => false),
    () => false,
  );
};
