import { newestFirst, type Review } from '@/lib/content/reviews/review';
import { compactMap } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
import type { ownReviews } from './review-fields';

/** The reviews of a record that have stars, newest first. */
export const toReviews = (reviews: WireOf<typeof ownReviews> | undefined): Review[] =>
  newestFirst(
    compactMap(reviews, ({ date, stars, ...texts }): Review | null =>
      stars ? { date, stars, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) } : null,
    ),
  );
