import { frontSeconds } from '@/lib/content/lifetimes';
import { env } from '@/lib/env';
import { contentSecurityPolicy } from '@/lib/http/content-security-policy.mjs';
import { pageIdOfKey } from './site-key';

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * For page caches and CDNs in front: `Surrogate-Key` is what a revalidation purges (a site key, which reveals no page id),
 * `Surrogate-Control` the share of REVALIDATE_SECONDS that is theirs.
 */
const cacheHeaders = (path: string): Record<string, string> => {
  const key = path.split('/')[1] ?? '';
  return pageIdOfKey(key) ? { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}` } : {};
};

/**
 * Headers of every page that follow from the environment, and so cannot stand in next.config.mjs, which a build bakes in: where
 * Turnstile is switched on, its script may run.
 * @param path the page's path inside the app, which begins with its site key
 */
export const pageHeaders = (path: string): Record<string, string> => ({
  ...cacheHeaders(path),
  ...(env().turnstile && process.env.NODE_ENV !== 'development'
    ? { 'content-security-policy': contentSecurityPolicy([TURNSTILE]) }
    : {}),
});
