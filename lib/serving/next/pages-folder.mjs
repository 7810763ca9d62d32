import { readFileSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import writeFileAtomic from 'write-file-atomic';
import { dataDir, storesPages } from '../../platform/early-env.mjs';

/** @import { Entry } from './entry' */

/** Has one folder per build. */
const pagesRoot = () => path.resolve(dataDir(), 'pages');

/** Read once, because Next creates a cache per request. @type {Map<string, string>} */
const buildIds = new Map();

/**
 * The folder of this build's pages in DATA_DIR, so that the deployment can be read-only.
 * @param {string} distDir as `.next` @returns {string | null} null while building, in development, on Vercel
 */
export const pagesFolder = (distDir) => {
  if (!storesPages()) return null;
  let id = buildIds.get(distDir);
  if (id === undefined) buildIds.set(distDir, (id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8')));
  return path.join(pagesRoot(), id);
};

/** @param {string} folder @param {string} key */
const fileOf = (folder, key) => {
  const file = path.join(folder, 'server', `${key}.page`);
  if (!file.startsWith(folder + path.sep)) throw new Error(`no file below ${folder}: ${key}`);
  return file;
};

/**
 * One file per entry, replaced atomically, so that a policy never stands beside the HTML of another version.
 * @param {string} folder @param {string} key @param {Entry} entry
 */
export const writeEntry = async (folder, key, entry) => {
  const file = fileOf(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, v8.serialize(entry), { fsync: false });
};

/** @param {string} folder @param {string} key @returns {Promise<Entry | null>} null unless complete */
export const readEntry = async (folder, key) => {
  try {
    const entry = v8.deserialize(await readFile(fileOf(folder, key)));
    // A slice of the file's buffer would keep the whole buffer in memory.
    if (entry.value.rscData) entry.value.rscData = Buffer.from(entry.value.rscData);
    return entry;
  } catch {
    return null;
  }
};

/**
 * A prerendered page with Next's key for it. @param {string} serverDir the build's `server`
 * @param {string} page internal path @returns {Promise<{ key: string, entry: Entry } | null>}
 */
export const readPrerendered = async (serverDir, page) => {
  const name = path.join(serverDir, 'app', page);
  try {
    const { headers, status, routeCache } = JSON.parse(await readFile(`${name}.meta`, 'utf8'));
    const [html, rscData, { mtimeMs }] = await Promise.all([
      readFile(`${name}.html`, 'utf8'),
      readFile(`${name}.rsc`),
      stat(`${name}.html`),
    ]);
    const value = /** @type {const} */ ({ kind: 'APP_PAGE', html, rscData, headers, status });
    return { key: routeCache.key, entry: { value, lastModified: mtimeMs } };
  } catch {
    return null;
  }
};
