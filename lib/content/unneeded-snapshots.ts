import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { forgetSites, keptRecordId, siteAges } from '@/lib/content';
import { isServed, servedSites } from '@/lib/content/hosts/hosts';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { forgetReviews } from '@/lib/content/reviews';
import { snapshotsInDatabase } from '@/lib/content/stale-if-error/shared-snapshots';
import { snapshotFileName, snapshotsIn, type Snapshots } from '@/lib/content/stale-if-error/snapshots';
import { database, type Database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { env } from '@/lib/platform/env';
import type { OldItem, Sweepable } from '@/lib/platform/sweep';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * HOUR_MS;

const ofSite = ['content', 'content-gone', 'content-changes'];
const ofReviews = ['reviews', 'reviews-gone'];
/** Weather is written again at each observation: no key of it needs to be known. */
const folders = [...ofSite, ...ofReviews, 'weather'];

type SnapshotKey = { folder: string; key: string };

/** The snapshots of one place. An id stands for a folder and a key. */
type Store = {
  ids: () => Promise<string[]>;
  idOf: (snapshot: SnapshotKey) => string;
  remove: (id: string) => Promise<unknown>;
  /** Keeps since when each snapshot is unneeded. */
  marks: Snapshots;
};

const MARKS = 'unneeded';

/** Snapshots that are not `needed`, since the first sweep that found them so. */
export const unneededIn = async (
  { ids, idOf, remove, marks }: Store,
  needed: readonly SnapshotKey[],
  now: number,
): Promise<OldItem[]> => {
  const before = (await marks.read(MARKS, (document) => document as Record<string, number>)) ?? {};
  const neededIds = new Set(needed.map(idOf));
  const unneeded = (await ids()).filter((id) => !neededIds.has(id));
  const found = unneeded.map((id) => [id, before[id] ?? now] as const);
  await marks.write(MARKS, Object.fromEntries(found.filter(([, since]) => now - since <= KEPT_MS)));
  return found.map(([id, since]) => ({ since, remove: () => remove(id) }));
};

const SNAPSHOT = /^(.+?)(\.previous)?\.json$/;

/** The snapshots on disk of which no generation was written for 90 days. */
export const unwrittenIn = (root: string, now: number): Store => {
  const idsOf = async (folder: string): Promise<string[]> => {
    const isOld = new Map<string, boolean>();
    for (const name of await readdir(path.join(root, folder)).catch(() => [])) {
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
    remove: (id) =>
      Promise.all(
        ['.json', '.previous.json'].map((ending) =>
          rm(path.join(root, id + ending), { recursive: true, force: true }),
        ),
      ),
    marks: snapshotsIn(path.join(root, 'marks')),
  };
};

const inTable = (db: Database): Store => ({
  ids: async () =>
    (await db.all('select folder, key from snapshots'))
      .filter(({ folder }) => folders.includes(String(folder)))
      .map(({ folder, key }) => `${folder}/${key}`),
  idOf: ({ folder, key }) => `${folder}/${key}`,
  remove: (id) => db.run("delete from snapshots where folder || '/' || key = ?", [id]),
  marks: snapshotsInDatabase('marks'),
});

/** True while the content server gives no good answer for any site, or none has been asked for. */
const isOutage = () => siteAges().every(({ failure }) => failure !== null);

/** @throws Error when the table of hosts cannot be read: those known may be old */
const pageIdsServed = async (): Promise<string[]> => {
  if (!env().sitesFile) await sitesTable(await database()).all();
  return [...servedSites().origins.keys()];
};

const inFolders = (names: readonly string[], keys: readonly string[]): SnapshotKey[] =>
  names.flatMap((folder) => keys.map((key) => ({ folder, key })));

const items = async (now: number): Promise<OldItem[]> => {
  if (isOutage()) return [];
  const pageIds = await pageIdsServed();
  const recordIds = new Set<string>();
  for (const pageId of pageIds) {
    const recordId = await keptRecordId(pageId);
    if (recordId) recordIds.add(recordId);
  }
  const needed = [...inFolders(ofSite, pageIds), ...inFolders(ofReviews, [...recordIds])];
  const stores = [unwrittenIn(path.join(env().dataDir, 'snapshots'), now)];
  if (isDatabaseShared()) stores.push(inTable(await database()));
  const found = await Promise.all(stores.map((store) => unneededIn(store, needed, now)));
  return found.flat().map(({ since, remove }) => ({
    since,
    remove: async () => {
      await remove();
      forgetSites(isServed);
      forgetReviews((recordId) => recordIds.has(recordId));
    },
  }));
};

/** Snapshots of sites that no host has led to for 90 days; the first sweep waits until records were read. */
export const unneededSnapshots: Sweepable = {
  name: 'snapshots',
  items,
  maxAgeMs: KEPT_MS,
  everyMs: 24 * HOUR_MS,
  firstAfterMs: HOUR_MS,
};
