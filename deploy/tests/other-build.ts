import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(js|json|html|rsc|body|meta)$|BUILD_ID$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** As long as before: Flight data counts bytes. */
const renamed = (name: string) => name.slice(0, -1) + (name.endsWith('z') ? 'y' : 'z');

/** The files that browsers load, by their addresses. */
export const staticFiles = (build: string): string[] =>
  filesIn(path.join(build, 'static')).map(
    (file) => `/_next/${path.relative(build, file).replaceAll(path.sep, '/')}`,
  );

/**
 * Makes a build into one of another release: its scripts and its id have other names, in every file that
 * mentions them.
 */
export const asOtherBuild = (build: string): void => {
  const chunks = path.join(build, 'static/chunks');
  const names = readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length));
  const id = readFileSync(path.join(build, 'BUILD_ID'), 'utf8');
  const all = new RegExp([...names, id].join('|'), 'g');
  for (const file of filesIn(build)) {
    if (!TEXT.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(all, renamed);
    if (changed !== text) writeFileSync(file, changed);
  }
  for (const name of names)
    renameSync(path.join(chunks, `${name}.js`), path.join(chunks, `${renamed(name)}.js`));
  renameSync(path.join(build, 'static', id), path.join(build, 'static', renamed(id)));
};
