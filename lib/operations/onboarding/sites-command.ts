import { openDatabase } from '@/lib/platform/db';
import { assertDatabaseFile, publicUrl } from '@/lib/platform/db/database-url';
import { env } from '@/lib/platform/env';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { servedBy } from '@/lib/content/hosts/served-sites';
import { ENTRY_REASON, isSiteEntry, parseEntries } from '@/lib/content/hosts/site-entries';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { runCommand, UsageError } from '@/lib/platform/run-command';

const usage = `npm run sites -- list
npm run sites -- set <host> <page id | entry as JSON>
npm run sites -- remove <host>

The hosts of this deployment in DATABASE_URL. SITES_FILE, when it is set, is used instead.
`;

type Table = ReturnType<typeof sitesTable>;

const hostOf = (typed: string | undefined): string => {
  const host = normaliseHost(typed ?? '');
  if (!host || !URL.canParse(`http://${host}/`) || new URL(`http://${host}/`).hostname !== host)
    throw new UsageError(`“${typed ?? ''}” is no host name.`);
  return host;
};

const entryOf = (typed: string | undefined): unknown => {
  const text = typed?.trim() ?? '';
  const entry: unknown = (() => {
    if (!text.startsWith('{')) return text;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  })();
  if (!isSiteEntry(entry)) throw new UsageError(`The entry ${ENTRY_REASON}.`);
  return entry;
};

const withoutSecret = (name: string, value: unknown): unknown =>
  name === 'leadSecret' || name === 'secret' ? '...' : value;

/** What the server ignores of the table, one sentence each, which begins with the host. */
const problemsIn = (rows: readonly (readonly [string, unknown])[]): string[] =>
  servedBy(parseEntries(rows)).problems.map(
    ({ host, from, reason }) => `${host}: ${from === undefined ? '' : `the redirect ${from} `}${reason}`,
  );

const printProblems = async (table: Table, isNews: (problem: string) => boolean): Promise<void> => {
  for (const problem of problemsIn(await table.all()).filter(isNews))
    process.stderr.write(`Warning: ${problem}.\n`);
};

const carryOut = async (table: Table, [command, host, entry, ...rest]: string[]): Promise<number> => {
  if (rest.length > 0) throw new UsageError('Too many arguments: an entry as JSON needs quotes around it.');
  switch (command) {
    case 'list':
      for (const [name, value] of await table.all())
        process.stdout.write(
          `${name} ${typeof value === 'string' ? value : JSON.stringify(value, withoutSecret)}\n`,
        );
      return 0;
    case 'set': {
      const [name, value] = [hostOf(host), entryOf(entry)];
      const before = problemsIn(await table.all());
      await table.set(name, value, Date.now());
      await printProblems(table, (problem) => problem.startsWith(`${name}: `) || !before.includes(problem));
      return 0;
    }
    case 'remove': {
      const name = hostOf(host);
      const before = problemsIn(await table.all());
      if (await table.remove(name)) {
        await printProblems(table, (problem) => !before.includes(problem));
        return 0;
      }
      process.stderr.write(`${name} is not in the table.\n`);
      return 1;
    }
    default:
      throw new UsageError(command ? `There is no command “${command}”.` : 'Name a command.');
  }
};

const main = async (args: string[]): Promise<number> => {
  const { databaseUrl, sitesFile } = env();
  process.stderr.write(`Database: ${publicUrl(databaseUrl)}\n`);
  if (sitesFile)
    process.stderr.write(`SITES_FILE is set: the server uses ${sitesFile} and not this table.\n`);
  assertDatabaseFile(databaseUrl);
  const db = await openDatabase(databaseUrl);
  try {
    return await carryOut(sitesTable(db), args);
  } finally {
    await db.close();
  }
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
