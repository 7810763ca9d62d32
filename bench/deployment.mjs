import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteApp } from './apps.mjs';

/**
 * A deployment of its own: the build as it was made, with no page kept from earlier.
 * @returns an app for startServer
 */
export const deployInto = (folder) => {
  const dir = mkdtempSync(join(folder, 'deployment-'));
  cpSync(join(siteApp.dir, '.next'), join(dir, '.next'), {
    recursive: true,
    filter: (file) => !file.includes(`${sep}.next${sep}cache`),
  });
  for (const name of ['node_modules', 'package.json', 'next.config.mjs', 'lib', 'content', 'public'])
    symlinkSync(join(siteApp.dir, name), join(dir, name));
  return { ...siteApp, dir };
};
