import 'server-only';
import path from 'node:path';
import { forgetSites, keptRecordId, siteAges } from '@/lib/content';
import { database } from '@/lib/platform/db';
import { snapshotsInTable } from '@/lib/content/stale-if-error/shared-snapshots';
import { env } from '@/lib/platform/env';
import {
  removeUnneeded,
  unwrittenSnapshotsIn,
  type SnapshotKey,
} from '@/lib/content/stale-if-error/remove-unneeded';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { forgetReviews } from '@/lib/content/reviews';
import { isServed, servedSites } from '@/lib/content/hosts/hosts';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { hasOtherInstances as isShared } from './follow-changes';

const HOUR_MS = 60 * 60_000;

const ofSite = ['content', 'content-gone', 'content-changes'];
const ofReviews = ['reviews', 'reviews-gone'];
/** Weather is written again at each observation: no key of it needs to be known. */
const folders = [...ofSite, ...ofReviews, 'weather'];

const inFolders = (names: readonly string[], keys: readonly string[]): SnapshotKey[] =>
  names.flatMap((folder) => keys.map((key) => ({ folder, key })));

/** True while the content server gives no good answer for any site, or none has been asked for. */
const isOutage = () => siteAges().every(({ failure }) => failure !== null);

/** @throws Error when the table of hosts cannot be read: those known may be old */
const pageIdsServed = async (): Promise<string[]> => {
  if (!env().sitesFile) await sitesTable(await database()).all();
  return [...servedSites().origins.keys()];
};

/** Removes snapshots of sites that no host has led to for 90 days. */
export const removeSnapshots = async (now = Date.now()): Promise<void> => {
  try {
    if (isOutage()) return;
    const pageIds = await pageIdsServed();
    const recordIds = new Set<string>();
    for (const pageId of pageIds) {
      const recordId = await keptRecordId(pageId);
      if (recordId) recordIds.add(recordId);
    }
    const needed = [...inFolders(ofSite, pageIds), ...inFolders(ofReviews, [...recordIds])];
    const files = await removeUnneeded(
      unwrittenSnapshotsIn(path.join(env().dataDir, 'snapshots'), folders, now),
      needed,
      now,
    );
    const rows = isShared()
      ? await removeUnneeded(snapshotsInTable(await database(), folders), needed, now)
      : 0;
    if (files + rows === 0) return;
    forgetSites(isServed);
    forgetReviews((recordId) => recordIds.has(recordId));
    info('snapshots.removed', { files, rows });
  } catch (error) {
    warn('snapshots.not-removed', { reason: reasonOf(error) });
  }
};

/** An hour after the start, so that records have been read, and then every day. */
export const keepSnapshotsTidy = (): void => {
  setTimeout(() => void removeSnapshots(), HOUR_MS).unref();
  setInterval(() => void removeSnapshots(), 24 * HOUR_MS).unref();
};
