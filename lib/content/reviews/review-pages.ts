import { furtherPages, type FurtherPage } from '@/lib/content/domain/further-pages';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Review } from './review';

/** Bytes of HTML: of all reviews of a page, and of a review without its text. */
const PAGE_SIZE = 36_000;
const REVIEW_SIZE = 450;

const sizeOf = ({ text = '', reply = '' }: Review) => REVIEW_SIZE + Buffer.byteLength(text + reply);

/** Divides reviews into pages of at most PAGE_SIZE: 80 reviews without texts. */
export const pagesOfReviews = (reviews: readonly Review[]): Review[][] => {
  const pages: Review[][] = [];
  let room = 0;
  for (const review of reviews) {
    const size = sizeOf(review);
    if (pages.length === 0 || size > room) {
      pages.push([]);
      room = PAGE_SIZE;
    }
    pages.at(-1)?.push(review);
    room -= size;
  }
  return pages;
};

export const toReviewPages = (reviews: readonly Review[]): FurtherPage[] =>
  furtherPages(pagesOfReviews(reviews).length);

/** A site with the pages of its reviews as known now: a record alone does not have the service's reviews. */
export const withReviewPages = <S extends { reviewPages: readonly unknown[] }>(
  site: S,
  reviews: Known<readonly Review[]>,
): S => {
  if (reviews.state !== 'found') return site;
  const reviewPages = toReviewPages(reviews.value);
  return reviewPages.length === site.reviewPages.length ? site : { ...site, reviewPages };
};
