import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { decodeUtf8, parseJson } from '@/lib/platform/json';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';

export type Snapshots = {
  /** The newest generation, mapped; one for which `map` throws is skipped. Undefined without one. */
  read: <T>(key: string, map: (document: unknown) => T | Promise<T>) => Promise<T | undefined>;
  write: (key: string, document: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Encoded, because keys also come from the record (docId). */
export const snapshotFileName = (key: string): string => {
  const name = encodeURIComponent(key.toWellFormed()).replaceAll('.', '%2E');
  return name.length <= 200 ? name : createHash('sha256').update(key).digest('hex');
};

type Copy = { key: string; document: unknown };

/** @throws Error for a file that is damaged, or is the copy of another key */
const readCopy = async (file: string, key: string): Promise<Copy> => {
  const found = parseJson(decodeUtf8(await readFile(/* turbopackIgnore: true */ file)));
  // Copies of earlier releases are the document alone.
  if (typeof found !== 'object' || found === null || !('key' in found && 'document' in found))
    return { key, document: found };
  if (found.key !== key) throw new Error(`it is the copy of ${String(found.key)}`);
  return { key, document: found.document };
};

const isReadable = (file: string, key: string) =>
  readCopy(file, key).then(
    () => true,
    () => false,
  );

/** The last write of each file, for all callers. */
const writing = singleton('snapshots.writing', () => new Map<string, Promise<void>>());

/**
 * Snapshots as files that name their key, with two generations each, one of which may be damaged; writes are
 * atomic.
 */
export const snapshotsIn = (folder: string): Snapshots => {
  const filesOf = (key: string) => {
    const name = snapshotFileName(key);
    return {
      current: path.join(/* turbopackIgnore: true */ folder, `${name}.json`),
      previous: path.join(/* turbopackIgnore: true */ folder, `${name}.previous.json`),
    };
  };

  const rotateAndWrite = async (key: string, text: string) => {
    const { current, previous } = filesOf(key);
    await mkdir(folder, { recursive: true });
    // A damaged file must not replace the good older generation.
    if (await isReadable(current, key)) await rename(current, previous);
    await writeFileAtomic(current, text);
    if (!(await isReadable(previous, key))) await writeFileAtomic(previous, text);
  };

  /** Two writers at once would rotate the same generation twice. */
  const serially = (key: string, work: () => Promise<void>): Promise<void> => {
    const file = path.resolve(/* turbopackIgnore: true */ filesOf(key).current);
    const turn = (writing.get(file) ?? Promise.resolve()).then(work, work);
    const settled = turn
      .catch(() => {})
      .finally(() => {
        if (writing.get(file) === settled) writing.delete(file);
      });
    writing.set(file, settled);
    return turn;
  };

  /** Writes the good generation over a damaged one. */
  const repair = (key: string, copy: Copy) =>
    serially(key, async () => {
      const { current } = filesOf(key);
      if (!(await isReadable(current, key))) await rotateAndWrite(key, JSON.stringify(copy));
    });

  return {
    read: async (key, map) => {
      const { current, previous } = filesOf(key);
      let isDamaged = false;
      for (const file of [current, previous]) {
        const copy = await readCopy(file, key).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          isDamaged = true;
          warnOnce('snapshots.damaged', { file, reason: reasonOf(error) });
          return null;
        });
        if (!copy) continue;
        try {
          const found = await map(copy.document);
          if (isDamaged) await repair(key, copy).catch(() => {});
          return found;
        } catch {}
      }
      return undefined;
    },
    write: async (key, document) => {
      const text = JSON.stringify({ key, document } satisfies Copy);
      return serially(key, () => rotateAndWrite(key, text));
    },
    remove: (key) =>
      serially(key, async () => {
        const { current, previous } = filesOf(key);
        await Promise.all([current, previous].map((file) => rm(file, { force: true })));
      }),
  };
};

export const noSnapshots: Snapshots = {
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
};
