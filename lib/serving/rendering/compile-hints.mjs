import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chromium 136 and later compile all functions of such a script while it arrives, off the main thread. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts that every page starts with. Without it their functions are compiled one by
 * one, in the task that blocks a slow phone longest.
 * @param {string} distDir the folder of Next's build
 */
export const addCompileHints = async (distDir) => {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8');
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(manifest);
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
  }
};
