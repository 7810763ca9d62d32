import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { snapshotFileName, snapshotsIn, type Snapshots } from './snapshots';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 90 * DAY_MS;

export type SnapshotKey = { folder: string; key: string };

/** All snapshots of one place. An id stands for a folder and a key. */
export type SnapshotStore = {
  ids: () => Promise<string[]>;
  idOf: (snapshot: SnapshotKey) => string;
  remove: (id: string) => Promise<void>;
  /** Keeps when each snapshot was first seen to be unneeded. */
  marks: Snapshots;
};

type Marks = Record<string, number>;

const MARKS = 'unneeded';

/**
 * Removes snapshots that are not among `needed` in any call for 90 days. The time counts from the first call
 * that finds a snapshot unneeded.
 * @returns the number of removed snapshots
 */
export const removeUnneeded = async (
  store: SnapshotStore,
  needed: readonly SnapshotKey[],
  now = Date.now(),
): Promise<number> => {
  const before = (await store.marks.read(MARKS, (document) => document as Marks)) ?? {};
  const neededIds = new Set(needed.map(store.idOf));
  const unneeded = (await store.ids()).filter((id) => !neededIds.has(id));
  const marks = unneeded.map((id) => [id, before[id] ?? now] as const);
  const isOver = ([, since]: (typeof marks)[number]) => now - since > KEPT_MS;
  const over = marks.filter(isOver);
  for (const [id] of over) await store.remove(id);
  await store.marks.write(MARKS, Object.fromEntries(marks.filter((mark) => !isOver(mark))));
  return over.length;
};

const SNAPSHOT = /^(.+?)(\.previous)?\.json$/;

/** The snapshots of `folders` on disk that were not written for 90 days. */
export const unwrittenSnapshotsIn = (
  root: string,
  folders: readonly string[],
  now = Date.now(),
): SnapshotStore => {
  const idsOf = async (folder: string): Promise<string[]> => {
    const names = await readdir(path.join(root, folder)).catch(() => []);
    const isOld = new Map<string, boolean>();
    for (const name of names) {
      const key = SNAPSHOT.exec(name)?.[1];
      if (!key) continue;
      const { mtimeMs } = await stat(path.join(root, folder, name)).catch(() => ({ mtimeMs: now }));
      isOld.set(key, isOld.get(key) !== false && now - mtimeMs > KEPT_MS);
    }
    return [...isOld].filter(([, old]) => old).map(([key]) => `${folder}/${key}`);
  };
  return {
    ids: async () => (await Promise.all(folders.map(idsOf))).flat(),
    idOf: ({ folder, key }) => `${folder}/${snapshotFileName(key)}`,
    remove: async (id) => {
      for (const ending of ['.json', '.previous.json'])
        await rm(path.join(root, id + ending), { recursive: true, force: true });
    },
    marks: snapshotsIn(path.join(root, 'marks')),
  };
};
