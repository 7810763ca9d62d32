import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row, Statement } from '@/lib/db';

/** Most writes that share a commit. */
const MOST_TOGETHER = 64;

type Write = {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

type Batch = Database['batch'];

/** What ails the database and no single write: each would fail alone, after as long a wait. */
const ofDatabase = /BUSY|LOCKED|IOERR|FULL|READONLY/;
const isOfDatabase = (error: unknown): boolean =>
  ofDatabase.test(String((error as { code?: unknown } | null)?.code));

/**
 * `batch` of a libSQL database, where every commit waits for the disk, or for the way to the server: writes that come while one is
 * under way share the next. Each is done as a whole or not at all, and is kept when its promise resolves; one that is itself at
 * fault takes no other with it.
 */
const grouped = (batch: Batch): Batch => {
  const waiting: Write[] = [];
  let isRunning = false;

  const commit = async (writes: readonly Write[]): Promise<void> => {
    try {
      const rows = await batch(writes.flatMap(({ statements }) => statements));
      let at = 0;
      for (const { statements, resolve } of writes) resolve(rows.slice(at, (at += statements.length)));
    } catch (error) {
      if (writes.length === 1 || isOfDatabase(error)) for (const { reject } of writes) reject(error);
      else for (const write of writes) await commit([write]);
    }
  };

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // What has arrived meanwhile gets as far as here first.
      await nextTurn();
      await commit(waiting.splice(0, MOST_TOGETHER));
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

/** How to write to a database when many do: PostgreSQL groups commits by itself. */
export const groupCommit = (db: Database): Batch => {
  if (db.dialect === 'postgres') return db.batch;
  const known = batches.get(db) ?? grouped(db.batch);
  batches.set(db, known);
  return known;
};
