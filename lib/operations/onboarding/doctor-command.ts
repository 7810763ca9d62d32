import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '@/lib/content';
import { servedSites, settingsOfSite } from '@/lib/content/hosts/hosts';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import { readRecord } from '@/lib/content/source';
import { env, pageIdSchema } from '@/lib/platform/env';
import { parseJson } from '@/lib/platform/json';
import { reasonOf } from '@/lib/platform/log';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { redirectProblems } from '@/lib/serving/routing/old-addresses';
import { examineRecord, unusableRecord, type Examination } from './doctor/examine-record';
import {
  hostsOutside,
  networkProbe,
  otherLanguagePlaces,
  pictureReader,
  picturesOutside,
} from './doctor/outside';
import { reportText } from './doctor/report';
import type { OutsidePlace } from './doctor/rule';

const usage = `npm run doctor -- <page id | file.json | --all> [--json] [--strict] [--offline]

Says what visitors, search engines and the business miss because of a content record.
  --all      every site of SITES_FILE or the table of hosts, else every record of RECORDS_DIR, else PAGE_ID
  --json     the reports as JSON
  --strict   exit code 1 for warnings too
  --offline  no network: pictures and DNS are not checked
Exit code: 0 no errors, 1 errors found, 2 wrong arguments.
`;

/** `source`: the page id or the file. */
export type Report = Pick<Examination, 'facts' | 'findings'> & { source: string };

const isFile = (source: string) => source.endsWith('.json') || source.includes(path.sep);

/** None when every host shows PAGE_ID's site. */
const hostsOf = (pageId: string): string[] =>
  [...(servedSites().byHost ?? [])].flatMap(([host, id]) => (id === pageId ? [host] : []));

const hostFacts = (pageId: string): string[] => {
  const { redirectTo } = servedSites();
  const { analytics } = settingsOfSite(pageId);
  return [
    ...hostsOf(pageId).map((host) => {
      const target = redirectTo.get(host);
      return target ? `${host}, which redirects to ${target}` : host;
    }),
    ...(analytics ? [`Analytics: ${analytics.name}, after the visitor's consent. Not on Vercel.`] : []),
  ];
};

const ignoredSettings = (site: Site): OutsidePlace[] => {
  const place = (entry: string, from: string | undefined, reason: string): OutsidePlace =>
    from === undefined
      ? { code: 'setting', reason: `The entry of ${entry}: ${reason}` }
      : { code: 'redirect', reason: `The entry of ${entry}: the redirect ${from} ${reason}` };
  return [
    ...servedSites()
      .problems.filter(({ page }) => page === site.id)
      .map(({ host, from, reason }) => place(host, from, reason)),
    ...redirectProblems(site, settingsOfSite(site.id).redirects).map(({ from, reason }) =>
      place('this site', from, reason),
    ),
  ];
};

const otherLanguage = async (site: Site): Promise<OutsidePlace[]> => {
  const { otherLanguage: id } = site;
  if (id === null) return [];
  const other = await readRecord(id)
    .then((document) => examineRecord(document, id, env()).site)
    .catch(() => null);
  return otherLanguagePlaces(site, other, servedSites().origins.has(id));
};

const examine = async (source: string, isOffline: boolean): Promise<Examination> => {
  const isServed = !isFile(source);
  const pageId = isServed ? source : path.basename(source, '.json');
  try {
    const document: unknown = isServed ? await readRecord(source) : parseJson(await readFile(source, 'utf8'));
    const { site } = examineRecord(document, pageId, env());
    const outside = await Promise.all([
      isServed && site ? otherLanguage(site) : [],
      isServed && site ? ignoredSettings(site) : [],
      isOffline ? [] : picturesOutside(document, pictureReader(env().allowedPrivateHosts)),
      isOffline || !isServed ? [] : hostsOutside(hostsOf(pageId), networkProbe),
    ]);
    const examination = examineRecord(document, pageId, env(), outside.flat());
    const hosts = isServed ? hostFacts(pageId) : [];
    return { ...examination, facts: { ...examination.facts, hosts } };
  } catch (error) {
    return unusableRecord('not-read', `The record cannot be read: ${reasonOf(error)}`);
  }
};

/** Sites with a host; without hosts, the records of RECORDS_DIR, else PAGE_ID. */
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

const off = { type: 'boolean', default: false } as const;

const main = async (args: string[]): Promise<number> => {
  const options = { all: off, json: off, strict: off, offline: off };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const reports: Report[] = [];
  await loadSitesTable();
  for (const source of await sourcesOf(positionals, values.all)) {
    const examination = await examine(source, values.offline);
    const { facts, findings } = examination;
    reports.push({ source, facts, findings });
    if (!values.json) process.stdout.write(reportText(source, examination));
  }
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  const found = new Set(reports.flatMap(({ findings }) => findings.map(({ severity }) => severity)));
  return found.has('error') || (values.strict && found.has('warning')) ? 1 : 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
