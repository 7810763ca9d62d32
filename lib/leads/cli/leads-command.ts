import { existsSync } from 'node:fs';
import { clickStore } from '@/lib/analytics/clicks';
import { filePathOf, openDatabase } from '@/lib/db';
import { publicUrl } from '@/lib/db/public-url';
import { env } from '@/lib/env';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { runLeadsCommand, usage, UsageError } from './operator';
import { sendTestLead } from './send-test';

/** `npm run leads`. @returns the exit code: 0 done, 1 failed, 2 wrong arguments */
const main = async (args: string[]): Promise<number> => {
  const { databaseUrl } = env();
  process.stderr.write(`Database: ${publicUrl(databaseUrl)}\n`);
  const file = filePathOf(databaseUrl);
  if (file && !existsSync(file))
    throw new Error(
      `There is no database at ${file}, and this command creates none. Run it where the server runs, with the server's DATA_DIR or DATABASE_URL.`,
    );
  const db = await openDatabase(databaseUrl, { mustExist: true });
  try {
    const store = leadStore(db);
    await runLeadsCommand(args, {
      store,
      clicks: clickStore(db),
      sendTest: (site) => sendTestLead(store, site),
      now: Date.now(),
      print: (text) => void process.stdout.write(text),
    });
    return 0;
  } finally {
    await db.close();
  }
};

export const run = async (args: string[]): Promise<void> => {
  process.exitCode = await main(args).catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n${error instanceof UsageError ? `\n${usage}` : ''}`,
    );
    return error instanceof UsageError ? 2 : 1;
  });
};
