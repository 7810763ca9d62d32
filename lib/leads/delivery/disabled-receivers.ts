import 'server-only';
import type { Database } from '@/lib/platform/db/database';

/** Addresses that answered 410: not called for the site until its configuration changes, or a retry. */
export const disabledReceivers = (db: Database) => ({
  all: async (): Promise<{ site: string; endpoint: string; since: number }[]> =>
    (await db.all('select site, endpoint, since from disabled_receivers order by site, since')).map(
      (row) => ({ site: String(row.site), endpoint: String(row.endpoint), since: Number(row.since) }),
    ),
  has: async (site: string, endpoint: string): Promise<boolean> =>
    (
      await db.all('select 1 as found from disabled_receivers where site = ? and endpoint = ?', [
        site,
        endpoint,
      ])
    ).length > 0,
  disable: async (site: string, endpoint: string, now: number): Promise<void> => {
    await db.run(
      `insert into disabled_receivers (site, endpoint, since) values (?, ?, ?)
       on conflict (site, endpoint) do update set since = excluded.since`,
      [site, endpoint, now],
    );
  },
  enable: async (site: string): Promise<void> => {
    await db.run('delete from disabled_receivers where site = ?', [site]);
  },
});
