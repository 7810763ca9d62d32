import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { flag, stars } from '@/lib/content/fields/number-kinds';
import { date, line, text } from '@/lib/content/fields/text-kinds';

const MAX_REVIEW_LINKS = 20;
const MAX_REVIEWS = 500;
const MAX_REVIEW_TEXTS = 100_000;

export const ownReview = group({
  date: field(date, 'The day of the review.', { without: '“No date”.', example: '2026-03-02' }),
  stars: field(stars, 'Stars, 1 to 5.', { without: 'The review is not shown.', example: 5 }),
  text: field(text, 'What the customer wrote.', { without: 'Stars alone.', example: 'On time.' }),
  author: field(line, 'Who wrote it.', { without: 'No name.', example: 'R. K.' }),
  town: field(line, 'The town of the customer.', { shows: 'Below the name.', example: 'Lakewood' }),
  platform: field(line, 'Where it was written first.', { shows: 'Behind the town.', example: 'Google' }),
  reply: field(text, 'The answer of the business.', {
    shows: 'Below the review.',
    example: 'Thank you, it was a pleasure.',
  }),
});

export const reviews = field(
  group({
    activo: field(flag, 'Whether the site shows reviews.', {
      shows: 'Reviews in the menu, the section of Home or the footer.',
      without: 'Off.',
      example: true,
    }),
    isHomeOnly: field(flag, 'Whether reviews show on Home only.', {
      without: 'Off: Reviews has a page in the menu.',
      example: false,
    }),
    links: field(
      list(
        field(webLink, 'Where customers read or write reviews.', { example: 'https://g.page/acme/review' }),
        MAX_REVIEW_LINKS,
      ),
      'Links to reviews.',
      { shows: 'Reviews, Home and footer.' },
    ),
  }),
  'Customer reviews.',
);

export const reviewsId = field(line, 'The id of this business at the reviews service.', {
  shows: 'Nowhere: it finds the reviews.',
  without: 'No reviews from the service.',
  example: 'acme',
});

export const ownReviews = field(
  list(ownReview, MAX_REVIEWS, MAX_REVIEW_TEXTS),
  'Reviews of a business that has no reviews service. With `docId`, the reviews service has the last word.',
  { shows: 'Reviews, the reviews badge, Home.' },
);
