import path from 'node:path';
import { setSitesOfTable } from '@/lib/content/hosts/hosts';
import { COPY_OF_TABLE, SITES_CHANNEL, sitesTable } from '@/lib/content/hosts/sites-table';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { listen } from '@/lib/platform/db/listen';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';

const POLL_MS = 15_000;

export type Following = {
  /** Resolves after the first read, even a failed one. */
  ready: Promise<void>;
  stop: () => Promise<void>;
};

export const noFollowing: Following = { ready: Promise.resolve(), stop: async () => {} };

type Options = {
  channel: string;
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

const onVercel = singleton('sites.on-vercel', () => ({ readAt: -Infinity, reading: Promise.resolve() }));

/** Reads the table `sites` if last read over `maxAgeMs` ago: functions on Vercel run no timers. */
export const rereadSites = (maxAgeMs = POLL_MS): Promise<void> => {
  const now = performance.now();
  if (!env().sitesFile && now - onVercel.readAt > maxAgeMs) {
    onVercel.readAt = now;
    onVercel.reading = database()
      .then((db) => sitesTable(db).all())
      .then((rows) => void setSitesOfTable(rows))
      .catch((error: unknown) => warn('sites.table-not-read', { reason: reasonOf(error) }));
  }
  return within(5_000, onVercel.reading, () => {});
};

/** Serves the hosts of the table `sites`; while the database is away, the last copy in DATA_DIR. */
export const followSites = (): Following => {
  if (env().sitesFile) return noFollowing;
  const copies = snapshotsIn(path.join(env().dataDir, 'snapshots', 'sites'));
  let isFirst = true;

  const read = async (): Promise<void> => {
    const isStart = isFirst;
    isFirst = false;
    const reading = database().then((db) => sitesTable(db).all());
    const rows = await reading.catch(async (error: unknown) => {
      const copy =
        isStart && (await copies.read(COPY_OF_TABLE, (document) => document as [string, unknown][]));
      // A copy of an empty table does not prove that no hosts were added since.
      if (copy && copy.length > 0) setSitesOfTable(copy);
      throw error;
    });
    if (!setSitesOfTable(rows)) return;
    info('sites.table', { hosts: rows.length });
    await copies
      .write(COPY_OF_TABLE, rows)
      .catch((error: unknown) => warn('sites.table-not-copied', { reason: reasonOf(error) }));
  };
  return followChanges({ channel: SITES_CHANNEL, event: 'sites.table-not-read', read });
};
