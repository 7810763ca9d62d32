import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A SITES_FILE for the tests of a file, which `write` replaces, in a folder of its own. */
export const sitesFile = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-hosts-'));
  const file = path.join(folder, 'sites.json');
  let writes = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    file,
    write: (text: string) => {
      writeFileSync(file, text);
      // Two writes within the file system's clock tick are two changes all the same.
      utimesSync(file, 1_700_000_000, 1_700_000_000 + (writes += 1));
    },
  };
};

/** Keeps errors out of the test's output. @returns the lines logged so far */
export const silencedErrors = () => {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => spy.mock.calls.map(([line]) => String(line));
};
