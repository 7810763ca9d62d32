import type { Dispatcher } from 'undici';
import { env } from '@/lib/platform/env';
import { exchange, statusOf } from '@/lib/platform/http/exchange';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import { siteKeyOf } from '@/lib/serving/site-key';

const PURGE_TIMEOUT_MS = 2_000;

const failures = singleton('front-cache', () => new Map<string, string>());

const purge = async (url: string, key: string): Promise<void> => {
  // undici's types do not list PURGE.
  const method = 'PURGE' as Dispatcher.HttpMethod;
  const headers = { 'surrogate-key': key };
  const status = await exchange(url, { method, headers, timeoutMs: PURGE_TIMEOUT_MS }, statusOf);
  if (status !== 200) throw new Error(`status ${status}`);
};

/** Expires a site in all caches of PURGE_URLS. Never rejects: a missed cache refetches soon anyway. */
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
