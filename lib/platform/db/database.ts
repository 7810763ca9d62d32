export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;
export type Statement = { sql: string; args?: readonly Value[] };

/** libSQL and PostgreSQL, with ? for arguments. Methods reject when the database does not answer. */
export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** SQL for the database's time in ms since 1970, the clock that servers share. */
  clock: string;
  all: (sql: string, args?: readonly Value[]) => Promise<Row[]>;
  run: (sql: string, args?: readonly Value[]) => Promise<number>;
  /** One transaction. `timeoutMs`: of each statement, on PostgreSQL only; 10 seconds by default. */
  batch: (statements: readonly Statement[], options?: { timeoutMs?: number }) => Promise<Row[][]>;
  /**
   * Frees what deleted rows of these tables took: a file is rewritten without their bytes, and its log
   * emptied; on a server the space can be reused.
   * @throws Error when a reader of the file does not end within a minute
   */
  vacuum: (tables: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};
