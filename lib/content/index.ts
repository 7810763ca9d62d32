import 'server-only';
import { env, isDevelopment } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { routesOf, type Site, type SiteRoutes } from '@/lib/content/record/site';
import { memoryMs } from './lifetimes';
import { limitValues, parseRecordInTurns } from '@/lib/content/record/parse-record';
import { readPreviewSite } from './previews/preview-store';
import { withPublicArticles, withPublicRoutes } from './articles/public-articles';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { recordRead } from './record-listeners';
import { readRecord, recordIdIn } from './source';
import { lastChangesIn } from './stale-if-error/last-changes';
import { snapshotsOf } from './stale-if-error/shared-snapshots';
import { noSnapshots } from './stale-if-error/snapshots';
import { createCacheState, createStaleIfErrorCache, type Known } from './stale-if-error/stale-if-error-cache';
import { knownFieldsOf } from '@/lib/content/record/wire-record';

export type { Site, SiteRoutes } from './record/site';

/** About 350 records as large as the demo's (28 kB, in memory 84). Others are on disk. */
const SITES_MEMORY_BYTES = 30_000_000;

/** Embedded records are files of the deployment, and need no snapshots. */
const snapshots = (folder: string) => (env().contentApiUrl ? snapshotsOf(folder) : noSnapshots);

const lastChanges = () => lastChangesIn(snapshots('content-changes'));

const createSiteCache = () =>
  createStaleIfErrorCache<Site, SiteRoutes>({
    state: singleton('content.cache', () => createCacheState(SITES_MEMORY_BYTES, routesOf)),
    name: 'content',
    keyName: 'site',
    read: async (pageId) => limitValues(await readRecord(pageId), pageId),
    parse: parseRecordInTurns,
    snapshots: snapshots('content'),
    tombstones: snapshotsOf('content-gone'),
    // Compares the document, not the Site, because an upgrade changes no content.
    onRead: (key, document) => {
      recordRead(key, document);
      return lastChanges().note(key, knownFieldsOf(document));
    },
    freshFor: isDevelopment() ? 0 : memoryMs(),
    alwaysParse: isDevelopment(),
    goneAfter: env().contentApiUrl ? env().goneAfterSeconds * 1000 : 0,
  });

let cache: ReturnType<typeof createSiteCache> | undefined;
const siteCache = () => (cache ??= createSiteCache());

/** Pages in caches are rendered again after REVALIDATE_SECONDS: an article appears then, on its day. */
const publicPart = async <T>(read: Promise<Known<T>>, withPublic: (value: T) => T): Promise<Known<T>> => {
  const known = await read;
  return known.state === 'found' ? { ...known, value: withPublic(known.value) } : known;
};
const publicSite = (read: Promise<Known<Site>>) => publicPart(read, withPublicArticles);

// Three ways to a Site, by how new it must be (docs/architecture.md).

/**
 * For requests to routes, and deliveries: at once, with the copy in memory; a due record is read in the
 * background. `pageId` may be a preview, as in `getFreshSite`.
 */
export const getCachedSite = (pageId: string): Promise<Known<Site>> =>
  isPreviewId(pageId) ? readPreviewSite(pageId) : publicSite(siteCache().getCached(pageId));

/**
 * For pages, which call it by `getSite` of lib/serving/rendering, links to the other language, and alerts:
 * reads a due record, for at most 300 ms with a last good copy.
 */
export const getFreshSite = (pageId: string): Promise<Known<Site>> =>
  isPreviewId(pageId) ? readPreviewSite(pageId) : publicSite(siteCache().getFresh(pageId));

/**
 * For background work that must cause no read: the copy in memory or on disk; nothing before an embedded
 * record is read.
 */
export const getSiteCopy = (pageId: string): Promise<Known<Site>> => publicSite(siteCache().getCopy(pageId));

/** The addresses of a site: in memory for ten thousand sites, so that cached pages need no record. */
export const getSiteRoutes = (pageId: string): Promise<Known<SiteRoutes>> =>
  isPreviewId(pageId)
    ? readPreviewSite(pageId)
    : publicPart(siteCache().getOutline(pageId), withPublicRoutes);

type Reread = { known: Known<Site>; failure: string | null };

const reread = async (pageId: string, read: Promise<Known<Site>>): Promise<Reread> => ({
  known: await read,
  failure: siteCache().failureOf(pageId),
});

/** Reads a record again. @returns why that failed (the last good copy stays), or null */
export const revalidateSite = (pageId: string): Promise<Reread> =>
  reread(pageId, siteCache().revalidate(pageId));

/**
 * Marks a site as gone until it is restored, whatever the content server says.
 * @throws Error when a restart would forget it
 */
export const markSiteGone = (pageId: string): Promise<void> => siteCache().markGone(pageId);

export const restoreSite = (pageId: string): Promise<Reread> => reread(pageId, siteCache().restore(pageId));

/** Without asking the content server. */
export const keptRecordId = async (pageId: string): Promise<string | null> => {
  const kept = env().contentApiUrl
    ? snapshots('content').read(pageId, (document) => document)
    : readRecord(pageId).catch(() => undefined);
  return recordIdIn(await kept);
};

export const forgetSites = (isServed: (pageId: string) => boolean): void =>
  siteCache().forget((pageId) => !isServed(pageId));

export const siteAges = () => siteCache().ages();

export const failedReads = () => siteCache().failures();

/** When a known field of the record last changed, as an ISO date; null when no change was seen. */
export const siteChangedAt = (pageId: string): Promise<string | null> => lastChanges().of(pageId);
