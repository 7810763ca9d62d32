export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;
export type Statement = { sql: string; args?: readonly Value[] };

/** libSQL and PostgreSQL, with ? for arguments. Methods reject when the database does not answer. */
export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** SQL for the database's own time, in milliseconds since 1970: the clock that servers share. */
  clock: string;
  /** Rows of a statement; also of insert, update and delete ... returning. */
  all: (sql: string, args?: readonly Value[]) => Promise<Row[]>;
  run: (sql: string, args?: readonly Value[]) => Promise<number>;
  /** One transaction. @param options.timeoutMs of each statement; only PostgreSQL has one, of 10 seconds */
  batch: (statements: readonly Statement[], options?: { timeoutMs?: number }) => Promise<Row[][]>;
  /**
   * Frees what deleted rows of these tables took. A file is rewritten without their bytes, its log
   * emptied; in a server's tables the space is free for new rows.
   * @throws Error when a reader of the file does not end within a minute
   */
  vacuum: (tables: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};
