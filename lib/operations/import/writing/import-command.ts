import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecord } from '@/lib/content/record/parse-record';
import { picturesIn } from '@/lib/content/record/record-help';
import { parseJson } from '@/lib/platform/json';
import { reasonOf } from '@/lib/platform/log';
import { languageOf } from '../deciding/site-facts';
import { NO_HOST, sourceOf } from '../fetching/page-source';
import { readSite } from '../fetching/read-site';
import { pathKey } from '../page/words';
import { differencesOf, formatDifferences } from './differences';
import { homeCopyOf } from './home-copy';
import { redirectsOf } from './import-redirects';
import { reportOf } from './import-report';
import { savePictures, withSaved } from './save-pictures';
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

/** Takes a value out of a record. */
const remove = (value: unknown, [key, ...rest]: readonly string[]): void => {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  const group = value as Record<string, unknown>;
  if (rest.length > 0) remove(group[key], rest);
  else group[key] = Array.isArray(value) ? null : undefined;
};

/** Reads the old site, and its second language as a second record whose page id ends with the language. */
export const importRecords = async ({ pageId, from, schema, pictures, folder }: ImportOptions) => {
  const source = await sourceOf(from);
  const site = await readSite(source, (url, count) => process.stderr.write(`${count} ${url}\n`));
  const imported = toRecord(site, schema);
  const { facts, name } = imported;
  const records = new Map([[pageId, imported.record]]);
  const [language] = facts.others.map(languageOf).filter((one) => one === 'en' || one === 'es');
  // The first page of a site is its Home: '/es/' stands before '/es/nosotros'.
  const second = facts.others
    .filter((page) => languageOf(page) === language)
    .sort((one, two) => pathKey(one.url).length - pathKey(two.url).length);
  if (second.length > 1)
    records.set(`${pageId}-${language}`, toRecord({ ...site, pages: second }, schema).record);
  const ignored: string[] = [];
  if (site.pages[0]?.url.host === NO_HOST)
    ignored.push('the pages do not name their address (rel="canonical"): links and pictures lead nowhere');
  if (!['en', 'es'].includes(facts.language))
    ignored.push(`its language (${facts.language}): the new site’s own words are English`);
  if (!pictures && picturesIn(imported.record).some(({ value }) => value.startsWith('http:')))
    ignored.push(
      'http: pictures show on https pages only if their host has https: --pictures downloads them',
    );
  let saved = 0;
  const written: { file: string; record: Record<string, unknown> }[] = [];
  for (const [id, record] of records) {
    // Values that the site would not use are taken out: the schema then accepts the record.
    for (const { path: field, reason } of checkRecord(record, id).problems) {
      remove(record, field.split(/[.[\]]+/).filter(Boolean));
      ignored.push(`${field} ${reason}`);
    }
    const otherLanguage = [...records.keys()].find((key) => key !== id);
    const options = { ...(record['options'] as object), ...(otherLanguage && { otherLanguage }) };
    const whole = { ...record, options };
    const own = pictures ? await savePictures(whole, name, pictures, source) : null;
    ignored.push(...(own?.problems ?? []));
    saved += own?.saved ?? 0;
    written.push({ file: path.join(folder, `${id}.json`), record: own?.record ?? whole });
  }
  const { redirects, lost } = redirectsOf(imported, pageId, site.unread);
  const { entries: found } = facts.findings;
  const left = found.filter(({ sure }) => sure === 'left out').length;
  return {
    written,
    name,
    found,
    report: reportOf(site, found, lost, ignored),
    redirects: { page: pageId, redirects },
    /** The old Home as a page that only shows. */
    home: homeCopyOf(site),
    summary: `${site.pages.length} pages read.${pictures ? ` ${saved} pictures in ${pictures}.` : ''} ${
      left
    } values left out, ${lost.length} old addresses without a new page: see the report.`,
  };
};

/** Lists the changes that a new import would make to an existing record; writes nothing. */
export const checkImport = async (options: ImportOptions): Promise<string> => {
  const { written, name } = await importRecords({ ...options, pictures: undefined });
  const parts = written.map(async ({ file, record }) => {
    const existing = await readFile(file, 'utf8').then(parseJson, (error: unknown) => {
      throw new Error(`${file} cannot be compared: ${reasonOf(error)}`);
    });
    return `${file}\n${formatDifferences(differencesOf(existing, withSaved(record, name, existing)))}`;
  });
  return (await Promise.all(parts)).join('\n');
};
