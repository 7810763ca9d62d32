import { frontSeconds } from '@/lib/content/lifetimes';
import { isPreviewId } from '@/lib/previews/preview-id';
import { pageIdOfKey } from './site-key';

/**
 * Headers for page caches and CDNs in front: `Surrogate-Key` (the site key), by which a revalidation purges,
 * and the cache's share of REVALIDATE_SECONDS. Previews are neither cached nor indexed.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  if (isPreviewId(key)) return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
  return pageIdOfKey(key) ? { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}` } : {};
};
