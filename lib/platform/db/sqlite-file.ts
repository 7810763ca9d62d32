import 'server-only';
import type { Statement as Prepared } from 'libsql';
import { LRUCache } from 'lru-cache';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sqlite, type Database, type Row, type Statement, type Value } from './database';
import { lockQueue } from './lock-queue';

/** Tries to empty the log while readers use it, 100 ms apart. */
const CHECKPOINT_TRIES = 600;
/** More than the product has; lists have few lengths (`listOf`). */
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
  // Without a busy timeout, in which the driver would stop the event loop.
  const connection = new (await loadDriver())(file, { timeout: 0 });
  const unlocked = lockQueue();
  const prepared = new LRUCache<string, AnyPrepared>({
    max: MAX_PREPARED,
    memoMethod: (sql) => connection.prepare(sql) as AnyPrepared,
  });

  const run = (sql: string, args: readonly Value[] = []): { rows: Row[]; changes: number } => {
    // The driver ends the process when a closed connection is used, for example by a call that waited.
    if (!connection.open) throw new Error('the database is closed');
    const statement = prepared.memo(sql);
    return statement.reader
      ? { rows: statement.all(args).map((row) => toRow(row as Record<string, unknown>)), changes: 0 }
      : { rows: [], changes: statement.run(args).changes };
  };
  const rollBack = () => {
    if (connection.open && connection.inTransaction) run('rollback');
  };
  const runTogether = (statements: readonly Statement[]): Row[][] => {
    // Rolls back a statement that a failing disk left open.
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
    await unlocked(() => run('pragma journal_mode = wal'));
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    ...sqlite,
    all: async <T>(sql: string, args?: readonly Value[]) =>
      (await unlocked(() => run(sql, args), { isRead: /^\s*select\b/i.test(sql) })).rows as T[],
    run: async (sql, args) => (await unlocked(() => run(sql, args))).changes,
    batch: (statements) => unlocked(() => runTogether(statements)),
    vacuum: async () => {
      await unlocked(() => run('vacuum'));
      for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
        // `busy`: a reader still needs the log.
        const [row] = (await unlocked(() => run('pragma wal_checkpoint(truncate)'))).rows;
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
