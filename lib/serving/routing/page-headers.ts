import { frontSeconds } from '@/lib/content/lifetimes';
import { OUTAGE_SECONDS } from '@/lib/serving/next/complete-answers';
import { isPreviewId } from '@/lib/content/previews/preview-id';
import { pageIdOfKey } from './site-key';

/**
 * Headers for page caches and CDNs in front: `Surrogate-Key` (the site key), by which a revalidation purges,
 * the cache's share of REVALIDATE_SECONDS, and how long it may show a page in an outage. Previews are neither
 * cached nor indexed.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  if (isPreviewId(key)) return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
  if (!pageIdOfKey(key)) return {};
  const stale = `stale-while-revalidate=${OUTAGE_SECONDS}, stale-if-error=${OUTAGE_SECONDS}`;
  return { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}, ${stale}` };
};
