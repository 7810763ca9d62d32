import { parseArgs } from 'node:util';
import { withDatabase, type Database } from '@/lib/platform/db';
import { assertDatabaseFile, publicUrl } from '@/lib/platform/db/database-url';
import { env, pageIdSchema } from '@/lib/platform/env';
import { info } from '@/lib/platform/log';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { countsInWords, KEPT_ELSEWHERE } from '@/lib/leads/cli/erase-command';
import { isServed } from '@/lib/content/hosts/hosts';
import { servedSitesOf } from '@/lib/content/hosts/served-sites';
import { ENTRY_REASON, isSiteEntry, parseEntries } from '@/lib/content/hosts/site-entries';
import { loadSitesTable, sitesTable } from '@/lib/content/hosts/sites-table';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { dataOfSite, eraseSite } from './erase-site';

const usage = `npm run sites -- list
npm run sites -- set <host> <page id | entry as JSON>
npm run sites -- remove <host>
npm run sites -- remove <host> --erase --dry-run|--yes [--site <page id>]

With --erase all that is kept of the site goes too, for good: leads, photos, previews, snapshots, pages, counts.
--dry-run counts it. --site names the site when its host is not in the table.

The hosts of this deployment in DATABASE_URL. SITES_FILE, when it is set, is used instead.
`;

const eraseOptions = {
  erase: { type: 'boolean' },
  site: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

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

/** One sentence each, which begins with the host. */
const problemsIn = (rows: readonly (readonly [string, unknown])[]): string[] =>
  servedSitesOf(parseEntries(rows)).problems.map(
    ({ host, from, reason }) => `${host}: ${from === undefined ? '' : `the redirect ${from} `}${reason}`,
  );

const printProblems = async (table: Table, isNews: (problem: string) => boolean): Promise<void> => {
  for (const problem of problemsIn(await table.all()).filter(isNews))
    process.stderr.write(`Warning: ${problem}.\n`);
};

const pageOf = (entry: unknown): unknown =>
  typeof entry === 'string' ? entry : (entry as { page?: unknown } | null)?.page;

/** @throws UsageError while another host leads to the site */
const removeAndErase = async (db: Database, args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: eraseOptions, allowPositionals: true });
  const table = sitesTable(db);
  const host = hostOf(positionals[0]);
  await loadSitesTable();
  const rows = await table.all();
  const page = pageOf(rows.find(([name]) => name === host)?.[1]) ?? values.site;
  const site = pageIdSchema.safeParse(page);
  if (!site.success || (values.site && values.site !== site.data) || positionals.length > 1)
    throw new UsageError(`Which site is it? ${host} is not in the table: name the page id with --site.`);
  const others = rows.filter(([name, entry]) => name !== host && pageOf(entry) === site.data);
  const isInTable = rows.some(([name]) => name === host);
  const isStillServed = others.length > 0 || (isServed(site.data) && !(isInTable && !env().sitesFile));
  if (isStillServed)
    throw new UsageError(
      `${site.data} is still served${others.map(([name]) => ` under ${name}`).join(',')}: ` +
        'take out its other hosts first, in the table, SITES_FILE or PAGE_ID.',
    );
  const data = await dataOfSite(db, site.data);
  if (values['dry-run'] || !values.yes) {
    const why = values['dry-run'] ? 'in a dry run' : 'without --yes';
    process.stdout.write(`Would erase ${countsInWords(data.counts)}. Nothing is erased ${why}.\n`);
    return 0;
  }
  await table.remove(host);
  await loadSitesTable();
  await eraseSite(db, site.data, data);
  info('site.erased', { site: site.data, rows: countsInWords(data.counts) });
  process.stdout.write(`Erased ${countsInWords(data.counts)}.\n${KEPT_ELSEWHERE}`);
  return 0;
};

const carryOut = async (db: Database, args: string[]): Promise<number> => {
  if (args[0] === 'remove' && args.includes('--erase')) return removeAndErase(db, args.slice(1));
  const table = sitesTable(db);
  const [command, host, entry, ...rest] = args;
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
  return withDatabase(databaseUrl, (db) => carryOut(db, args));
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
