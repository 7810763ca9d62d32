import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { forgetSites, keptRecordId, siteAges } from '@/lib/content';
import { isServed, servedSites } from '@/lib/content/hosts/hosts';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { forgetReviews } from '@/lib/content/reviews-service';
import { snapshotsOf } from '@/lib/content/stale-if-error/shared-snapshots';
import { snapshotFileName, type Snapshots } from '@/lib/content/stale-if-error/snapshots';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { env } from '@/lib/platform/env';
import type { OldItem, Sweepable } from '@/lib/platform/sweep';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * HOUR_MS;

export const ofSite = ['content', 'content-gone', 'content-changes'];
export const ofReviews = ['reviews', 'reviews-gone'];
const folders = [...ofSite, ...ofReviews, 'weather', 'geocoder'];
const SNAPSHOT = /^(.+?)(?:\.previous)?\.json$/;
const MARKS = 'unneeded';

type Snapshot = { id: string; remove: () => Promise<unknown> };

export const idOf = (folder: string, key: string) => `${folder}/${snapshotFileName(key)}`;

const idsOf = (names: readonly string[], keys: Iterable<string>) =>
  [...keys].flatMap((key) => names.map((folder) => idOf(folder, key)));

/** Snapshots of which no generation was written for 90 days. */
export const unwrittenIn = async (root: string, now: number): Promise<Snapshot[]> => {
  const found: Snapshot[] = [];
  for (const folder of folders) {
    const names = await readdir(path.join(root, folder)).catch(() => []);
    for (const name of new Set(names.flatMap((file) => SNAPSHOT.exec(file)?.[1] ?? []))) {
      const id = `${folder}/${name}`;
      const files = ['.json', '.previous.json'].map((ending) =>
        path.join(/* turbopackIgnore: true */ root, id + ending),
      );
      const stats = await Promise.all(
        files.map((file) => stat(/* turbopackIgnore: true */ file).catch(() => null)),
      );
      const writtenAt = Math.max(...stats.map((facts) => facts?.mtimeMs ?? 0));
      const remove = () => Promise.all(files.map((file) => rm(file, { recursive: true, force: true })));
      if (now - writtenAt > KEPT_MS) found.push({ id, remove });
    }
  }
  return found;
};

const inTable = async (): Promise<Snapshot[]> => {
  const db = await database();
  const rows = await db.all('select folder, key from snapshots');
  return rows
    .map((row) => [String(row.folder), String(row.key)] as const)
    .filter(([folder]) => folders.includes(folder))
    .map(([folder, key]) => ({
      id: idOf(folder, key),
      remove: () => db.run('delete from snapshots where folder = ? and key = ?', [folder, key]),
    }));
};

/** Snapshots that are not `needed`; `marks` keeps since when. */
export const unneededOf = async (
  snapshots: readonly Snapshot[],
  needed: ReadonlySet<string>,
  marks: Snapshots,
  now: number,
): Promise<OldItem[]> => {
  const before = (await marks.read(MARKS, (document) => document as Record<string, number>)) ?? {};
  const found = snapshots
    .filter(({ id }) => !needed.has(id))
    .map((snapshot) => ({ ...snapshot, since: before[snapshot.id] ?? now }));
  const young = found.filter(({ since }) => now - since <= KEPT_MS);
  await marks.write(MARKS, Object.fromEntries(young.map(({ id, since }) => [id, since])));
  return found;
};

const items = async (now: number): Promise<OldItem[]> => {
  const isOutage = siteAges().every(({ failure }) => failure !== null);
  if (isOutage) return [];
  // Throws when the table cannot be read, because the known hosts may be old.
  if (!env().sitesFile) await sitesTable(await database()).all();
  const pageIds = [...servedSites().origins.keys()];
  const recordIds = new Set<string>();
  for (const pageId of pageIds) {
    const recordId = await keptRecordId(pageId);
    if (recordId) recordIds.add(recordId);
  }
  const snapshots = await unwrittenIn(path.join(env().dataDir, 'snapshots'), now);
  if (isDatabaseShared()) snapshots.push(...(await inTable()));
  const needed = new Set([...idsOf(ofSite, pageIds), ...idsOf(ofReviews, recordIds)]);
  const unneeded = await unneededOf(snapshots, needed, snapshotsOf('marks'), now);
  return unneeded.map(({ since, remove }) => ({
    since,
    remove: async () => {
      await remove();
      forgetSites(isServed);
      forgetReviews((recordId) => recordIds.has(recordId));
    },
  }));
};

/** Last good copies of sites without a host for 90 days; the first sweep waits for the first reads. */
export const unneededSnapshots: Sweepable = {
  name: 'snapshots',
  items,
  maxAgeMs: KEPT_MS,
  everyMs: 24 * HOUR_MS,
  firstAfterMs: HOUR_MS,
};
