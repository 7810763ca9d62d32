import 'server-only';
import type { Statement as Prepared } from 'libsql';
import { LRUCache } from 'lru-cache';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database, Row, Statement, Value } from './database';

const BUSY_TIMEOUT_MS = 5_000;
/** Each try waits up to BUSY_TIMEOUT_MS for readers. */
const CHECKPOINT_TRIES = 12;
/** More than the product has, except for lists of different lengths. */
const MAX_PREPARED = 200;

type AnyPrepared = Prepared<[readonly Value[]]>;

/** On Vercel functions have no disk: the build leaves the native library out. */
const loadDriver = async () => {
  // eslint-disable-next-line no-restricted-properties -- written out, so that the build drops the branch
  if (process.env.VERCEL) throw new Error('there is no disk on Vercel');
  else return (await import('libsql')).default;
};

/** The driver reads bytes as an ArrayBuffer. */
const toRow = (read: Record<string, unknown>): Row => {
  for (const [name, value] of Object.entries(read))
    if (value instanceof ArrayBuffer) read[name] = new Uint8Array(value);
  return read as Row;
};

/**
 * By the driver itself, not @libsql/client, which parses each statement again: half of a lead's time in SQL.
 * @throws Error when it cannot be opened
 */
export const openSqliteFile = async (file: string): Promise<Database> => {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const connection = new (await loadDriver())(file, { timeout: BUSY_TIMEOUT_MS });
  const prepared = new LRUCache<string, AnyPrepared>({
    max: MAX_PREPARED,
    memoMethod: (sql) => connection.prepare(sql) as AnyPrepared,
  });

  const run = (sql: string, args: readonly Value[] = []): { rows: Row[]; changes: number } => {
    const statement = prepared.memo(sql);
    return statement.reader
      ? { rows: statement.all(args).map((row) => toRow(row as Record<string, unknown>)), changes: 0 }
      : { rows: [], changes: statement.run(args).changes };
  };
  const rollBack = () => {
    if (connection.inTransaction) run('rollback');
  };
  const runTogether = (statements: readonly Statement[]): Row[][] => {
    // What a disk that failed did not roll back.
    rollBack();
    run('begin immediate');
    try {
      const results = statements.map(({ sql, args }) => run(sql, args).rows);
      run('commit');
      return results;
    } finally {
      rollBack();
    }
  };

  try {
    // Readers do not wait for the writer; synchronous stays FULL.
    run('pragma journal_mode = wal');
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    dialect: 'sqlite',
    clock: "cast(unixepoch('subsec') * 1000 as integer)",
    all: async (sql, args) => run(sql, args).rows,
    run: async (sql, args) => run(sql, args).changes,
    batch: async (statements) => runTogether(statements),
    vacuum: async () => {
      run('vacuum');
      // A checkpoint ends when no reader needs the log any more.
      for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
        const [row] = run('pragma wal_checkpoint(truncate)').rows;
        if (Number(row?.busy) === 0) return;
        await setTimeout(100);
      }
      throw new Error('the database is being read: its log could not be emptied');
    },
    close: async () => {
      // Each holds the file open.
      prepared.clear();
      connection.close();
    },
  };
};
