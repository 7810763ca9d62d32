export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;
export type Statement = { sql: string; args?: readonly Value[] };

/**
 * The one store interface over libSQL and PostgreSQL: statements in the SQL that both understand, with ? for arguments.
 * Whole numbers are read as numbers. Every method rejects when the database does not answer or refuses.
 */
export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** The rows of one statement; also of insert, update and delete ... returning. */
  all: (sql: string, args?: readonly Value[]) => Promise<Row[]>;
  /** Runs one statement. @returns how many rows it changed */
  run: (sql: string, args?: readonly Value[]) => Promise<number>;
  /** Runs all statements, or none of them. Committed, on disk, when it resolves. @returns the rows of each */
  batch: (statements: readonly Statement[]) => Promise<Row[][]>;
  close: () => Promise<void>;
};
