import { field, group } from '@/lib/content/fields/field';
import { stars } from '@/lib/content/fields/number-kinds';
import { date, line, text } from '@/lib/content/fields/text-kinds';

export const ownReview = group({
  date: field(date, 'The day of the review.', { without: '“No date”.', example: '2026-03-02' }),
  stars: field(stars, 'Stars, 1 to 5.', { without: 'The review is not shown.', example: 5 }),
  text: field(text, 'What the customer wrote.', { without: 'Stars alone.', example: 'On time.' }),
  author: field(line, 'Who wrote it.', { without: 'No name.', example: 'R. K.' }),
});
