import { leadTables } from './lead-tables';
import { revalidationTables } from './revalidation-tables';
import { visitTables } from './visit-tables';
import type { Database } from './database';

/** A change of the schema. `bytes` is the dialect's type for binary data. Once released it is never edited: another is added. */
export type Migration = { name: string; statements: (types: { bytes: string }) => string[] };

const migrations: readonly Migration[] = [...visitTables, ...leadTables, ...revalidationTables];

const isAlreadyThere = (error: unknown) =>
  /unique|duplicate|already exists/i.test(error instanceof Error ? error.message : '');

/** Brings a database up to date; several processes may do so at once. @throws Error when the database refuses. */
export const migrate = async (database: Database): Promise<void> => {
  const applied = async () =>
    new Set((await database.all('select name from migrations')).map(({ name }) => name));
  await database
    .run('create table if not exists migrations (name text primary key, applied_at bigint not null)')
    .catch((error: unknown) => {
      // PostgreSQL: two processes that create the same table at once collide even so.
      if (!isAlreadyThere(error)) throw error;
    });
  const done = await applied();
  for (const { name, statements } of migrations.filter((migration) => !done.has(migration.name))) {
    try {
      await database.batch([
        // First: of several processes the one whose name comes in does the work, the others fail here.
        { sql: 'insert into migrations (name, applied_at) values (?, ?)', args: [name, Date.now()] },
        ...statements({ bytes: database.dialect === 'postgres' ? 'bytea' : 'blob' }).map((sql) => ({ sql })),
      ]);
    } catch (error) {
      if (!(await applied()).has(name)) throw error;
    }
  }
};
