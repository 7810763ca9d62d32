import { frontSeconds } from '@/lib/content/lifetimes';
import { OUTAGE_SECONDS } from '@/lib/serving/next/complete-answers';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { pageIdOfKey } from '@/lib/serving/site-key';

/**
 * Headers for caches in front: `Surrogate-Key` (the site key, for purges), their share of REVALIDATE_SECONDS,
 * and how long they may show a page in an outage. Previews are neither cached nor indexed.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  if (isPreviewId(key)) return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
  if (!pageIdOfKey(key)) return {};
  const stale = `stale-while-revalidate=${OUTAGE_SECONDS}, stale-if-error=${OUTAGE_SECONDS}`;
  return { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}, ${stale}` };
};

/**
 * `to.path`: a path or an absolute URL; `to.origin`: the base of a path on another host.
 * @param requested the origin of the request
 * @param search the visitor's query with its `?`; kept unless `path` has one
 */
export const redirectTarget = (
  to: { path: string; origin?: string },
  requested: string,
  search: string,
): URL => {
  const origin = to.origin ?? requested;
  // `new URL` would read a path with two leading slashes as a host.
  const url = to.path.startsWith('/') ? new URL(origin + to.path) : new URL(to.path);
  if (!url.search) url.search = search;
  return url;
};
