import 'server-only';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import type { Database } from './database';
import { openLibsql } from './libsql';
import { assertMigrated, migrate } from './migrations';
import { openPostgres } from './postgres';

export type * from './database';
export { groupCommit, groupCommitAlways } from './group-commit';
export { filePathOf } from './libsql';

/**
 * Opens and migrates a database.
 * @param mustExist refuses one without Mainstreet's tables
 * @throws Error when it fails
 */
export const openDatabase = async (url: string, { mustExist = false } = {}): Promise<Database> => {
  const database = await (/^postgres(ql)?:/.test(url) ? openPostgres(url) : openLibsql(url));
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
