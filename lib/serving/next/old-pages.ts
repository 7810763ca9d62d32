import 'server-only';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import type { OldItem, Sweepable } from '@/lib/platform/sweep';
import { pageIdOfKey } from '@/lib/serving/routing/site-key';
import { pagesFolder } from './pages-folder.mjs';

/** A page that is not rendered again for 30 days has no visitors, or no longer exists. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
const EVERY_MS = 10 * 60_000;
/** The block size of most file systems. */
const BLOCK_BYTES = 4_096;
/** A site key (lib/serving/routing/site-key.ts), alone or with a file's suffix. */
const SITE_KEY = /^([\w-]{16})(\.\w+)?$/;

type IsSiteKey = (key: string) => boolean;

/** All pages; those of other builds, and of sites that are no longer served, go at once. */
const itemsIn = async (folder: string, isSiteKey: IsSiteKey): Promise<OldItem[]> => {
  const items: OldItem[] = [];
  const add = (file: string, since = 0, bytes = 0) =>
    items.push({ since, bytes, remove: () => rm(file, { recursive: true, force: true }) });
  // Only names outside a site's own folder can be site keys.
  const visit = async (directory: string, isInSite: boolean): Promise<void> => {
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const file = path.join(directory, entry.name);
      const key = isInSite ? undefined : SITE_KEY.exec(entry.name)?.[1];
      if (key && !isSiteKey(key)) add(file);
      else if (entry.isDirectory()) await visit(file, isInSite || key !== undefined);
      else {
        const facts = await stat(file).catch(() => null);
        if (facts) add(file, facts.mtimeMs, Math.ceil(facts.size / BLOCK_BYTES) * BLOCK_BYTES);
      }
    }
  };
  const builds = path.dirname(folder);
  for (const name of await readdir(builds)) if (name !== path.basename(folder)) add(path.join(builds, name));
  await visit(path.join(folder, 'server'), false);
  await visit(path.join(folder, 'cache'), true);
  return items;
};

export const oldPagesIn = (folder: string, isSiteKey: IsSiteKey, maxBytes: number): Sweepable => ({
  name: 'pages',
  items: async () => {
    await mkdir(folder, { recursive: true });
    return itemsIn(folder, isSiteKey);
  },
  maxAgeMs: MAX_AGE_MS,
  maxBytes,
  everyMs: EVERY_MS,
});

/** The pages that this build stores in DATA_DIR; none where Next stores them itself. */
export const oldPages = (): Sweepable[] => {
  const folder = pagesFolder(path.join(process.cwd(), '.next'));
  return folder ? [oldPagesIn(folder, (key) => pageIdOfKey(key) !== null, env().pagesMaxBytes)] : [];
};
