import { existsSync } from 'node:fs';
import { filePathOf, openDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { setSitesOfTable } from './hosts';
import { sitesTable } from './sites-table';

/**
 * For commands, which follow no changes: reads the table `sites`, unless SITES_FILE is set. Creates no
 * database. @throws Error when the database does not answer
 */
export const loadSitesTable = async (): Promise<void> => {
  const { databaseUrl, sitesFile } = env();
  const file = filePathOf(databaseUrl);
  if (sitesFile || (file && !existsSync(file))) return;
  const db = await openDatabase(databaseUrl);
  try {
    setSitesOfTable(await sitesTable(db).all());
  } finally {
    await db.close();
  }
};
