import { newestFirst, type Review } from '@/lib/content/reviews/review';
import { compactMap, type Nullable } from '@/lib/content/fields/compact';

type WireReview = { date: string | null; stars: number | null; text: string | null; author: string | null };

/** The reviews of a record that have stars, newest first. */
export const toReviews = (reviews: Nullable<Nullable<WireReview>[]>): Review[] =>
  newestFirst(
    compactMap(reviews, ({ date, stars, text, author }) =>
      stars ? { date, stars, ...(text && { text }), ...(author && { author }) } : null,
    ),
  );
