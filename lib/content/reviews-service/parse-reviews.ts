import { z } from 'zod';
import { warnOnce } from '@/lib/platform/log';
import { cut } from '@/lib/platform/text';
import { newestFirst, type Review } from '@/lib/content/reviews/review';

const epochSeconds = z.union([
  z.object({ _seconds: z.number() }).transform((value) => value._seconds),
  z.object({ seconds: z.number() }).transform((value) => value.seconds),
]);

/** A date without a time zone is UTC, whatever the server's zone. */
const timeOf = (text: string) =>
  [`${text}Z`, `${text} UTC`, text].map((candidate) => Date.parse(candidate)).find(Number.isFinite) ??
  Number.NaN;

const YEAR_10000 = Date.UTC(10_000, 0);

const isoDate = z
  .union([z.string().transform(timeOf), z.number(), epochSeconds.transform((seconds) => seconds * 1000)])
  .refine((time) => time >= 0 && time < YEAR_10000, 'is not a date')
  .transform((time) => new Date(time).toISOString().slice(0, 10));

const MAX_TEXT = 3_000;
const MAX_AUTHOR = 80;

const optionalText = (length: number) =>
  z
    .string()
    .transform((text) => cut(text.trim(), length) || undefined)
    .optional()
    .catch(undefined);

const wireReviewSchema = z.object({
  Date: z.unknown(),
  Text: optionalText(MAX_TEXT),
  Author: optionalText(MAX_AUTHOR),
  ReviewsStars: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
    z.number('is not a number of stars').min(0).max(5),
  ),
});

const MAX_REVIEWS = 5_000;

/** Newest first, without entries that lack stars. @throws Error when the document is not a list */
export const parseReviews = (document: unknown, recordId: string): Review[] => {
  if (!Array.isArray(document)) throw new Error('the answer is not a list of reviews');
  if (document.length > MAX_REVIEWS)
    warnOnce('reviews.field', {
      reviews: recordId,
      field: '',
      reason: `has ${document.length} entries; ${MAX_REVIEWS} are read`,
    });
  const reviews = document.slice(0, MAX_REVIEWS).flatMap((entry, index): Review[] => {
    const review = wireReviewSchema.safeParse(entry);
    if (!review.success) {
      warnOnce('reviews.field', {
        reviews: recordId,
        field: `[${index}].ReviewsStars`,
        reason: 'is not a number of stars from 0 to 5',
      });
      return [];
    }
    const date = isoDate.safeParse(review.data.Date);
    if (!date.success)
      warnOnce('reviews.field', { reviews: recordId, field: `[${index}].Date`, reason: 'is not a date' });
    const { ReviewsStars: stars, Text: text, Author: author } = review.data;
    return [
      {
        date: date.success ? date.data : null,
        stars,
        ...(text !== undefined && { text }),
        ...(author !== undefined && { author }),
      },
    ];
  });
  return newestFirst(reviews);
};
