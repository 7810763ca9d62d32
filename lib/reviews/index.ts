import 'server-only';
import path from 'node:path';
import { memoryMs } from '@/lib/content/lifetimes';
import { readEmbedded } from '@/lib/content/source';
import { env } from '@/lib/env';
import { fetchJson, GoneError } from '@/lib/http/fetch-json';
import { createStaleIfErrorCache, type Known } from '@/lib/last-good/stale-if-error-cache';
import { noSnapshots, snapshotsIn } from '@/lib/last-good/snapshots';
import { singleton } from '@/lib/singleton';
import { parseReviews } from './parse-reviews';
import type { Review } from './review';

const LISTS_IN_MEMORY = 2_000;

/** SPEC section 7: GET /reviews/{docId}. Embedded lists belong to embedded records only. */
const read = (recordId: string): Promise<unknown> => {
  const { reviewsApiUrl, contentApiUrl } = env();
  if (reviewsApiUrl) return fetchJson(`${reviewsApiUrl}/reviews/${encodeURIComponent(recordId)}`);
  if (contentApiUrl || !/^[\w-]+$/.test(recordId))
    return Promise.reject(new GoneError('no reviews service is configured'));
  return readEmbedded('reviews', recordId);
};

const reviewCache = () =>
  singleton('reviews.cache', () =>
    createStaleIfErrorCache<Review[]>({
      name: 'reviews',
      keyName: 'record',
      read,
      parse: parseReviews,
      snapshots: env().reviewsApiUrl
        ? snapshotsIn(path.join(env().dataDir, 'snapshots', 'reviews'))
        : noSnapshots,
      freshFor: process.env.NODE_ENV === 'development' ? 0 : memoryMs(),
      max: LISTS_IN_MEMORY,
    }),
  );

/** What is known of the reviews of a content record's docId: 'unavailable' while the service has no good answer and never had. */
export const knownReviews = async (recordId: string | null): Promise<Known<Review[]>> =>
  recordId ? reviewCache().getFresh(recordId) : { state: 'gone' };

/** The reviews of a content record's docId, newest first; none when the service has no good answer (it is logged). */
export const getReviews = async (recordId: string | null): Promise<Review[]> => {
  const known = await knownReviews(recordId);
  return known.state === 'found' ? known.value : [];
};

/** Reads the reviews of a docId again, now. */
export const revalidateReviews = (recordId: string) => reviewCache().revalidate(recordId);
