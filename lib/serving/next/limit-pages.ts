import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removal goes below the limit, so that not every new page starts another one. */
const SHARE_LEFT = 0.9;
/** The block size of most file systems. */
const BLOCK_BYTES = 4_096;

type PageFile = { file: string; madeAt: number; bytes: number };

const filesIn = async (folder: string): Promise<PageFile[]> => {
  const found: PageFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      for (const below of await filesIn(file)) found.push(below);
      continue;
    }
    const facts = await stat(file).catch(() => null);
    if (facts)
      found.push({
        file,
        madeAt: facts.mtimeMs,
        bytes: Math.ceil(facts.size / BLOCK_BYTES) * BLOCK_BYTES,
      });
  }
  return found;
};

/**
 * Removes the oldest files until the folder takes less than `maxBytes`. Next renders a page again when one of
 * its files is missing.
 * @returns the number of removed files
 */
export const limitPages = async (folder: string, maxBytes: number): Promise<number> => {
  const files = await filesIn(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxBytes) return 0;
  let removed = 0;
  for (const { file, bytes: freed } of files.toSorted((a, b) => a.madeAt - b.madeAt)) {
    if (bytes <= maxBytes * SHARE_LEFT) break;
    await rm(file, { force: true });
    bytes -= freed;
    removed += 1;
  }
  return removed;
};
