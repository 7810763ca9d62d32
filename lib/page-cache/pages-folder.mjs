import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of all pages that were made at run time: one folder in it for each build. */
export const pagesRoot = () => path.resolve(process.env.DATA_DIR?.trim() || './data', 'pages');

/** Read once: Next makes a cache for each request. @type {Map<string, string>} */
const buildIds = new Map();

/**
 * Where the pages of this build are kept: below DATA_DIR, so that the deployment itself can be read-only.
 * @param {string} distDir the build, as in .next
 * @returns {string | null} null while building, while developing and on Vercel, where Next keeps them
 */
export const pagesFolder = (distDir) => {
  const { NODE_ENV, NEXT_PHASE, VERCEL } = process.env;
  if (NODE_ENV !== 'production' || NEXT_PHASE === 'phase-production-build' || VERCEL) return null;
  let id = buildIds.get(distDir);
  if (id === undefined) buildIds.set(distDir, (id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8')));
  return path.join(pagesRoot(), id);
};
