import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row, Statement } from './database';

const MAX_TOGETHER = 64;

type Write = {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

type Batch = Database['batch'];

/** SQLite's errors of the whole database: repeating each write alone would fail again. */
const databaseErrors = /BUSY|LOCKED|IOERR|FULL|READONLY/;
const isDatabaseError = (error: unknown): boolean =>
  databaseErrors.test(String((error as { code?: unknown } | null)?.code));

/** Writes during a commit share the next one; after an error each is repeated alone. */
const grouped = (batch: Batch): Batch => {
  const waiting: Write[] = [];
  let isRunning = false;

  const commit = async (writes: readonly Write[]): Promise<void> => {
    try {
      const rows = await batch(writes.flatMap(({ statements }) => statements));
      let index = 0;
      for (const { statements, resolve } of writes) resolve(rows.slice(index, (index += statements.length)));
    } catch (error) {
      // Writes that arrived during the attempt fail too: one after the other, the last would wait for many
      // locks.
      const failed = isDatabaseError(error) ? [...writes, ...waiting.splice(0)] : writes;
      if (failed.length === 1 || isDatabaseError(error)) for (const { reject } of failed) reject(error);
      else for (const write of writes) await commit([write]);
    }
  };

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
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

export const groupCommitAlways = (db: Database): Batch => {
  const known = batches.get(db) ?? grouped(db.batch);
  batches.set(db, known);
  return known;
};

/** For many writers. PostgreSQL groups commits of different rows by itself. */
export const groupCommit = (db: Database): Batch =>
  db.dialect === 'postgres' ? db.batch : groupCommitAlways(db);
