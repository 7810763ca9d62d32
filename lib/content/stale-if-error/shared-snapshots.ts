import 'server-only';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { snapshotsIn, type Snapshots } from './snapshots';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';

const snapshotsInDatabase = (folder: string): Snapshots => ({
  read: async (key, map) => {
    const db = await database();
    const sql = 'select document from snapshots where folder = ? and key = ?';
    const [row] = await db.all(sql, [folder, key]);
    return row ? map(JSON.parse(String(row.document))) : undefined;
  },
  write: async (key, document) => {
    const db = await database();
    await db.run(
      `insert into snapshots (folder, key, document) values (?, ?, ?)
        on conflict (folder, key) do update set document = excluded.document
        where snapshots.document <> excluded.document`,
      [folder, key, JSON.stringify(document)],
    );
  },
  remove: async (key) => {
    await (await database()).run('delete from snapshots where folder = ? and key = ?', [folder, key]);
  },
});

const orLog = <T>(folder: string, work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    warnOnce('snapshots.database', { folder, reason: reasonOf(error) });
    return undefined;
  });

/**
 * Snapshots on disk, with postgres:// also in the database, so that a new instance can answer in an outage.
 */
export const snapshotsOf = (folder: string): Snapshots => {
  const onDisk = snapshotsIn(path.join(env().dataDir, 'snapshots', folder));
  if (!isDatabaseShared()) return onDisk;
  const shared = snapshotsInDatabase(folder);
  return {
    read: async (key, map) => (await onDisk.read(key, map)) ?? orLog(folder, shared.read(key, map)),
    write: async (key, document) => {
      // Not awaited: no page waits for a hanging database.
      void orLog(folder, shared.write(key, document));
      await onDisk.write(key, document);
    },
    remove: async (key) => {
      void orLog(folder, shared.remove(key));
      await onDisk.remove(key);
    },
  };
};
