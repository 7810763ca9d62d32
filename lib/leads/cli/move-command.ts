import 'server-only';
import { withDatabase } from '@/lib/platform/db';
import type { Database } from '@/lib/platform/db/database';
import { isPostgresUrl, publicUrl } from '@/lib/platform/db/database-url';
import { moveDatabase } from '@/lib/platform/db/move';
import { UsageError } from '@/lib/platform/run-command';
import { table } from './format-leads';

/** `move --to postgres://...`. @returns the printed text @throws UsageError, Error when a row did not arrive */
export const moveCommand = async (from: Database, url: string | undefined): Promise<string> => {
  if (!url || !isPostgresUrl(url)) throw new UsageError('Where to? --to is a postgres:// URL.');
  if (from.dialect === 'postgres') throw new UsageError('The leads are in PostgreSQL already.');
  const { moved, hasChanged } = await withDatabase(url, (to) => moveDatabase(from, to));
  if (hasChanged)
    throw new Error(
      'The file changed meanwhile: stop the server and repeat the command, which adds what is new.',
    );
  const rows = moved.map(({ table: name, rows: count }) => [name, String(count)]);
  return `${table([['TABLE', 'ROWS'], ...rows])}\n\nAll of them are in ${publicUrl(url)}. The file stays as it is.\n`;
};
