import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecord } from '@/lib/content/record/parse-record';
import { parseJson } from '@/lib/platform/json';
import { reasonOf } from '@/lib/platform/log';
import type { Entry } from '../deciding/findings';
import { languageOf } from '../deciding/site-facts';
import { NO_HOST, sourceOf } from '../fetching/page-source';
import { readSite } from '../fetching/read-site';
import { pathKey } from '../page/words';
import { differencesOf, formatDifferences } from './differences';
import { homeCopyOf } from './home-copy';
import { redirectsOf } from './import-redirects';
import { reportOf } from './import-report';
import { savePictures } from './save-pictures';
import { toRecord } from './to-record';

export type ImportOptions = {
  pageId: string;
  /** Addresses of one site, or a folder. */
  from: readonly string[];
  /** The folder of records. */
  folder: string;
  /** Path to record.schema.json. */
  schema: string;
  /** The folder for pictures. */
  pictures: string | undefined;
};

const without = (value: unknown, [key, ...rest]: readonly string[]): void => {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  const group = value as Record<string, unknown>;
  if (rest.length > 0) without(group[key], rest);
  else group[key] = Array.isArray(value) ? null : undefined;
};

type Written = { file: string; record: Record<string, unknown> };
type Result = {
  written: Written[];
  found: readonly Entry[];
  report: string;
  redirects: object;
  /** The old Home as a page that only shows. */
  home: string;
  summary: string;
};

/** Reads the old site, and its second language as a second record whose page id ends with the language. */
export const importRecords = async (options: ImportOptions): Promise<Result> => {
  const { pageId, from, schema, pictures, folder } = options;
  const source = await sourceOf(from);
  const site = await readSite(source, (url, count) => process.stderr.write(`${count} ${url}\n`));
  const imported = toRecord(site, schema);
  const { facts, name } = imported;
  const records = new Map([[pageId, imported.record]]);
  const [other] = facts.others.map(languageOf).filter((one) => one === 'en' || one === 'es');
  // The first page of a site is its Home: '/es/' stands before '/es/nosotros'.
  const second = facts.others
    .filter((page) => languageOf(page) === other)
    .sort((one, two) => pathKey(one.url).length - pathKey(two.url).length);
  if (second.length > 1)
    records.set(`${pageId}-${other}`, toRecord({ ...site, pages: second }, schema).record);
  const ignored: string[] = [];
  // Values that the site would not use are taken out: the schema then accepts the record.
  for (const [id, record] of records)
    for (const { path: field, reason } of checkRecord(record, id).problems) {
      without(record, field.split(/[.[\]]+/).filter(Boolean));
      ignored.push(`${field} ${reason}`);
    }
  if (site.pages[0]?.url.host === NO_HOST)
    ignored.push('the pages do not name their address (rel="canonical"): links and pictures lead nowhere');
  const { redirects, lost } = redirectsOf(imported, pageId, site.unread);
  let saved = 0;
  const written: Written[] = [];
  for (const [id, own] of records) {
    const otherLanguage = [...records.keys()].find((key) => key !== id);
    let record = own;
    if (otherLanguage) record = { ...own, options: { ...(own['options'] as object), otherLanguage } };
    if (pictures) {
      const result = await savePictures(record, name, pictures, source);
      ignored.push(...result.problems);
      saved += result.saved;
      record = result.record;
    }
    written.push({ file: path.join(folder, `${id}.json`), record });
  }
  const { entries } = facts.findings;
  const left = entries.filter(({ sure }) => sure === 'left out').length;
  return {
    written,
    found: entries,
    report: reportOf(site, entries, lost, ignored),
    redirects: { page: pageId, redirects },
    home: homeCopyOf(site),
    summary: `${site.pages.length} pages read.${pictures ? ` ${saved} pictures in ${pictures}.` : ''} ${
      left
    } values left out, ${lost.length} old addresses without a new page: see the report.`,
  };
};

/** Lists the changes that a new import would make to an existing record; writes nothing. */
export const checkImport = async (options: ImportOptions): Promise<string> => {
  const { written } = await importRecords({ ...options, pictures: undefined });
  const parts = await Promise.all(
    written.map(async ({ file, record }) => {
      const existing = await readFile(file, 'utf8').then(parseJson, (error: unknown) => {
        throw new Error(`${file} cannot be compared: ${reasonOf(error)}`);
      });
      return `${file}\n${formatDifferences(differencesOf(existing, record))}`;
    }),
  );
  return parts.join('\n');
};

/** Writes the report and the redirects beside the record. @returns the report's file */
export const writeBeside = async (
  { pageId, folder }: ImportOptions,
  { report, redirects }: Result,
): Promise<string> => {
  const file = path.join(folder, `${pageId}.import.md`);
  await writeFile(file, report);
  await writeFile(path.join(folder, `${pageId}.redirects.json`), `${JSON.stringify(redirects, null, 2)}\n`);
  return file;
};
