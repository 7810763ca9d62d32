import { env } from './env';

/** A file on a host without a disk that lasts would lose customers' requests, so such a server does not start. */
const needLastingDatabase = () => {
  const { databaseUrl } = env();
  if (process.env.VERCEL && databaseUrl.startsWith('file:')) {
    throw new Error(
      'The environment is not usable:\n  DATABASE_URL: files do not last on Vercel, and requests would be lost; set the address of a libsql:// or postgres:// database',
    );
  }
};

/** Ends the process, with every problem at once, when the environment cannot work. */
export const checkEnv = () => {
  try {
    needLastingDatabase();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
