import 'server-only';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { limitPages } from './limit-pages';
import { pagesFolder, pagesRoot } from './pages-folder.mjs';

const DAY_MS = 24 * 60 * 60_000;
/** A page that is not rendered again for 30 days has no visitors, or no longer exists. */
const MAX_AGE_MS = 30 * DAY_MS;
/** A site key (lib/serving/routing/site-key.ts), alone or with a file's suffix. */
const SITE_KEY = /^([\w-]{16})(\.\w+)?$/;

type Options = { folder: string; isSiteKey: (key: string) => boolean; now?: number };

/** Removes pages of sites that are no longer served, and files older than 30 days. @returns their number */
export const removeOldPages = async ({ folder, isSiteKey, now = Date.now() }: Options): Promise<number> => {
  let removed = 0;
  const remove = async (file: string) => {
    await rm(file, { recursive: true, force: true });
    removed += 1;
  };
  // Only names outside a site's own folder can be site keys.
  const visit = async (directory: string, isInSite: boolean): Promise<void> => {
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const file = path.join(directory, entry.name);
      const key = isInSite ? undefined : SITE_KEY.exec(entry.name)?.[1];
      if (key && !isSiteKey(key)) await remove(file);
      else if (entry.isDirectory()) await visit(file, isInSite || key !== undefined);
      else if (
        now -
          (await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => now,
          )) >
        MAX_AGE_MS
      )
        await remove(file);
    }
  };
  await visit(path.join(folder, 'server'), false);
  await visit(path.join(folder, 'cache'), true);
  return removed;
};

/** @returns the number of builds */
export const removeOtherBuilds = async (root: string, folder: string): Promise<number> => {
  const others = (await readdir(root)).filter((name) => name !== path.basename(folder));
  await Promise.all(others.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  return others.length;
};

const LIMIT_EVERY_MS = 10 * 60_000;

type Tidying = { isSiteKey: (key: string) => boolean; maxBytes: number };

/** Removes old pages at start and once a day; enforces `maxBytes` at start and every 10 minutes. */
export const keepPagesTidy = ({ isSiteKey, maxBytes }: Tidying): void => {
  const folder = pagesFolder(path.join(process.cwd(), '.next'));
  if (!folder) return;
  const reported = (work: () => Promise<{ builds: number; files: number }>) => async () => {
    try {
      const { builds, files } = await work();
      if (builds + files > 0) info('pages.removed', { builds, files });
    } catch (error) {
      warn('pages.not-removed', { reason: reasonOf(error) });
    }
  };
  const tidy = reported(async () => {
    await mkdir(folder, { recursive: true });
    // The target of the container's .next/cache link.
    await mkdir(path.join(pagesRoot(), '../cache'), { recursive: true });
    const builds = await removeOtherBuilds(pagesRoot(), folder);
    return { builds, files: await removeOldPages({ folder, isSiteKey }) };
  });
  const limit = reported(async () => ({ builds: 0, files: await limitPages(folder, maxBytes) }));
  void tidy().then(limit);
  setInterval(() => void tidy(), DAY_MS).unref();
  setInterval(() => void limit(), LIMIT_EVERY_MS).unref();
};
