import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** For tests: a file in a folder; what is neither text nor bytes is written as JSON. @returns its path */
export const writeIn = (folder: string, name: string, content: unknown): string => {
  const file = path.join(folder, name);
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(file, isWritten ? content : JSON.stringify(content));
  return file;
};

/** For tests: what is put into this list is done after each test. */
export const endingsOfTest = (): (() => unknown)[] => {
  const endings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0)) await end();
  });
  return endings;
};
