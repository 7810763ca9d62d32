import 'server-only';
import type { ResultSet, Value as LibsqlValue } from '@libsql/client';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database, Row, Value } from './database';
import { filePathOf } from './database-url';

const BUSY_TIMEOUT_MS = 5_000;
/** Each try waits up to BUSY_TIMEOUT_MS for readers. */
const CHECKPOINT_TRIES = 12;

const plain = (value: LibsqlValue): Value => {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean') return Number(value);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
};

const rowsOf = ({ columns, rows }: ResultSet): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, plain(row[index] ?? null)])));

/** Only a file needs the native library, which functions on Vercel lack: they have no disk. */
const loadClient = async (isFile: boolean) => {
  // eslint-disable-next-line no-restricted-properties -- written out, so that the build drops the branch
  if (process.env.VERCEL || !isFile) return (await import('@libsql/client/web')).createClient;
  else return (await import('@libsql/client/sqlite3')).createClient;
};

/** @throws Error when a file cannot be opened */
export const openLibsql = async (url: string): Promise<Database> => {
  const file = filePathOf(url);
  const isFile = file !== null;
  if (isFile) mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const client = (await loadClient(isFile))({
    url,
    timeout: BUSY_TIMEOUT_MS,
    ...(isFile ? { concurrency: 1 } : {}),
  });
  // Readers do not wait for the writer; synchronous stays FULL.
  if (isFile) {
    await client.execute('pragma journal_mode = wal').catch((error: unknown) => {
      client.close();
      throw error;
    });
  }
  return {
    dialect: 'sqlite',
    clock: "cast(unixepoch('subsec') * 1000 as integer)",
    all: async (sql, args = []) => rowsOf(await client.execute({ sql, args: [...args] })),
    run: async (sql, args = []) => (await client.execute({ sql, args: [...args] })).rowsAffected,
    batch: async (statements) =>
      (
        await client.batch(
          statements.map(({ sql, args = [] }) => ({ sql, args: [...args] })),
          'write',
        )
      ).map(rowsOf),
    vacuum: async () => {
      if (!isFile) return;
      await client.execute('vacuum');
      // A checkpoint ends when no reader needs the log any more.
      for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
        const { rows } = await client.execute('pragma wal_checkpoint(truncate)');
        if (Number(rows[0]?.[0]) === 0) return;
        await setTimeout(100);
      }
      throw new Error('the database is being read: its log could not be emptied');
    },
    close: async () => client.close(),
  };
};
