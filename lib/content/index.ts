import path from 'node:path';
import { env } from '@/lib/env';
import { createLadder, type Known } from '@/lib/last-good/ladder';
import { lastChangesIn } from '@/lib/last-good/last-changes';
import { noSnapshots, snapshotsIn } from '@/lib/last-good/snapshots';
import { shared } from '@/lib/shared';
import { memoryMs } from './lifetimes';
import { parseRecord } from './parse-record';
import type { Site } from './site';
import { readRecord } from './source';
import { knownFieldsOf } from './wire-record';

export type * from './site';

// A site takes some 50 kB of memory: 2,000 sites, 100 MB.
const SITES_IN_MEMORY = 2_000;

/** Embedded records are files of the deployment already, and how old they are says nothing of when they changed. */
const snapshots = (folder: string) =>
  env().contentApiUrl ? snapshotsIn(path.join(env().dataDir, 'snapshots', folder)) : noSnapshots;

const lastChanges = () => lastChangesIn(snapshots('content-changes'));

const ladder = () =>
  shared('content.ladder', () =>
    createLadder<Site>({
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
export const siteAtHand = (pageId: string): Promise<Known<Site>> => ladder().atHand(pageId);

/** The site of a page id, not older than half of REVALIDATE_SECONDS while the content server answers. */
export const freshSite = (pageId: string): Promise<Known<Site>> => ladder().fresh(pageId);

/** Reads the record of a page id again, now. @returns why that failed (the last good copy stays), or null. */
export const rereadSite = async (pageId: string): Promise<{ known: Known<Site>; failure: string | null }> => {
  const known = await ladder().reread(pageId);
  return { known, failure: ladder().failureOf(pageId) };
};

/** When the record of a page id last changed in a field that SPEC section 3 names, as an ISO date; null when no change was ever seen. */
export const siteChangedAt = (pageId: string): Promise<string | null> => lastChanges().of(pageId);
