import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { ownReview } from '@/lib/content/reviews/review-fields';
import { formattedText, line } from '@/lib/content/fields/text-kinds';
import words from './area-words.json' with { type: 'json' };

const MAX_AREAS = 200;
// 200 towns with 250 words each. Comparing them takes 30 ms.
const MAX_AREAS_CHARACTERS = 300_000;
const MAX_PICTURES = 36;
const MAX_NAMES = 20;
const MAX_REVIEWS = 50;

export const areas = field(
  list(
    group(
      {
        name: line,
        text: formattedText,
        gallery: list(picture, MAX_PICTURES),
        projects: list(line, MAX_NAMES),
        reviews: list(ownReview, MAX_REVIEWS),
      },
      words.areas.fields,
    ),
    MAX_AREAS,
    MAX_AREAS_CHARACTERS,
  ),
  words.areas,
);
