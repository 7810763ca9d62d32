import { markSiteGone, restoreSite, revalidateSite } from '@/lib/content';
import { revalidateReviews } from '@/lib/content/reviews';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { info } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import { expireTag } from '@/lib/serving/next/site-tags.mjs';
import { siteTag } from '@/lib/serving/next/site-tags.mjs';
import { followChanges, noFollowing, type Following } from './follow-changes';
import { purgeSite } from './front-cache';

const CHANNEL = 'mainstreet_revalidations';

export type Change = 'read' | 'gone' | 'restored';

const state = singleton('cluster.revalidations', () => ({
  /** The versions that this process has applied; null until the first read. */
  seen: null as Map<string, number> | null,
  /** Settles with the announcements of this process. */
  announced: Promise.resolve() as Promise<unknown>,
}));

/** In another order, a page rendered in between would be cached with the older record. */
export const revalidateHere = async (site: string, { restored = false } = {}) => {
  const { known, failure } = await (restored ? restoreSite(site) : revalidateSite(site));
  if (known.state === 'found' && known.value.reviews.recordId)
    await revalidateReviews(known.value.reviews.recordId);
  expireTag(siteTag(site));
  await purgeSite(site);
  info('revalidate', { site, state: known.state, failure });
  return { known, failure };
};

export const takeDownHere = async (site: string): Promise<void> => {
  await markSiteGone(site);
  expireTag(siteTag(site));
  await purgeSite(site);
};

const applyHere = async (site: string, change: Change): Promise<void> => {
  if (change === 'gone') await takeDownHere(site);
  else await revalidateHere(site, { restored: change === 'restored' });
};

const announce = async (site: string, change: Change): Promise<void> => {
  const db = await database();
  const [[row] = []] = await db.batch([
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

/** @throws Error when the database does not answer: others then follow within REVALIDATE_SECONDS */
export const announceRevalidation = async (site: string, change: Change): Promise<void> => {
  if (!isDatabaseShared()) return;
  const announcement = announce(site, change);
  state.announced = Promise.allSettled([state.announced, announcement]);
  await announcement;
};

const changedSites = async (): Promise<{ site: string; change: Change }[]> => {
  const rows = await (await database()).all('select site, version, change from revalidations');
  // A row of this process may be read before `announce` has stored its version.
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

export const followRevalidations = (apply: typeof applyHere = applyHere): Following =>
  isDatabaseShared()
    ? followChanges({
        channel: CHANNEL,
        event: 'cluster.revalidations',
        read: async () => {
          const changes = await changedSites();
          await Promise.all(changes.map(({ site, change }) => apply(site, change)));
        },
      })
    : noFollowing;
