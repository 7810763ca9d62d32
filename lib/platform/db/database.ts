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
   * Rewrites what holds these tables without the bytes of deleted rows: a file, whose log is emptied, or the
   * tables of a server. Nobody else can write meanwhile.
   * @throws Error when a reader of the file does not end within a minute, or of a table within 5 seconds
   */
  vacuum: (tables: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};
