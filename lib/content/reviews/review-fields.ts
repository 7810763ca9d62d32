import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { flag, stars } from '@/lib/content/fields/number-kinds';
import { date, fact, line, text } from '@/lib/content/fields/text-kinds';
import words from './review-words.json' with { type: 'json' };

export const ownReview = group(
  { date, stars, text, author: fact, town: fact, platform: fact, reply: text },
  words.ownReview,
);

export const reviews = field(
  group({ activo: flag, isHomeOnly: flag, links: list(webLink, 20) }, words.reviews.fields),
  words.reviews,
);

export const reviewsId = field(line, words.reviewsId);

export const ownReviews = field(list(ownReview, 500, 100_000), words.ownReviews);
