import { readFileSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import writeFileAtomic from 'write-file-atomic';
import { dataDir, storesPages } from '../../platform/early-env.mjs';

/** @import { Entry } from './entry' */

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

/** @param {string} folder @param {string} key */
const fileOf = (folder, key) => {
  const file = path.join(folder, 'server', `${key}.page`);
  if (!file.startsWith(folder + path.sep)) throw new Error(`no file below ${folder}: ${key}`);
  return file;
};

/**
 * One file per entry, replaced atomically: a full disk cannot leave the policy of one version beside the HTML
 * of another.
 * @param {string} folder
 * @param {string} key
 * @param {Entry} entry
 */
export const writeEntry = async (folder, key, entry) => {
  const file = fileOf(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, v8.serialize(entry), { fsync: false });
};

/**
 * @param {string} folder
 * @param {string} key
 * @returns {Promise<Entry | null>} null when there is none, or only a part of one
 */
export const readEntry = async (folder, key) => {
  try {
    const entry = v8.deserialize(await readFile(fileOf(folder, key)));
    // A part of the file's buffer would keep all of it in memory.
    if (entry.value.rscData) entry.value.rscData = Buffer.from(entry.value.rscData);
    return entry;
  } catch {
    return null;
  }
};

/**
 * A page as Next prerendered it, and its key, under which Next asks for it.
 * @param {string} serverDir the build's folder `server`
 * @param {string} page its internal path
 * @returns {Promise<{ key: string, entry: Entry } | null>} null when there is none
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
