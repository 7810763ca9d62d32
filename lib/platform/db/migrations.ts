import 'server-only';
import type { Database } from './database';
import { migrations as released, type Migration } from './schema';

/** @throws Error when the database has none of Mainstreet's tables */
export const assertMigrated = async (database: Database): Promise<void> => {
  const isMigrated = await database.all('select name from migrations limit 1').then(
    (rows) => rows.length > 0,
    (error: unknown) => {
      if (/no such table|does not exist/.test(String(error))) return false;
      throw error;
    },
  );
  if (!isMigrated) throw new Error('This database has no tables of Mainstreet, and none are created.');
};

/** An index on ten million leads takes minutes, while another process waits. */
const TIMEOUT_MS = 30 * 60_000;

const isAlreadyThere = (error: unknown) =>
  /unique|duplicate|already exists/i.test(error instanceof Error ? error.message : '');

/** Applies missing migrations; safe for several processes at once. */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[] = released,
): Promise<void> => {
  const applied = async () =>
    new Set((await database.all('select name from migrations')).map(({ name }) => name));
  await database
    .run('create table if not exists migrations (name text primary key, applied_at bigint not null)')
    .catch((error: unknown) => {
      // PostgreSQL: `if not exists` fails when two processes create the table at the same time.
      if (!isAlreadyThere(error)) throw error;
    });
  const done = await applied();
  const { dialect } = database;
  for (const { name, statements } of migrations.filter((migration) => !done.has(migration.name))) {
    try {
      await database.batch(
        [
          // Only one of several processes can insert the name; the others change nothing.
          { sql: 'insert into migrations (name, applied_at) values (?, ?)', args: [name, Date.now()] },
          ...statements({ dialect, bytes: dialect === 'postgres' ? 'bytea' : 'blob' }).map((sql) => ({
            sql,
          })),
        ],
        { timeoutMs: TIMEOUT_MS },
      );
    } catch (error) {
      if (!(await applied()).has(name)) throw error;
    }
  }
};
