import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For tests: an empty folder for each test's DATA_DIR, and the end of the server's database after it. */
export const dataFolderPerTest = () => {
  const data = { folder: '' };
  beforeEach(() => {
    data.folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-data-'));
  });
  afterEach(async () => {
    const { database } = await import('@/lib/platform/db');
    await database().then(
      (db) => db.close(),
      () => {},
    );
    rmSync(data.folder, { recursive: true });
  });
  return data;
};
