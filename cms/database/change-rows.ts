import { and, eq, type Column } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/** The part of Payload's database that has no types: its tables, with Drizzle's statements. */
type Drizzle = {
  drizzle: {
    update: (table: object) => {
      set: (values: object) => { where: (condition: unknown) => { returning: () => Promise<unknown[]> } };
    };
  };
  tables: { [name: string]: { [column: string]: Column } };
};

/**
 * Changes the rows of a table whose columns have the values of `where`, in one statement: Payload's own
 * `update` reads first and then writes by id, so that on PostgreSQL it overwrites a change that was committed
 * in between.
 * @returns the rows that were changed
 */
export const changeRows = <Row extends object>(
  payload: Payload,
  table: 'outbox' | 'login_links',
  where: Partial<Row>,
  values: Partial<Row>,
): Promise<Row[]> => {
  const { drizzle, tables } = payload.db as unknown as Drizzle;
  const columns = tables[table] ?? {};
  const conditions = Object.entries(where).map(([name, value]) => eq(columns[name] as Column, value));
  const changed = drizzle
    .update(columns)
    .set(values)
    .where(and(...conditions));
  return changed.returning() as Promise<Row[]>;
};
