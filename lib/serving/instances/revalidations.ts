import { revalidateTag } from 'next/cache';
import { getSiteCopy, markSiteGone, restoreSite, revalidateSite, type Site } from '@/lib/content';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { revalidateReviews } from '@/lib/content/reviews-service';
import { database } from '@/lib/platform/db';
import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { isVercel } from '@/lib/platform/env';
import { info } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import { expireTag, siteTag } from '@/lib/serving/next/site-tags.mjs';
import { followChanges, noFollowing, type Following } from './follow-changes';
import { purgeSite } from './front-cache';

const CHANNEL = 'mainstreet_revalidations';

export type Change = 'read' | 'gone' | 'restored';

const state = singleton('cluster.revalidations', () => ({
  /** The versions that this process has applied; null until the first read. */
  seen: null as Map<string, number> | null,
  announced: Promise.resolve() as Promise<unknown>,
}));

/** Vercel's own cache can only be told during a request. */
const expirePages = (site: string): void => {
  expireTag(siteTag(site));
  if (isVercel()) revalidateTag(siteTag(site), { expire: 0 });
};

/** Expires the pages of a site, and of the sites that its copies name as their other language. */
const refresh = async (site: string, ...copies: Known<Site>[]): Promise<void> => {
  const linked = copies.flatMap((copy) => (copy.state === 'found' ? (copy.value.otherLanguage ?? []) : []));
  for (const id of new Set([site, ...linked])) {
    expirePages(id);
    await purgeSite(id);
  }
};

/** In the opposite order, a page rendered between the two steps would be cached with the older record. */
export const revalidateHere = async (site: string, { restored = false } = {}) => {
  const before = await getSiteCopy(site);
  const { known, failure } = await (restored ? restoreSite(site) : revalidateSite(site));
  if (known.state === 'found' && known.value.reviews.recordId)
    await revalidateReviews(known.value.reviews.recordId);
  await refresh(site, before, known);
  info('revalidate', { site, state: known.state, failure });
  return { known, failure };
};

/** @throws Error when the take-down is not on disk, and ends with the process */
export const takeDownHere = async (site: string): Promise<void> => {
  const before = await getSiteCopy(site);
  await markSiteGone(site).finally(() => refresh(site, before));
};

const applyHere = async (site: string, change: Change): Promise<void> => {
  if (change === 'gone') await takeDownHere(site);
  else await revalidateHere(site, { restored: change === 'restored' });
};

/** A read keeps the row's take-down or restoration, which an instance that was down must still learn of. */
const announce = async (site: string, change: Change): Promise<void> => {
  const db = await database();
  const [[row] = []] = await db.batch([
    {
      sql: `insert into revalidations (site, version, change) values (?, 1, ?)
        on conflict (site) do update set version = revalidations.version + 1,
          change = case excluded.change when 'read' then revalidations.change else excluded.change end
        returning version`,
      args: [site, change],
    },
    { sql: `select pg_notify('${CHANNEL}', '')` },
  ]);
  state.seen?.set(site, Number(row?.version));
};

/** @throws Error when the database does not answer: other instances then follow within REVALIDATE_SECONDS */
export const announceRevalidation = async (site: string, change: Change): Promise<void> => {
  if (!isDatabaseShared()) return;
  const announcement = announce(site, change);
  state.announced = Promise.allSettled([state.announced, announcement]);
  await announcement;
};

type Row = { site: string; version: number; change: Change };

/** Changes not applied yet; at a start only take-downs and restorations, because views read records. */
const changedSites = async (): Promise<Row[]> => {
  const rows = await (await database()).all<Row>('select site, version, change from revalidations');
  // A row of this process may be read before `announce` has stored its version.
  await state.announced;
  state.seen ??= new Map(
    rows.filter(({ change }) => change === 'read').map(({ site, version }) => [site, version]),
  );
  const { seen } = state;
  return rows.filter(({ site, version }) => version > (seen.get(site) ?? 0));
};

/** Applies each change, a failed change again at the next look. @throws Error when a change fails */
const applyAll = async (rows: readonly Row[], apply: typeof applyHere): Promise<void> => {
  const results = await Promise.allSettled(
    rows.map(async ({ site, version, change }) => {
      await apply(site, change);
      state.seen?.set(site, Math.max(version, state.seen.get(site) ?? 0));
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

export const followRevalidations = (apply: typeof applyHere = applyHere): Following =>
  isDatabaseShared()
    ? followChanges({
        channel: CHANNEL,
        event: 'cluster.revalidations',
        read: async () => applyAll(await changedSites(), apply),
      })
    : noFollowing;
