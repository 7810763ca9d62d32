import 'server-only';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { areHostsKnown } from '@/lib/content/hosts/hosts';
import { env } from '@/lib/platform/env';
import type { OldItem, Sweepable } from '@/lib/platform/sweep';
import { pageIdOfKey } from '@/lib/serving/site-key';
import { pagesFolder, readEntry } from './pages-folder.mjs';
import { DAY_MS } from '@/lib/platform/day';

const MAX_AGE_MS = 30 * DAY_MS;
const BLOCK_BYTES = 4_096;
const SITE_KEY = /^([\w-]{16})(\.\w+)?$/;

type IsSiteKey = (key: string) => boolean;

const itemOf = (file: string, since = 0, bytes = 0): OldItem => ({
  since,
  bytes,
  remove: () => rm(file, { recursive: true, force: true }),
});

const otherBuilds = async (folder: string): Promise<OldItem[]> => {
  await mkdir(folder, { recursive: true });
  const builds = path.dirname(folder);
  const others = (await readdir(builds)).filter((name) => name !== path.basename(folder));
  return others.map((name) => itemOf(path.join(builds, name)));
};

/** All pages; pages of sites that are not served any more are removed at once. */
const pagesIn = async (folder: string, isSiteKey: IsSiteKey): Promise<OldItem[]> => {
  const items: OldItem[] = [];
  // Only names outside a site's own folder can be site keys.
  const visit = async (directory: string, isInSite: boolean): Promise<void> => {
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const file = path.join(directory, entry.name);
      const key = isInSite ? undefined : SITE_KEY.exec(entry.name)?.[1];
      if (key && !isSiteKey(key)) items.push(itemOf(file));
      else if (entry.isDirectory()) await visit(file, isInSite || key !== undefined);
      else {
        const facts = await stat(file).catch(() => null);
        const bytes = Math.ceil((facts?.size ?? 0) / BLOCK_BYTES) * BLOCK_BYTES;
        if (facts) items.push(itemOf(file, facts.mtimeMs, bytes));
      }
    }
  };
  await visit(path.join(folder, 'server'), false);
  await visit(path.join(folder, 'cache'), true);
  return items;
};

export const oldPagesIn = (folder: string, isSiteKey: IsSiteKey, maxBytes: number): Sweepable[] => [
  { name: 'builds', items: () => otherBuilds(folder), maxAgeMs: 0, everyMs: DAY_MS },
  {
    name: 'pages',
    items: () => pagesIn(folder, isSiteKey),
    maxAgeMs: MAX_AGE_MS,
    maxBytes,
    everyMs: 10 * 60_000,
  },
];

const ownFolder = () => pagesFolder(path.join(process.cwd(), '.next'));

/** The first of these paths for which DATA_DIR holds a complete page of this build, of any age. */
export const keptPage = async (pages: readonly string[]): Promise<string | null> => {
  const folder = ownFolder();
  const routes = folder && path.join(folder, 'server', 'route-cache', 'APP_PAGE');
  for (const route of routes ? await readdir(routes).catch(() => []) : [])
    for (const page of pages)
      if (folder && (await readEntry(folder, `/route-cache/APP_PAGE/${route}/$${page}`))) return page;
  return null;
};

/** The pages that this build stores in DATA_DIR; none where Next stores them itself. */
export const oldPages = (): Sweepable[] => {
  const folder = ownFolder();
  // While the hosts are not known, any site may be served.
  const isSiteKey = (key: string) => !areHostsKnown() || pageIdOfKey(key) !== null;
  return folder ? oldPagesIn(folder, isSiteKey, env().pagesMaxBytes) : [];
};
