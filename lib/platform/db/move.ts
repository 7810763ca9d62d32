import 'server-only';
import type { Database, Row, Value } from './database';
import { movingTables } from './tables';

/** Rows with photos are large: a statement stays below about 20 MB. */
const ROWS_PER_COMMIT = 20;

export type Moved = { table: string; rows: number };

const valuesOf = (row: Row, columns: readonly string[]): Value[] =>
  columns.map((column) => row[column] ?? null);

type Moving = (typeof movingTables)[number];

/** A row of the target stays unless the source's is newer; the deployment's secrets always move. */
const onConflict = ({ name, key, version }: Moving, columns: readonly string[], isFirst: boolean): string => {
  const isReplaced = version !== undefined || (name === 'secrets' && isFirst);
  if (!isReplaced) return 'do nothing';
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((name) => `${name} = excluded.${name}`);
  return `do update set ${changes.join(', ')}${version ? ` where excluded.${version} > ${name}.${version}` : ''}`;
};

const pageAfter = ({ name, key }: Moving, last: Row | undefined) => {
  const after = last
    ? { sql: ` where (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`, args: valuesOf(last, key) }
    : { sql: '', args: [] };
  return {
    sql: `select * from ${name}${after.sql} order by ${key.join(', ')} limit ${ROWS_PER_COMMIT}`,
    args: after.args,
  };
};

/** @throws Error when a row is missing in the target */
const moveTable = async (from: Database, to: Database, table: Moving, isFirst: boolean): Promise<Moved> => {
  let rows = 0;
  let last: Row | undefined;
  for (;;) {
    const { sql, args } = pageAfter(table, last);
    const page = await from.all(sql, args);
    if (page.length === 0) return { table: table.name, rows };
    const columns = Object.keys(page[0] ?? {});
    const marks = (names: readonly string[]) => `(${names.map(() => '?').join(', ')})`;
    const conflict = onConflict(table, columns, isFirst);
    await to.batch(
      page.map((row) => ({
        sql: `insert into ${table.name} (${columns.join(', ')}) values ${marks(columns)}
              on conflict (${table.key.join(', ')}) ${conflict}`,
        args: valuesOf(row, columns),
      })),
    );
    const [found] = await to.all<{ rows: number }>(
      `select count(*) as rows from ${table.name}
       where (${table.key.join(', ')}) in (${page.map(() => marks(table.key)).join(', ')})`,
      page.flatMap((row) => valuesOf(row, table.key)),
    );
    const missing = page.length - (found?.rows ?? 0);
    if (missing !== 0) throw new Error(`${table.name}: ${missing} rows are not in the target`);
    rows += page.length;
    last = page.at(-1);
  }
};

const state = async (db: Database): Promise<string> => {
  const parts: unknown[] = [];
  for (const { name, version } of movingTables)
    parts.push(
      await db.all(`select count(*) as number${version ? `, sum(${version}) as total` : ''} from ${name}`),
    );
  return JSON.stringify(parts);
};

/**
 * Copies all kept data to another database; can be repeated, because existing rows stay unless the source has
 * a newer version.
 * @returns rows by table, and whether the source changed meanwhile
 * @throws Error when a row did not arrive
 */
export const moveDatabase = async (
  from: Database,
  to: Database,
): Promise<{ moved: Moved[]; hasChanged: boolean }> => {
  const before = await state(from);
  const isFirst = (await to.all('select id from leads limit 1')).length === 0;
  const moved: Moved[] = [];
  for (const table of movingTables) moved.push(await moveTable(from, to, table, isFirst));
  return { moved, hasChanged: (await state(from)) !== before };
};
