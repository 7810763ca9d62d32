import path from 'node:path';
import { awaitSitesOfTable, servedSites, setSitesOfTable } from '@/lib/content/hosts/hosts';
import { SITES_CHANNEL, sitesTable } from '@/lib/content/hosts/sites-table';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { listen } from '@/lib/platform/db/listen';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warn } from '@/lib/platform/log';

const POLL_MS = 15_000;
const COPY = 'table';

export type Following = {
  /** Resolves after the first read, even a failed one. */
  ready: Promise<void>;
  stop: () => Promise<void>;
};

export const noFollowing: Following = { ready: Promise.resolve(), stop: async () => {} };

type Options = {
  channel: string;
  /** Log event of a failed read, logged once per reason. */
  event: string;
  read: () => Promise<void>;
};

/** Calls `read` now, at each notification, and every 15 seconds in case a notification was lost. */
export const followChanges = ({ channel, event, read }: Options): Following => {
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  let failure: string | null = null;
  let reading: Promise<void> | null = null;
  let isRequested = false;

  const readWhileRequested = async (): Promise<void> => {
    do {
      isRequested = false;
      try {
        await read();
        failure = null;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== failure) warn(event, { reason });
        failure = reason;
      }
      onReady();
    } while (isRequested);
    reading = null;
  };
  const requestRead = () => {
    isRequested = true;
    reading ??= readWhileRequested();
  };

  const timer = setInterval(requestRead, POLL_MS).unref();
  const stopListening = isDatabaseShared() ? listen(env().databaseUrl, channel, requestRead) : async () => {};
  requestRead();
  return {
    ready,
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await reading;
    },
  };
};

/** Says once at start what decides which site a host shows. */
const logHosts = (by: 'SITES_FILE' | 'table' | 'copy of the table' | 'PAGE_ID' | 'SITE_URL'): void => {
  const { byHost } = servedSites();
  info('sites.hosts', { by, hosts: byHost?.size ?? (by === 'PAGE_ID' ? 'any' : 1) });
};

/**
 * Serves the hosts of the table `sites`; while the database is away, the last known (a copy in DATA_DIR), and
 * without a copy SITE_URL's host alone.
 */
export const followSites = (): Following => {
  if (env().sitesFile) {
    logHosts('SITES_FILE');
    return noFollowing;
  }
  awaitSitesOfTable();
  const copies = snapshotsIn(path.join(env().dataDir, 'snapshots', 'sites'));
  let isFirst = true;

  const read = async (): Promise<void> => {
    const isStart = isFirst;
    isFirst = false;
    const reading = database().then((db) => sitesTable(db).all());
    const rows = await reading.catch(async (error: unknown) => {
      const copy = isStart && (await copies.read(COPY, (document) => document as [string, unknown][]));
      if (copy) setSitesOfTable(copy);
      if (isStart) logHosts(copy ? 'copy of the table' : 'SITE_URL');
      throw error;
    });
    const isChanged = setSitesOfTable(rows);
    if (isStart) logHosts(rows.length > 0 ? 'table' : 'PAGE_ID');
    if (!isChanged) return;
    info('sites.table', { hosts: rows.length });
    await copies
      .write(COPY, rows)
      .catch((error: unknown) => warn('sites.table-not-copied', { reason: reasonOf(error) }));
  };
  return followChanges({ channel: SITES_CHANNEL, event: 'sites.table-not-read', read });
};
