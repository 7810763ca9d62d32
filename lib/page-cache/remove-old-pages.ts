import 'server-only';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { info, reasonOf, warn } from '@/lib/log';
import { pagesFolder, pagesRoot } from './pages-folder.mjs';

const DAY_MS = 24 * 60 * 60_000;
/** A page that was not made anew for so long has had no visitor, or its address is gone. */
const MAX_AGE_MS = 30 * DAY_MS;
/** The first segment of internal paths (lib/routing/site-key.ts), alone or with a file's suffix. */
const SITE_KEY = /^([\w-]{16})(\.\w+)?$/;

type Options = { folder: string; isSiteKey: (key: string) => boolean; now?: number };

/** Removes pages of sites that are not served any more, and files that were not written for 30 days. @returns how many files and folders */
export const removeOldPages = async ({ folder, isSiteKey, now = Date.now() }: Options): Promise<number> => {
  let removed = 0;
  const remove = async (file: string) => {
    await rm(file, { recursive: true, force: true });
    removed += 1;
  };
  // Below a site's own folder names are the site's paths, and no keys.
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

/** Removes the pages of other builds. @returns how many builds */
export const removeOtherBuilds = async (root: string, folder: string): Promise<number> => {
  const others = (await readdir(root)).filter((name) => name !== path.basename(folder));
  await Promise.all(others.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  return others.length;
};

/** Keeps the pages on disk to those of this build and of the sites that are served: at start and once a day. */
export const keepPagesTidy = (isSiteKey: (key: string) => boolean): void => {
  const folder = pagesFolder(path.join(process.cwd(), '.next'));
  if (!folder) return;
  const tidy = async () => {
    try {
      await mkdir(folder, { recursive: true });
      // Where a container's .next/cache leads to.
      await mkdir(path.join(pagesRoot(), '../cache'), { recursive: true });
      const builds = await removeOtherBuilds(pagesRoot(), folder);
      const files = await removeOldPages({ folder, isSiteKey });
      if (builds + files > 0) info('pages.removed', { builds, files });
    } catch (error) {
      warn('pages.not-removed', { reason: reasonOf(error) });
    }
  };
  void tidy();
  setInterval(() => void tidy(), DAY_MS).unref();
};
