import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecord } from '@/lib/content/record/parse-record';
import { env } from '@/lib/platform/env';
import { parseJson } from '@/lib/platform/json';
import { reasonOf } from '@/lib/platform/log';
import { UsageError } from '@/lib/platform/run-command';
import { differencesOf, formatDifferences } from './differences';

import { type Imported, importSite } from './import-site';
import { readSite } from './read-site';
import { redirectsOf } from './redirects';
import { reportOf } from './report';
import { savePictures } from './save-pictures';
import { languageOf } from './site-facts';
import { type Source, folderSource, siteSource } from './source';

export type ImportOptions = {
  pageId: string;
  from: readonly string[];
  /** The folder of records. */
  folder: string;
  /** Path to record.schema.json. */
  schema: string;
  pictures: string | undefined;
};

const sourceOf = async (from: readonly string[]): Promise<Source> => {
  const [first = '', ...others] = from;
  const isFolder = await stat(first).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder && others.length > 0) throw new UsageError('--from takes one folder, or addresses.');
  if (isFolder) return folderSource(first);
  const addresses = from.map((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`));
  const wrong = addresses.find(
    (address) => !URL.canParse(address) || !new URL(address).hostname.includes('.'),
  );
  if (wrong !== undefined)
    throw new UsageError(
      `--from takes an http(s) address or a folder; ${from[addresses.indexOf(wrong)]} is neither.`,
    );
  return siteSource(addresses, env().allowedPrivateHosts);
};

const without = (value: unknown, [key, ...rest]: readonly string[]): void => {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  const group = value as Record<string, unknown>;
  if (rest.length > 0) without(group[key], rest);
  else if (Array.isArray(value)) value[Number(key)] = null;
  else group[key] = undefined;
};

/** Takes out values that the site would not use, and reports them: the schema then accepts the record. */
const accepted = (imported: Imported, pageId: string): string[] =>
  checkRecord(imported.record, pageId).problems.map(({ path: field, reason }) => {
    without(imported.record, field.split(/[.[\]]+/).filter(Boolean));
    return `${field} ${reason}`;
  });

type Written = { file: string; record: Record<string, unknown> };

/** Reads the old site, and its second language as a second record whose page id ends with the language. */
export const importRecords = async ({
  pageId,
  from,
  schema,
  pictures,
  folder,
}: ImportOptions): Promise<{ written: Written[]; report: string; redirects: object; summary: string }> => {
  const source = await sourceOf(from);
  const site = await readSite(source, (url, count) => process.stderr.write(`${count} ${url}\n`));
  const imported = importSite(site, schema);
  const ignored = accepted(imported, pageId);
  const { redirects, lost } = redirectsOf(imported, pageId, site.unread);
  const second = imported.facts.others.filter((page) => ['en', 'es'].includes(languageOf(page)));
  const written: Written[] = [{ file: path.join(folder, `${pageId}.json`), record: imported.record }];
  if (second.length > 1) {
    const otherId = `${pageId}-${languageOf(second[0] ?? imported.facts.home)}`;
    const other = importSite({ ...site, pages: second }, schema);
    ignored.push(...accepted(other, otherId));
    const link = (record: Record<string, unknown>, id: string) => ({
      ...record,
      options: { ...(record['options'] as object), otherLanguage: id },
    });
    written[0] = { file: path.join(folder, `${pageId}.json`), record: link(imported.record, otherId) };
    written.push({ file: path.join(folder, `${otherId}.json`), record: link(other.record, pageId) });
  }
  let saved = '';
  if (pictures !== undefined)
    for (const entry of written) {
      const result = await savePictures(entry.record, imported.name, pictures, source);
      entry.record = result.record;
      ignored.push(...result.problems);
      saved = `${result.saved} pictures in ${pictures}. `;
    }
  const count = imported.findings.entries.filter(({ sure }) => sure === 'left out').length;
  const summary = `${site.pages.length} pages read. ${saved}${count} values left out, ${lost.length} old addresses without a new page: see the report.`;
  return {
    written,
    report: reportOf(site, imported.findings, lost, ignored),
    redirects: { page: pageId, redirects },
    summary,
  };
};

/** Lists the changes that a new import would make to an existing record; writes nothing. */
export const checkImport = async (options: ImportOptions): Promise<string> => {
  const { written } = await importRecords(options);
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

/** Writes the report and the redirects beside the record. */
export const writeBeside = async (
  { pageId, folder }: ImportOptions,
  report: string,
  redirects: object,
): Promise<string> => {
  const file = path.join(folder, `${pageId}.import.md`);
  await writeFile(file, report);
  await writeFile(path.join(folder, `${pageId}.redirects.json`), `${JSON.stringify(redirects, null, 2)}\n`);
  return file;
};
