import 'server-only';
import path from 'node:path';
import { env } from '@/lib/env';
import { createStaleIfErrorCache, type Known } from '@/lib/last-good/stale-if-error-cache';
import { lastChangesIn } from '@/lib/last-good/last-changes';
import { noSnapshots, snapshotsIn } from '@/lib/last-good/snapshots';
import { singleton } from '@/lib/singleton';
import { memoryMs } from './lifetimes';
import { parseRecord } from './parse-record';
import type { Site } from './site';
import { readRecord } from './source';
import { knownFieldsOf } from './wire/wire-record';

export type * from './site';
export { hasPage } from './site';

// A site takes some 50 kB of memory: 2,000 sites, 100 MB.
const SITES_IN_MEMORY = 2_000;

/** Embedded records are files of the deployment already, and how old they are says nothing of when they changed. */
const snapshots = (folder: string) =>
  env().contentApiUrl ? snapshotsIn(path.join(env().dataDir, 'snapshots', folder)) : noSnapshots;

const lastChanges = () => lastChangesIn(snapshots('content-changes'));

const siteCache = () =>
  singleton('content.cache', () =>
    createStaleIfErrorCache<Site>({
      name: 'content',
      keyName: 'site',
      read: readRecord,
      parse: parseRecord,
      snapshots: snapshots('content'),
      // Not what is made of the document: an upgrade that makes something else of it has changed no page's content.
      onRead: (key, document) => lastChanges().note(key, knownFieldsOf(document)),
      freshFor: process.env.NODE_ENV === 'development' ? 0 : memoryMs(),
      max: SITES_IN_MEMORY,
    }),
  );

/** The site of a page id as it is known now, without waiting for the content server when a copy is at hand. */
export const getCachedSite = (pageId: string): Promise<Known<Site>> => siteCache().getCached(pageId);

/** The site of a page id, not older than half of REVALIDATE_SECONDS while the content server answers. */
export const getFreshSite = (pageId: string): Promise<Known<Site>> => siteCache().getFresh(pageId);

/** Reads the record of a page id again, now. @returns why that failed (the last good copy stays), or null. */
export const revalidateSite = async (
  pageId: string,
): Promise<{ known: Known<Site>; failure: string | null }> => {
  const known = await siteCache().revalidate(pageId);
  return { known, failure: siteCache().failureOf(pageId) };
};

/** When the record of a page id last changed in a field that SPEC section 3 names, as an ISO date; null when no change was ever seen. */
export const siteChangedAt = (pageId: string): Promise<string | null> => lastChanges().of(pageId);
