export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;
export type Statement = { sql: string; args?: readonly Value[] };

/** libSQL and PostgreSQL, with ? for arguments. Methods reject when the database does not answer. */
export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** SQL for the database's time in ms since 1970, the clock that servers share. */
  clock: string;
  /** `T` names the columns of the statement: their types are those of schema.ts, in every dialect. */
  all: <T = Row>(sql: string, args?: readonly Value[]) => Promise<T[]>;
  run: (sql: string, args?: readonly Value[]) => Promise<number>;
  /** One transaction. `timeoutMs`: of each statement, on PostgreSQL only; 10 seconds by default. */
  batch: (statements: readonly Statement[], options?: { timeoutMs?: number }) => Promise<Row[][]>;
  /**
   * Rewrites the file (and empties its log) or the server's tables, without the bytes of deleted rows. Nobody
   * else can write meanwhile.
   * @throws Error when a reader of the file does not end within a minute; of a table, a reader or an older
   * transaction within 5 seconds
   */
  vacuum: (tables: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** SQLite's own facts, for a file and for a server of libsql://. */
export const sqlite = {
  dialect: 'sqlite',
  clock: "cast(unixepoch('subsec') * 1000 as integer)",
} as const satisfies Partial<Database>;

/**
 * A list for `in`, filled up to a power of two with its last value, which changes no result. A statement for
 * each length would evict others from the cache of prepared statements, and an evicted statement keeps its
 * memory until a garbage collection (500 lengths by turns: 208 MB of resident memory, with this 62).
 */
export const listOf = (values: readonly Value[]): { sql: string; args: Value[] } => {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  const args = Array.from({ length }, (_, index) => values[Math.min(index, values.length - 1)] ?? null);
  return { sql: `(${args.map(() => '?').join(', ')})`, args };
};
