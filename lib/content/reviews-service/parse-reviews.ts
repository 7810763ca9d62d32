import { z } from 'zod';
import { normaliseText } from '@/lib/content/fields/field';
import { stars } from '@/lib/content/fields/number-kinds';
import { dependsOnCountry, readDate } from '@/lib/language/dates';
import { warnOnce } from '@/lib/platform/log';
import { cut } from '@/lib/platform/text';
import { newestFirst, type Review } from '@/lib/content/reviews/review';

const seconds = z.union([
  z.object({ _seconds: z.number() }).transform((value) => value._seconds),
  z.object({ seconds: z.number() }).transform((value) => value.seconds),
]);

/** A review whose day is known when the country is: '3/2/2026'. */
export type WrittenReview = Review & { dateText?: string };

/** The day; the text itself where only the country tells which day is meant; null for no date. */
const dateOf = (value: unknown): Pick<WrittenReview, 'date' | 'dateText'> => {
  if (typeof value === 'string' && dependsOnCountry(value)) return { date: null, dateText: value };
  return { date: readDate(seconds.safeParse(value).data ?? value, 'US') };
};

const read = new WeakMap<readonly WrittenReview[], Map<string, Review[]>>();

/** Reviews with their days as the country writes them, newest first. */
export const inCountry = (reviews: readonly WrittenReview[], country: string): Review[] => {
  const known = read.get(reviews) ?? new Map<string, Review[]>();
  read.set(reviews, known);
  const made =
    known.get(country) ??
    newestFirst(
      reviews.map(({ dateText, ...review }) =>
        dateText === undefined ? review : { ...review, date: readDate(dateText, country) },
      ),
    );
  known.set(country, made);
  return made;
};

const MAX_TEXT = 3_000;
const MAX_LINE = 80;

const optionalText = (length: number) =>
  z
    .string()
    .transform((text) => cut(String(normaliseText(text) ?? ''), length) || undefined)
    .optional()
    .catch(undefined);

const wireReviewSchema = z.object({
  Date: z.unknown(),
  Text: optionalText(MAX_TEXT),
  Author: optionalText(MAX_LINE),
  Town: optionalText(MAX_LINE),
  Platform: optionalText(MAX_LINE),
  Reply: optionalText(MAX_TEXT),
  ReviewsStars: stars.refine((value) => value !== null),
});

const MAX_REVIEWS = 5_000;

/** Newest first, without entries that lack stars. @throws Error when the document is not a list */
export const parseReviews = (document: unknown, recordId: string): WrittenReview[] => {
  if (!Array.isArray(document)) throw new Error('the answer is not a list of reviews');
  if (document.length > MAX_REVIEWS)
    warnOnce('reviews.field', {
      reviews: recordId,
      field: '',
      reason: `has ${document.length} entries; ${MAX_REVIEWS} are read`,
    });
  const reviews = document.slice(0, MAX_REVIEWS).flatMap((entry, index): WrittenReview[] => {
    const review = wireReviewSchema.safeParse(entry);
    if (!review.success) {
      warnOnce('reviews.field', {
        reviews: recordId,
        field: `[${index}].ReviewsStars`,
        reason: 'is not a number of stars from 0 to 5',
      });
      return [];
    }
    const dated = dateOf(review.data.Date);
    if (dated.date === null && dated.dateText === undefined)
      warnOnce('reviews.field', { reviews: recordId, field: `[${index}].Date`, reason: 'is not a date' });
    const { ReviewsStars: stars, Text: text, Author: author } = review.data;
    const { Town: town, Platform: platform, Reply: reply } = review.data;
    const texts = Object.entries({ text, author, town, platform, reply }).filter(([, value]) => value);
    return [{ ...dated, stars, ...Object.fromEntries(texts) }];
  });
  return newestFirst(reviews);
};
