import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRecord } from '@/lib/content/source';
import { env, pageIdSchema } from '@/lib/env';
import { reasonOf } from '@/lib/log';
import { servedSites } from '@/lib/routing/hosts';
import { runCommand, UsageError } from '@/lib/run-command';
import { examineRecord } from './examine-record';
import { ranked } from './finding';
import { hostFindings, networkProbe } from './read-hosts';
import { pictureFindings, pictureReader } from './read-pictures';
import { exitCodeOf, formatReport, type Report } from './report';

const usage = `npm run doctor -- <page id | file.json | --all> [--json] [--strict] [--offline]

Says what visitors, search engines and the business miss because of a content record.
  --all      every site of SITES_FILE, else PAGE_ID
  --json     the reports as JSON
  --strict   exit code 1 for warnings too
  --offline  no network: pictures and DNS are not checked
Exit code: 0 no errors, 1 errors found, 2 wrong arguments.
`;

const hostsOf = (pageId: string): string[] =>
  [...(servedSites().byHost ?? [])].flatMap(([host, id]) => (id === pageId ? [host] : []));

const failed = (source: string, reason: string): Report => ({
  source,
  facts: { name: '', pages: [], hours: [], leads: 'nowhere', widgets: [] },
  findings: [
    { severity: 'error', code: 'not-read', field: null, text: `The record cannot be read: ${reason}` },
  ],
});

const isFile = (source: string) => source.endsWith('.json') || source.includes(path.sep);

const examine = async (source: string, offline: boolean): Promise<Report> => {
  try {
    const pageId = isFile(source) ? path.basename(source, '.json') : source;
    const document: unknown = isFile(source)
      ? JSON.parse(await readFile(source, 'utf8'))
      : await readRecord(source);
    const { facts, findings } = examineRecord(document, pageId, env().mail !== null);
    const online = offline
      ? []
      : await Promise.all([
          pictureFindings(document, pictureReader(env().allowedPrivateHosts)),
          isFile(source) ? [] : hostFindings(hostsOf(source), networkProbe),
        ]);
    return { source, facts, findings: ranked([...findings, ...online.flat()]) };
  } catch (error) {
    return failed(source, reasonOf(error));
  }
};

const sourcesOf = (positionals: string[], all: boolean): string[] => {
  if (all) return [...servedSites().origins.keys()];
  if (positionals.length === 0) throw new UsageError('Name a page id or a file, or --all.');
  const wrong = positionals.find((source) => !isFile(source) && !pageIdSchema.safeParse(source).success);
  if (wrong !== undefined) throw new UsageError(`“${wrong}” is neither a page id nor a .json file.`);
  return positionals;
};

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      offline: { type: 'boolean', default: false },
    },
  });
  const reports: Report[] = [];
  for (const source of sourcesOf(positionals, values.all)) {
    const report = await examine(source, values.offline);
    reports.push(report);
    if (!values.json) process.stdout.write(`${formatReport(report)}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return exitCodeOf(reports, values.strict);
};

/** `npm run doctor`. */
export const run = (args: string[]): Promise<void> => runCommand(usage, () => main(args));
