import 'server-only';
import { env } from '@/lib/env';
import { singleton } from '@/lib/singleton';
import type { Database } from './database';
import { openLibsql } from './libsql';
import { migrate } from './migrations';
import { openPostgres } from './postgres';

export type * from './database';

/** Opens a database by its URL (file:, libsql:// or postgres://) and brings its tables up to date. @throws Error when it cannot. */
export const openDatabase = async (url: string): Promise<Database> => {
  const database = await (/^postgres(ql)?:/.test(url) ? openPostgres(url) : openLibsql(url));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
};

const state = singleton('database', () => ({ opening: null as Promise<Database> | null }));

/** The database of DATABASE_URL, opened when first needed; after a failure the next call tries again. */
export const database = (): Promise<Database> =>
  (state.opening ??= openDatabase(env().databaseUrl).catch((error: unknown) => {
    state.opening = null;
    throw error;
  }));
