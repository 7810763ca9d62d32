import { readFileSync } from 'node:fs';
import { env } from '@/lib/env';
import { reasonOf } from '@/lib/log';
import { parseSites } from '@/lib/routing/site-entries';

/** A file on a host without a disk that lasts would lose customers' requests, so such a server does not start. */
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

/** Without its hosts the server would answer 421 to everybody; a file that breaks later keeps the hosts known so far. */
const needSitesFile = () => {
  const { sitesFile } = env();
  if (sitesFile === null) return;
  try {
    parseSites(readFileSync(sitesFile, 'utf8'));
  } catch (error) {
    throw new Error(`The environment is not usable:\n  SITES_FILE: ${sitesFile}: ${reasonOf(error)}`);
  }
};

/** Ends the process, with every problem at once, when the environment cannot work. */
export const checkEnv = () => {
  try {
    needLastingDatabase();
    needSitesFile();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
