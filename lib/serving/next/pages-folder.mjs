import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir, storesPages } from '../../platform/early-env.mjs';

/** Has one folder per build. */
export const pagesRoot = () => path.resolve(dataDir(), 'pages');

/** Read once, because Next creates a cache per request. @type {Map<string, string>} */
const buildIds = new Map();

/**
 * The folder of this build's pages, below DATA_DIR, so that the deployment itself can be read-only.
 * @param {string} distDir the build, as in .next
 * @returns {string | null} null while building, in development and on Vercel, where Next stores them
 */
export const pagesFolder = (distDir) => {
  if (!storesPages()) return null;
  let id = buildIds.get(distDir);
  if (id === undefined) buildIds.set(distDir, (id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8')));
  return path.join(pagesRoot(), id);
};
