import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRecord } from '@/lib/content/source';
import { env, pageIdSchema } from '@/lib/platform/env';
import { parseJson } from '@/lib/platform/json';
import { reasonOf } from '@/lib/platform/log';
import { servedSites } from '@/lib/content/hosts/hosts';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { examineRecord, noFacts } from './examine-record';
import { ranked } from './finding';
import { hostFacts, hostsOf, settingFindings } from './site-hosts';
import { hostFindings, networkProbe } from './read-hosts';
import { pictureFindings, pictureReader } from './read-pictures';
import { exitCodeOf, formatReport, type Report } from './report';

const usage = `npm run doctor -- <page id | file.json | --all> [--json] [--strict] [--offline]

Says what visitors, search engines and the business miss because of a content record.
  --all      every site of SITES_FILE or the table of hosts, else every record of RECORDS_DIR, else PAGE_ID
  --json     the reports as JSON
  --strict   exit code 1 for warnings too
  --offline  no network: pictures and DNS are not checked
Exit code: 0 no errors, 1 errors found, 2 wrong arguments.
`;

const failed = (source: string, reason: string): Report => ({
  source,
  facts: noFacts,
  findings: [
    { severity: 'error', code: 'not-read', field: null, text: `The record cannot be read: ${reason}` },
  ],
});

const isFile = (source: string) => source.endsWith('.json') || source.includes(path.sep);

const examine = async (source: string, offline: boolean): Promise<Report> => {
  try {
    const pageId = isFile(source) ? path.basename(source, '.json') : source;
    const document: unknown = isFile(source)
      ? parseJson(await readFile(source, 'utf8'))
      : await readRecord(source);
    const { site, facts, findings } = examineRecord(document, pageId, env());
    const isServed = !isFile(source);
    const online = offline
      ? []
      : await Promise.all([
          pictureFindings(document, pictureReader(env().allowedPrivateHosts)),
          isServed ? hostFindings(hostsOf(source), networkProbe) : [],
        ]);
    return {
      source,
      facts: { ...facts, hosts: isServed ? hostFacts(source) : [] },
      findings: ranked([...findings, ...(site && isServed ? settingFindings(site) : []), ...online.flat()]),
    };
  } catch (error) {
    return failed(source, reasonOf(error));
  }
};

/** Every site with a host; without hosts, every record of RECORDS_DIR, else PAGE_ID. */
const allSites = async (): Promise<string[]> => {
  const { byHost, origins } = servedSites();
  const { recordsDir } = env();
  const files = byHost === null && recordsDir ? await readdir(recordsDir) : [];
  const records = files.flatMap((file) => {
    const { name, ext } = path.parse(file);
    return ext === '.json' && pageIdSchema.safeParse(name).success ? [name] : [];
  });
  const sites = records.length > 0 ? records.sort() : [...origins.keys()];
  if (sites.length === 0) throw new Error('SITES_FILE cannot be used, so no site is known.');
  return sites;
};

const sourcesOf = async (positionals: string[], all: boolean): Promise<string[]> => {
  if (all) return allSites();
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
  await loadSitesTable();
  for (const source of await sourcesOf(positionals, values.all)) {
    const report = await examine(source, values.offline);
    reports.push(report);
    if (!values.json) process.stdout.write(`${formatReport(report)}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return exitCodeOf(reports, values.strict);
};

/** `npm run doctor`. */
export const run = (args: string[]): Promise<void> => runCommand(usage, () => main(args));
