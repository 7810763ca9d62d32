import { utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeIn } from './data-folder';

/** A SITES_FILE for the tests of a file, which `write` replaces, in a folder of its own. */
export const sitesFile = () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'sites.json');
  let writes = 0;
  return {
    folder,
    file,
    write: (text: string) => {
      writeIn(folder, 'sites.json', text);
      // Two writes within the file system's clock tick are two changes all the same.
      utimesSync(file, 1_700_000_000, 1_700_000_000 + (writes += 1));
    },
  };
};
