import { frontSeconds } from '@/lib/content/lifetimes';
import { pageIdOfKey } from './site-key';

/**
 * For page caches and CDNs in front: `Surrogate-Key` is what a revalidation purges (a site key, which reveals no page id),
 * `Surrogate-Control` the share of REVALIDATE_SECONDS that is theirs.
 * @param path the page's path inside the app, which begins with its site key
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  return pageIdOfKey(key) ? { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}` } : {};
};
