import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row, Statement } from './database';

/** How many writes share a commit at most. */
const MAX_TOGETHER = 64;

type Write = {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

type Batch = Database['batch'];

/** Errors of the whole database (SQLite codes): repeating each write alone would fail again after the same wait. */
const databaseErrors = /BUSY|LOCKED|IOERR|FULL|READONLY/;
const isDatabaseError = (error: unknown): boolean =>
  databaseErrors.test(String((error as { code?: unknown } | null)?.code));

/**
 * Group commit, where every commit waits for the disk or the network: writes that arrive during a commit share the
 * next one. Each write is atomic and durable when its promise resolves. After an error the writes are repeated one by one, so
 * that a faulty one fails alone.
 */
const grouped = (batch: Batch): Batch => {
  const waiting: Write[] = [];
  let isRunning = false;

  const commit = async (writes: readonly Write[]): Promise<void> => {
    try {
      const rows = await batch(writes.flatMap(({ statements }) => statements));
      let index = 0;
      for (const { statements, resolve } of writes) resolve(rows.slice(index, (index += statements.length)));
    } catch (error) {
      if (writes.length === 1 || isDatabaseError(error)) for (const { reject } of writes) reject(error);
      else for (const write of writes) await commit([write]);
    }
  };

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets writes of the same turn of the event loop join this commit.
      await nextTurn();
      await commit(waiting.splice(0, MAX_TOGETHER));
    }
    isRunning = false;
  };

  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (!isRunning) void run();
    });
};

const batches = new WeakMap<Database, Batch>();

/** Group commit on any database: for many writers of one row, which would otherwise wait for each other's commits. */
export const groupCommitAlways = (db: Database): Batch => {
  const known = batches.get(db) ?? grouped(db.batch);
  batches.set(db, known);
  return known;
};

/** `batch` for many concurrent writers. PostgreSQL groups commits of different rows by itself, so its own `batch` is returned. */
export const groupCommit = (db: Database): Batch =>
  db.dialect === 'postgres' ? db.batch : groupCommitAlways(db);
