import path from 'node:path';
import { database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { setSitesOfTable } from '@/lib/content/hosts/hosts';
import { SITES_CHANNEL, sitesTable } from '@/lib/content/hosts/sites-table';
import { followChanges, noFollowing, type Following } from './follow-changes';

type Rows = [string, unknown][];
const KEY = 'table';

/**
 * Serves the hosts of the table `sites`, and follows its changes; does nothing with SITES_FILE.
 * While the database is down the last known hosts stay; after a restart, those of the copy in DATA_DIR.
 */
export const followSites = (): Following => {
  if (env().sitesFile) return noFollowing;
  const copies = snapshotsIn(path.join(env().dataDir, 'snapshots', 'sites'));
  let isFirst = true;

  const read = async (): Promise<Rows> => sitesTable(await database()).all();
  const look = async (): Promise<void> => {
    const isStart = isFirst;
    isFirst = false;
    const rows = await read().catch(async (error: unknown) => {
      const copy = isStart ? await copies.read(KEY, (document) => document as Rows) : undefined;
      if (copy) setSitesOfTable(copy);
      throw error;
    });
    if (!setSitesOfTable(rows)) return;
    info('sites.table', { hosts: rows.length });
    await copies
      .write(KEY, rows)
      .catch((error: unknown) => warn('sites.table-not-copied', { reason: reasonOf(error) }));
  };
  return followChanges({ channel: SITES_CHANNEL, event: 'sites.table-not-read', look });
};
