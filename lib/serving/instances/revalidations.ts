import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { singleton } from '@/lib/platform/singleton';
import { followChanges, noFollowing, type Following } from './follow-changes';

const CHANNEL = 'mainstreet_revalidations';

export type Change = 'read' | 'gone' | 'restored';

const state = singleton('cluster.revalidations', () => ({
  /** Versions by site that this process has applied; null until the first read. */
  seen: null as Map<string, number> | null,
  /** Settles with this process's own announcements. */
  announced: Promise.resolve() as Promise<unknown>,
}));

const announce = async (site: string, change: Change): Promise<void> => {
  const [[row] = []] = await (
    await database()
  ).batch([
    {
      sql: `insert into revalidations (site, version, change) values (?, 1, ?)
        on conflict (site) do update set version = revalidations.version + 1, change = excluded.change
        returning version`,
      args: [site, change],
    },
    { sql: `select pg_notify('${CHANNEL}', '')` },
  ]);
  state.seen?.set(site, Number(row?.version));
};

/**
 * Tells the other instances that a site was revalidated here; does nothing without postgres://.
 * @throws Error when the database does not answer; the other instances then refresh after REVALIDATE_SECONDS
 */
export const announceRevalidation = async (site: string, change: Change): Promise<void> => {
  if (!isDatabaseShared()) return;
  const announcement = announce(site, change);
  state.announced = Promise.allSettled([state.announced, announcement]);
  await announcement;
};

/** Sites whose version grew since the last read; none at the first, when this process has cached nothing. */
const changedSites = async (): Promise<{ site: string; change: Change }[]> => {
  const rows = await (await database()).all('select site, version, change from revalidations');
  // Else a row of this process's own could be read before its version is noted.
  await state.announced;
  const versions = new Map(rows.map(({ site, version }) => [String(site), Number(version)]));
  const { seen } = state;
  if (!seen) {
    state.seen = versions;
    return [];
  }
  const changed = rows
    .map(({ site, change }) => ({ site: String(site), change: change as Change }))
    .filter(({ site }) => (versions.get(site) ?? 0) > (seen.get(site) ?? 0));
  for (const { site } of changed) seen.set(site, versions.get(site) ?? 0);
  return changed;
};

/** Calls `revalidate` for revalidations of other instances; does nothing without postgres://. */
export const followRevalidations = (
  revalidate: (site: string, change: Change) => Promise<void>,
): Following =>
  isDatabaseShared()
    ? followChanges({
        channel: CHANNEL,
        event: 'cluster.revalidations',
        look: async () => {
          const changes = await changedSites();
          await Promise.all(changes.map(({ site, change }) => revalidate(site, change)));
        },
      })
    : noFollowing;
