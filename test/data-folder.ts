import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'mainstreet-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

const endings: (() => unknown)[] = [];

/** For tests: does this work when the test has ended; what was begun last ends first. */
export const afterThisTest = (work: () => unknown): void => void endings.unshift(work);

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

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
    const folder = newFolder();
    data.folder = folder;
    afterThisTest(() => remove(folder));
  });
  return data;
};

/** For tests: a file in a folder; what is neither text nor bytes is written as JSON. @returns its path */
export const writeIn = (folder: string, name: string, content: unknown): string => {
  const file = path.join(folder, name);
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(file, isWritten ? content : JSON.stringify(content));
  return file;
};
