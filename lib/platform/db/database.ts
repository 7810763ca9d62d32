export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;
export type Statement = { sql: string; args?: readonly Value[] };

/** libSQL and PostgreSQL, with ? for arguments. Methods reject when the database does not answer. */
export type Database = {
  dialect: 'sqlite' | 'postgres';
  all: (sql: string, args?: readonly Value[]) => Promise<Row[]>;
  run: (sql: string, args?: readonly Value[]) => Promise<number>;
  batch: (statements: readonly Statement[]) => Promise<Row[][]>;
  close: () => Promise<void>;
};
