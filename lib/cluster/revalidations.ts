import { database } from '@/lib/db';
import { listen } from '@/lib/db/listen';
import { env } from '@/lib/env';
import { reasonOf, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';

const CHANNEL = 'mainstreet_revalidations';
/** How often the table is looked at although no notification came, in milliseconds. */
const POLL_MS = 15_000;

/** What was done with a site: it was read again, taken down, or brought back. */
export type Change = 'read' | 'gone' | 'restored';

/** Several instances share a PostgreSQL server. A file has one process, and libsql:// has no notifications. */
const isShared = (): boolean => /^postgres(ql)?:/.test(env().databaseUrl);

/** The version of each site that this process has revalidated to; null until the table was first read. */
const state = singleton('cluster.revalidations', () => ({
  seen: null as Map<string, number> | null,
  failure: null as string | null,
}));

/**
 * Tells the other instances that a site was revalidated here; does nothing without postgres://.
 * @throws Error when the database does not answer: the other instances then go on by REVALIDATE_SECONDS
 */
export const announceRevalidation = async (site: string, change: Change): Promise<void> => {
  if (!isShared()) return;
  const [[row] = []] = await (
    await database()
  ).batch([
    {
      sql: 'insert into revalidations (site, version, change) values (?, 1, ?) on conflict (site) do update set version = revalidations.version + 1, change = excluded.change returning version',
      args: [site, change],
    },
    { sql: `select pg_notify('${CHANNEL}', '')` },
  ]);
  state.seen?.set(site, Number(row?.version));
};

/** Sites whose version grew since the last look; none at the first, because this process has read nothing older. */
const changedSites = async (): Promise<{ site: string; change: Change }[]> => {
  const rows = await (await database()).all('select site, version, change from revalidations');
  const versions = new Map(rows.map(({ site, version }) => [String(site), Number(version)]));
  const { seen } = state;
  state.seen = versions;
  if (!seen) return [];
  return rows
    .map(({ site, change }) => ({ site: String(site), change: change as Change }))
    .filter(({ site }) => (versions.get(site) ?? 0) > (seen.get(site) ?? 0));
};

/**
 * Follows the revalidations of the other instances: by notification, and by a look at the table every 15 seconds for when the
 * connection was away.
 * @param revalidate does one site's; what it throws is logged
 * @returns `ready` when the first look has set where to go on from; `stop` ends it
 */
export const followRevalidations = (
  revalidate: (site: string, change: Change) => Promise<void>,
): { ready: Promise<void>; stop: () => Promise<void> } => {
  if (!isShared()) return { ready: Promise.resolve(), stop: async () => {} };
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;

  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        const changes = await changedSites();
        state.failure = null;
        onReady();
        await Promise.all(changes.map(({ site, change }) => revalidate(site, change)));
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== state.failure) warn('cluster.revalidations', { reason });
        state.failure = reason;
      }
    } while (isAskedAgain);
    looking = null;
  };
  const wake = () => {
    isAskedAgain = true;
    looking ??= look();
  };

  const timer = setInterval(wake, POLL_MS).unref();
  const stopListening = listen(env().databaseUrl, CHANNEL, wake);
  const stop = async () => {
    clearInterval(timer);
    await stopListening();
    await looking;
  };
  return { ready, stop };
};
