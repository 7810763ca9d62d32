import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** The last good JSON document per key, on disk, so that it survives a restart of the server. */
export type Snapshots = {
  /** @returns the document, or undefined when there is none or it cannot be read. */
  read: (key: string) => Promise<unknown>;
  write: (key: string, document: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Keys come from the content record too (docId), so they are encoded before they name a file; long ones by their digest. */
const fileName = (key: string) => {
  const name = encodeURIComponent(key.toWellFormed()).replaceAll('.', '%2E');
  return `${name.length <= 200 ? name : createHash('sha256').update(key).digest('hex')}.json`;
};

/** Snapshots as files in `folder`; a write is seen whole or not at all. */
export const snapshotsIn = (folder: string): Snapshots => ({
  read: async (key) => {
    try {
      return JSON.parse(await readFile(path.join(folder, fileName(key)), 'utf8'));
    } catch {
      return undefined;
    }
  },
  write: async (key, document) => {
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(path.join(folder, fileName(key)), JSON.stringify(document));
  },
  remove: (key) => rm(path.join(folder, fileName(key)), { force: true }),
});

/** No disk: for documents that are files of the deployment already. */
export const noSnapshots: Snapshots = {
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
};
