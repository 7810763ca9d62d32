import { frontSeconds } from '@/lib/content/lifetimes';
import { isPreviewId } from '@/lib/previews/preview-id';
import { pageIdOfKey } from './site-key';

/**
 * For page caches and CDNs in front: `Surrogate-Key` (a site key) is what a revalidation purges, `Surrogate-Control`
 * their share of REVALIDATE_SECONDS. A preview belongs in no cache and no search engine.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  if (isPreviewId(key)) return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
  return pageIdOfKey(key) ? { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}` } : {};
};
