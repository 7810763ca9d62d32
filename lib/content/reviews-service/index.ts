import 'server-only';
import { memoryMs } from '@/lib/content/lifetimes';
import { readEmbedded, recordLimit } from '@/lib/content/source';
import { snapshotsOf } from '@/lib/content/stale-if-error/shared-snapshots';
import { env, isDevelopment } from '@/lib/platform/env';
import { fetchJson, GoneError } from '@/lib/platform/http/bounded-fetch';
import {
  createCacheState,
  createStaleIfErrorCache,
  type Known,
} from '@/lib/content/stale-if-error/stale-if-error-cache';
import { noSnapshots } from '@/lib/content/stale-if-error/snapshots';
import { singleton } from '@/lib/platform/singleton';
import { inCountry, parseReviews, type WrittenReview } from './parse-reviews';
import type { Site } from '@/lib/content/record/site';
import type { Review } from '@/lib/content/reviews/review';

const REVIEWS_MEMORY_BYTES = 50_000_000;

/** Embedded reviews belong to embedded records only. */
const read = (recordId: string): Promise<unknown> => {
  const { reviewsApiUrl, contentApiUrl } = env();
  if (reviewsApiUrl)
    return fetchJson(`${reviewsApiUrl}/reviews/${encodeURIComponent(recordId)}`, recordLimit());
  if (contentApiUrl || !/^[\w-]+$/.test(recordId))
    return Promise.reject(new GoneError('no reviews service is configured'));
  return readEmbedded('reviews', recordId);
};

const snapshots = (folder: string) => (env().reviewsApiUrl ? snapshotsOf(folder) : noSnapshots);

const createReviewCache = () =>
  createStaleIfErrorCache<WrittenReview[]>({
    state: singleton('reviews.cache', () => createCacheState<WrittenReview[]>(REVIEWS_MEMORY_BYTES)),
    name: 'reviews',
    keyName: 'record',
    read,
    parse: parseReviews,
    snapshots: snapshots('reviews'),
    tombstones: snapshots('reviews-gone'),
    freshFor: isDevelopment() ? 0 : memoryMs(),
    alwaysParse: isDevelopment(),
    goneAfter: env().reviewsApiUrl ? env().goneAfterSeconds * 1000 : 0,
    // A business without reviews has no list.
    withoutCopy: 'gone',
  });

let cache: ReturnType<typeof createReviewCache> | undefined;
const reviewCache = () => (cache ??= createReviewCache());

type Reviewed = Pick<Site, 'reviews' | 'ownReviews' | 'country'>;

/**
 * The service's reviews; when they are missing, empty or unknown, the record's own. 'unavailable' until the
 * service has given a good answer.
 */
export const knownReviews = async ({ reviews, ownReviews, country }: Reviewed): Promise<Known<Review[]>> => {
  const known: Known<WrittenReview[]> = reviews.recordId
    ? await reviewCache().getFresh(reviews.recordId)
    : { state: 'gone' };
  const hasList = known.state === 'found' && known.value.length > 0;
  if (!hasList && ownReviews.length > 0) return { state: 'found', value: ownReviews };
  return known.state === 'found' ? { ...known, value: inCountry(known.value, country) } : known;
};

export const getReviews = async (site: Reviewed): Promise<Review[]> => {
  const known = await knownReviews(site);
  return known.state === 'found' ? known.value : [];
};

export const forgetReviews = (isServed: (recordId: string) => boolean): void =>
  reviewCache().forget((recordId) => !isServed(recordId));

export const revalidateReviews = (recordId: string) => reviewCache().revalidate(recordId);
