import { markSiteGone, restoreSite, revalidateSite } from '@/lib/content';
import { expireTag, siteTag } from '@/lib/serving/next/site-tags.mjs';
import { purgeSite } from './purge-site';
import { info } from '@/lib/platform/log';
import { revalidateReviews } from '@/lib/content/reviews';
import type { Change } from './revalidations';

/**
 * Revalidates a site in this instance: reads record and reviews, expires the site's pages, then purges the
 * page caches in front. In another order a page rendered in between would be cached with the older record.
 * @param restored also ends a take-down; without a good answer the last good copy is shown
 * @returns what is known of the site now, and why the read failed, or null
 */
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

export const followChange = async (site: string, change: Change): Promise<void> => {
  if (change === 'gone') await takeDownHere(site);
  else await revalidateHere(site, { restored: change === 'restored' });
};
