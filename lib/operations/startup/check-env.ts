import { readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { reasonOf } from '@/lib/platform/log';
import { parseSites } from '@/lib/content/hosts/site-entries';

/** Refuses a database file on a host without a lasting disk, where leads would be lost. */
const needLastingDatabase = () => {
  const { databaseUrl } = env();
  if (process.env.VERCEL && databaseUrl.startsWith('file:')) {
    throw new Error(
      [
        'The environment is not usable:',
        '  DATABASE_URL: files do not last on Vercel, and requests would be lost; ' +
          'set the address of a libsql:// or postgres:// database',
      ].join('\n'),
    );
  }
};

/** Refuses an unusable SITES_FILE, which would answer every host with 421. */
const needSitesFile = () => {
  const { sitesFile } = env();
  if (sitesFile === null) return;
  try {
    parseSites(readFileSync(sitesFile, 'utf8'));
  } catch (error) {
    throw new Error(`The environment is not usable:\n  SITES_FILE: ${sitesFile}: ${reasonOf(error)}`);
  }
};

/** Exits with the problem when the environment is unusable. */
export const checkEnv = () => {
  try {
    needLastingDatabase();
    needSitesFile();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
