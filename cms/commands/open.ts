import { existsSync } from 'node:fs';
import type { Payload } from 'payload';

// Like the server: reads .env, applies migrations and pushes no schema.
if (existsSync('.env')) process.loadEnvFile();
Object.assign(process.env, { NODE_ENV: 'production' });

/** The content server's data, for a command. */
export const open = async (): Promise<Payload> => {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
  ]);
  return getPayload({ config });
};

/** Ends the process, even with open connections. */
export const finish = (failed: number): never => process.exit(failed ? 1 : 0);

/** Prints the help of a command that was called without what it needs, and ends. */
export const explainUnless = (isEnough: boolean, help: string): void => {
  if (isEnough) return;
  console.log(help);
  finish(process.argv.includes('--help') ? 0 : 1);
};
