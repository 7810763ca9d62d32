import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For tests: the product's files below folders whose names end so. */
export const sourceFilesIn = (folders: readonly string[], ending = /\.tsx?$/): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => ending.test(file) && !/\.test\./.test(file));

/** Their texts, one after the other. */
export const sourcesIn = (...given: Parameters<typeof sourceFilesIn>): string =>
  sourceFilesIn(...given)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
