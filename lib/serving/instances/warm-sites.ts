import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { getCachedSite } from '@/lib/content';
import { env } from '@/lib/platform/env';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import { indexablePages } from '@/lib/site/pages/site-pages';
import { knownReviews } from '@/lib/content/reviews';
import { originOf, servedSites } from '@/lib/content/hosts/hosts';
import { singleton } from '@/lib/platform/singleton';

const TIMEOUT_MS = 10_000;
const READY_TRIES = 60;
const READY_EVERY_MS = 1_000;

/** Page ids still to warm, per cache URL. */
const queues = singleton('front-cache.warming', () => new Map<string, Set<string>>());

/** Requests a page through the cache. @returns the duration in milliseconds */
const visit = async (cacheUrl: string, origin: URL, path: string): Promise<number> => {
  const start = performance.now();
  const { body } = await request(cacheUrl + path, {
    headers: { host: origin.host, 'x-forwarded-proto': origin.protocol.replace(':', '') },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body.dump();
  return performance.now() - start;
};

const warm = async (pageId: string, cacheUrl: string): Promise<void> => {
  const known = await getCachedSite(pageId);
  if (known.state !== 'found') return;
  const origin = new URL(originOf(pageId));
  const reviews = await knownReviews(known.value.reviews.recordId);
  for (const { path } of indexablePages(known.value, reviews)) {
    // A pause as long as the request leaves half of the server's time to visitors.
    await pause(await visit(cacheUrl, origin, path));
  }
};

/** Waits until the cache's health probe has found this server. */
const untilReady = async (cacheUrl: string): Promise<void> => {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const isReady = await request(`${cacheUrl}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ statusCode, body }) => body.dump().then(() => statusCode === 200),
      () => false,
    );
    if (isReady) return;
    await pause(READY_EVERY_MS);
  }
  throw new Error('the cache does not answer');
};

const run = async (cacheUrl: string, pageIds: Set<string>): Promise<void> => {
  await untilReady(cacheUrl).catch((error: unknown) => {
    warnOnce('front-cache.not-warmed', { url: cacheUrl, reason: reasonOf(error) });
    pageIds.clear();
  });
  // Iterating a Set includes entries that are added meanwhile.
  for (const pageId of pageIds) {
    pageIds.delete(pageId);
    await warm(pageId, cacheUrl).catch((error: unknown) =>
      warnOnce('front-cache.not-warmed', { site: pageId, reason: reasonOf(error) }),
    );
  }
  queues.delete(cacheUrl);
};

/** Fills each cache of PURGE_URLS with the pages of these sites' sitemaps, one by one, in the background. */
export const warmSites = (pageIds: Iterable<string>): void => {
  for (const cacheUrl of env().purgeUrls) {
    const running = queues.get(cacheUrl);
    const queue = running ?? new Set<string>();
    for (const pageId of pageIds) queue.add(pageId);
    queues.set(cacheUrl, queue);
    if (!running) void run(cacheUrl, queue);
  }
};

export const warmAllSites = (): void => {
  const pageIds = [...servedSites().origins.keys()];
  if (env().purgeUrls.length > 0) info('front-cache.warming', { sites: pageIds.length });
  warmSites(pageIds);
};
