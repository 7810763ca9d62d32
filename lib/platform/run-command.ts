import { reasonOf } from './log';

export class UsageError extends Error {}

/** Runs a command; --help prints its usage. Exit code: its result, 1 for an error, 2 for wrong arguments. */
export const runCommand = async (
  usage: string,
  args: string[],
  main: (args: string[]) => Promise<number>,
): Promise<void> => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    process.exitCode = 0;
    return;
  }
  try {
    process.exitCode = await main(args);
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    process.stderr.write(`${reasonOf(error)}\n${isUsage ? `\n${usage}` : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  }
};
