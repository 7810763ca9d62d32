import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'mainstreet-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** For tests: an empty folder, removed after the tests of the file or of the `describe` block. */
export const temporaryFolder = (): string => {
  const folder = newFolder();
  afterAll(() => remove(folder));
  return folder;
};

/** For tests: an empty folder for each test. */
export const folderPerTest = () => {
  const data = { folder: '' };
  beforeEach(() => {
    data.folder = newFolder();
  });
  afterEach(() => remove(data.folder));
  return data;
};

/** For tests: an empty folder for each test's DATA_DIR, and the end of the server's database after it. */
export const dataFolderPerTest = () => {
  // Jest runs these in their order: the database closes before its folder is removed.
  afterEach(async () => {
    const { database } = await import('@/lib/platform/db');
    await database().then(
      (db) => db.close(),
      () => {},
    );
  });
  return folderPerTest();
};
