import { clickStore } from '@/lib/site/analytics/clicks';
import { openDatabase } from '@/lib/platform/db';
import { assertDatabaseFile } from '@/lib/platform/db/assert-database-file';
import { publicUrl } from '@/lib/platform/db/public-url';
import { env } from '@/lib/platform/env';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { runCommand } from '@/lib/platform/run-command';
import { runLeadsCommand, usage } from './operator';
import { sendTestLead } from './send-test';

const main = async (args: string[]): Promise<number> => {
  const { databaseUrl } = env();
  process.stderr.write(`Database: ${publicUrl(databaseUrl)}\n`);
  assertDatabaseFile(databaseUrl);
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

/** `npm run leads`. Exit code: 0 done, 1 failed, 2 wrong arguments. */
export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
