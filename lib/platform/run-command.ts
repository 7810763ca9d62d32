import { reasonOf } from './log';

/** Wrong arguments; printed with the usage. */
export class UsageError extends Error {}

/** Runs a command. Exit code: 1 when it throws, 2 for wrong arguments, else what it returns. */
export const runCommand = async (usage: string, main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    process.stderr.write(`${reasonOf(error)}\n${isUsage ? `\n${usage}` : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  }
};
