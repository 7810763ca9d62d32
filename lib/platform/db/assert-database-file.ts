import { existsSync } from 'node:fs';
import { filePathOf } from './libsql';

/**
 * For commands: does nothing for a database on a server.
 * @throws Error when the database's file is missing, which opening it would create
 */
export const assertDatabaseFile = (url: string): void => {
  const file = filePathOf(url);
  if (file && !existsSync(file))
    throw new Error(
      `There is no database at ${file}, and this command creates none. ` +
        "Run it where the server runs, with the server's DATA_DIR or DATABASE_URL.",
    );
};
