import { request, type Dispatcher } from 'undici';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { siteKeyOf } from '@/lib/serving/routing/site-key';
import { singleton } from '@/lib/platform/singleton';

const TIMEOUT_MS = 2_000;

/** The last failure of each cache: logged once, not at every purge. */
const failures = singleton('front-cache.failures', () => new Map<string, string>());

const purge = async (url: string, key: string): Promise<void> => {
  const { statusCode, body } = await request(url, {
    // undici's types do not list PURGE.
    method: 'PURGE' as Dispatcher.HttpMethod,
    headers: { 'surrogate-key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
};

/**
 * Expires a site in every page cache of PURGE_URLS. A cache serves its copy once more while it fetches the
 * next (deploy/varnish/default.vcl). Never rejects: a cache that misses the purge refetches within a third of
 * REVALIDATE_SECONDS.
 */
export const purgeSite = async (pageId: string): Promise<void> => {
  const key = siteKeyOf(pageId);
  await Promise.all(
    env().purgeUrls.map(async (url) => {
      try {
        await purge(url, key);
        if (failures.delete(url)) info('front-cache.recovered', { url });
      } catch (error) {
        const reason = reasonOf(error);
        if (failures.get(url) !== reason) warn('front-cache.purge-failed', { url, site: pageId, reason });
        failures.set(url, reason);
      }
    }),
  );
};
