import { groups, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { ownReview } from '@/lib/content/reviews/review-fields';
import { formattedText, line } from '@/lib/content/fields/text-kinds';
import words from './area-words.json' with { type: 'json' };

// 200 towns with 250 words each. Comparing them takes 30 ms.
const MAX_AREAS_CHARACTERS = 300_000;

export const areas = groups(
  words.areas,
  200,
  {
    name: line,
    text: formattedText,
    gallery: list(picture, 36),
    projects: list(line, 20),
    reviews: list(ownReview, 50),
  },
  MAX_AREAS_CHARACTERS,
);
