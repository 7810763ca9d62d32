import 'server-only';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/platform/env';

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** Whether several instances share the database: a file serves one process, and libsql:// has no LISTEN. */
export const isDatabaseShared = (): boolean => isPostgresUrl(env().databaseUrl);

/** The path of a `file:` database; null for another one. */
export const filePathOf = (url: string): string | null => {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
};

/** The URL to show, without its password and parameters. */
export const publicUrl = (url: string): string =>
  url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@').replace(/\?.*$/, '');

/** For commands. @throws Error when the database's file is missing: opening would create a file */
export const assertDatabaseFile = (url: string): void => {
  const file = filePathOf(url);
  if (file && !existsSync(/* turbopackIgnore: true */ file))
    throw new Error(
      `There is no database at ${file}, and this command creates none. ` +
        "Run it where the server runs, with the server's DATA_DIR or DATABASE_URL.",
    );
};
