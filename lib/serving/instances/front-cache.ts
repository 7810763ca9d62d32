import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { getCachedSite } from '@/lib/content';
import { originOf, servedSites } from '@/lib/content/hosts/hosts';
import { knownReviews } from '@/lib/content/reviews-service';
import { env } from '@/lib/platform/env';
import { exchange, statusOf } from '@/lib/platform/http/exchange';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import { siteKeyOf } from '@/lib/serving/site-key';
import { indexablePages } from '@/lib/site/pages/site-pages';

const PURGE_TIMEOUT_MS = 2_000;
const VISIT_TIMEOUT_MS = 10_000;
const READY_TRIES = 60;
const READY_EVERY_MS = 1_000;

const { failures, queues } = singleton('front-cache', () => ({
  failures: new Map<string, string>(),
  queues: new Map<string, Set<string>>(),
}));

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

const visit = async (cacheUrl: string, origin: URL, path: string): Promise<number> => {
  const start = performance.now();
  const headers = { host: origin.host, 'x-forwarded-proto': origin.protocol.replace(':', '') };
  await exchange(cacheUrl + path, { headers, timeoutMs: VISIT_TIMEOUT_MS }, statusOf);
  return performance.now() - start;
};

const warm = async (pageId: string, cacheUrl: string): Promise<void> => {
  const known = await getCachedSite(pageId);
  if (known.state !== 'found') return;
  const origin = new URL(originOf(pageId));
  const reviews = await knownReviews(known.value);
  for (const { path } of indexablePages(known.value, reviews)) {
    // A pause as long as the request took leaves half of the server's time to visitors.
    await pause(await visit(cacheUrl, origin, path));
  }
};

const untilReady = async (cacheUrl: string): Promise<void> => {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const answer = exchange(`${cacheUrl}/api/health`, { timeoutMs: VISIT_TIMEOUT_MS }, statusOf);
    if ((await answer.catch(() => null)) === 200) return;
    await pause(READY_EVERY_MS);
  }
  throw new Error('the cache does not answer');
};

const warmQueue = async (cacheUrl: string, pageIds: Set<string>): Promise<void> => {
  await untilReady(cacheUrl).catch((error: unknown) => {
    warnOnce('front-cache.not-warmed', { url: cacheUrl, reason: reasonOf(error) });
    pageIds.clear();
  });
  for (const pageId of pageIds) {
    pageIds.delete(pageId);
    await warm(pageId, cacheUrl).catch((error: unknown) =>
      warnOnce('front-cache.not-warmed', { site: pageId, reason: reasonOf(error) }),
    );
  }
  queues.delete(cacheUrl);
};

export const warmSites = (pageIds: Iterable<string>): void => {
  for (const cacheUrl of env().purgeUrls) {
    const running = queues.get(cacheUrl);
    const queue = running ?? new Set<string>();
    for (const pageId of pageIds) queue.add(pageId);
    queues.set(cacheUrl, queue);
    if (!running) void warmQueue(cacheUrl, queue);
  }
};

export const warmAllSites = (): void => {
  const pageIds = [...servedSites().origins.keys()];
  if (env().purgeUrls.length > 0) info('front-cache.warming', { sites: pageIds.length });
  warmSites(pageIds);
};
