import 'server-only';
import { existsSync } from 'node:fs';
import { filePathOf, withDatabase, type Database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { setSitesOfTable } from './hosts';

export const SITES_CHANNEL = 'mainstreet_sites';

export const COPY_OF_TABLE = 'table';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const sitesTable = (db: Database) => {
  const notify = db.dialect === 'postgres' ? [{ sql: `select pg_notify('${SITES_CHANNEL}', '')` }] : [];
  return {
    all: async (): Promise<[string, unknown][]> =>
      (await db.all('select host, entry from sites order by added_at, host')).map(({ host, entry }) => [
        String(host),
        parsed(String(entry)),
      ]),
    set: async (host: string, entry: unknown, now: number): Promise<void> => {
      await db.batch([
        {
          sql: 'insert into sites (host, entry, added_at) values (?, ?, ?) on conflict (host) do update set entry = excluded.entry',
          args: [host, JSON.stringify(entry), now],
        },
        ...notify,
      ]);
    },
    remove: async (host: string): Promise<boolean> => {
      const [rows] = await db.batch([
        { sql: 'delete from sites where host = ? returning host', args: [host] },
        ...notify,
      ]);
      return (rows?.length ?? 0) > 0;
    },
  };
};

/** Reads the table `sites` for a command, unless SITES_FILE is set. Creates no database. */
export const loadSitesTable = async (): Promise<void> => {
  const { databaseUrl, sitesFile } = env();
  const file = filePathOf(databaseUrl);
  if (sitesFile) return;
  if (file && !existsSync(file)) return void setSitesOfTable([]);
  await withDatabase(databaseUrl, async (db) => setSitesOfTable(await sitesTable(db).all()));
};
