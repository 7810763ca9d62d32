import 'server-only';
import type { ResultSet, Value as LibsqlValue } from '@libsql/client/web';
import { sqlite, type Database, type Row, type Value } from './database';

const plain = (value: LibsqlValue): Value => {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean') return Number(value);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
};

const rowsOf = ({ columns, rows }: ResultSet): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, plain(row[index] ?? null)])));

/** A server of libsql://. @throws Error for an address that is none */
export const openLibsql = async (url: string): Promise<Database> => {
  const client = (await import('@libsql/client/web')).createClient({ url });
  return {
    ...sqlite,
    all: async <T>(sql: string, args: readonly Value[] = []) =>
      rowsOf(await client.execute({ sql, args: [...args] })) as T[],
    run: async (sql, args = []) => (await client.execute({ sql, args: [...args] })).rowsAffected,
    batch: async (statements) =>
      (
        await client.batch(
          statements.map(({ sql, args = [] }) => ({ sql, args: [...args] })),
          'write',
        )
      ).map(rowsOf),
    vacuum: async () => {},
    close: async () => client.close(),
  };
};
