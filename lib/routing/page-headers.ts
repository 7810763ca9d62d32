import { frontSeconds } from '@/lib/content/lifetimes';
import { pageIdOfKey } from './site-key';

/**
 * For page caches and CDNs in front: `Surrogate-Key` (a site key) is what a revalidation purges, `Surrogate-Control`
 * their share of REVALIDATE_SECONDS.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  return pageIdOfKey(key) ? { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}` } : {};
};
