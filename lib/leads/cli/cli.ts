import { openDatabase } from '@/lib/db';
import { env } from '@/lib/env';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { runCommand, usage, UsageError } from './operator';
import { clickStore } from '@/lib/analytics/clicks';

/** `npm run leads`: what an operator does with leads, on the database of the environment. Exit code 0 done, 1 failed, 2 typed wrong. */
const main = async (args: string[]): Promise<number> => {
  const db = await openDatabase(env().databaseUrl);
  try {
    await runCommand(args, {
      store: leadStore(db),
      taps: clickStore(db),
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
