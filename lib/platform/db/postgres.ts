import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { warn } from '@/lib/platform/log';
import type { Database, Row, Statement, Value } from './database';

const CONNECTIONS = 10;
const TIMEOUT_MS = 10_000;
const QUIET_MS = 60_000;
/** Every user of a table queues behind a waiting lock, so the wait is short. */
const REWRITE_WAITS_MS = 5_000;

/** ? becomes $1, $2, ...: our SQL has no other question marks. */
const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${(count += 1)}`);
};

const bound = (args: readonly Value[] = []) =>
  args.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));

const types = {
  getTypeParser: ((oid: number, format?: string) =>
    // bigint, sums and counts are far below 2^53 here.
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

const query = (client: pg.Pool | pg.PoolClient, { sql, args }: Statement, timeoutMs = TIMEOUT_MS) =>
  client.query<Row>({ text: numbered(sql), values: bound(args), query_timeout: timeoutMs } as pg.QueryConfig);

/**
 * Rewrites a table. A deleted row stays while a transaction is open that began before. PostgreSQL says so in
 * a notice, its number first in every language: '3 dead row versions cannot be removed yet'.
 * @throws Error when such a transaction lasts longer than 5 seconds
 */
const rewrite = async (client: pg.Client, table: string): Promise<void> => {
  const from = performance.now();
  let kept = 0;
  const hear = ({ detail }: { detail?: string | undefined }) => {
    kept += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  };
  client.on('notice', hear);
  for (;;) {
    kept = 0;
    await client.query(`vacuum (full, verbose) ${pg.escapeIdentifier(table)}`);
    if (kept === 0) break;
    if (performance.now() - from > REWRITE_WAITS_MS)
      throw new Error(
        `A transaction that is still open keeps deleted rows of ${table}. Repeat this after it.`,
      );
    await wait(250);
  }
  client.off('notice', hear);
};

export const openPostgres = async (url: string): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    types,
  });
  let loggedAt = -Infinity;
  let isClosed = false;
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => {
    if (isClosed || performance.now() - loggedAt < QUIET_MS) return;
    loggedAt = performance.now();
    warn('database.connection', { reason: error.message });
  });
  // A connection that breaks in use fails its statement; its event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: 'postgres',
    clock: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
    all: async <T>(sql: string, args?: readonly Value[]) => (await query(pool, { sql, args })).rows as T[],
    run: async (sql, args) => (await query(pool, { sql, args })).rowCount ?? 0,
    batch: async (statements, { timeoutMs } = {}) => {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('begin');
        if (timeoutMs) await client.query(`set local statement_timeout = ${timeoutMs}`);
        const results: Row[][] = [];
        for (const statement of statements) results.push((await query(client, statement, timeoutMs)).rows);
        await client.query('commit');
        return results;
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw failure;
      } finally {
        // Closing the connection ends its transaction.
        client.release(failure);
      }
    },
    vacuum: async (tables) => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query(`set lock_timeout = ${REWRITE_WAITS_MS}`);
        for (const table of tables) {
          await rewrite(client, table);
          await client.query(`analyze ${pg.escapeIdentifier(table)}`);
        }
        // Has samples of erased values. Without ownership of the database this only gives a warning.
        await rewrite(client, 'pg_statistic');
      } finally {
        await client.end();
      }
    },
    close: () => {
      // pool.end() resolves before the sockets are closed, and the server may end them first.
      isClosed = true;
      return pool.end();
    },
  };
};
