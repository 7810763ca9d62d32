import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} folder @returns {string[]} the folders of functions, without links to others */
const functionsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    return name.endsWith('.func') ? [name] : functionsIn(name);
  });

/**
 * Copies a build output, and into each function the files of the project that it names: what Vercel uploads.
 * @param {{ project: string, output: string, copy: string }} folders
 * @returns {Map<string, number>} the bytes of each function, such as `_middleware`
 */
export const copyOutput = ({ project, output, copy }) => {
  cpSync(output, copy, { recursive: true, verbatimSymlinks: true });
  const functions = path.join(realpathSync(copy), 'functions');
  const sizes = new Map();
  for (const folder of functionsIn(functions)) {
    const settings = JSON.parse(readFileSync(path.join(folder, '.vc-config.json'), 'utf8'));
    for (const [name, source] of Object.entries(settings.filePathMap ?? {})) {
      const [from, to] = [path.join(project, source), path.join(folder, name)];
      mkdirSync(path.dirname(to), { recursive: true });
      if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
      else writeFileSync(to, readFileSync(from));
    }
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.vc-config.json')
      .reduce((sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).size, 0);
    sizes.set(path.relative(functions, folder).replace(/\.func$/, ''), bytes);
  }
  return sizes;
};
