import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { ownReview } from '@/lib/content/reviews/review-fields';
import { formattedText, line } from '@/lib/content/fields/text-kinds';

const MAX_AREAS = 200;
// 200 towns with 250 words each. Comparing them takes 30 ms.
const MAX_AREAS_CHARACTERS = 300_000;
const MAX_PICTURES = 36;
const MAX_NAMES = 20;
const MAX_REVIEWS = 50;

export const areas = field(
  list(
    group({
      name: field(line, 'A town. “Lakewood” is at /areas/lakewood.', {
        shows: 'The map section, the footer, and the page of the town.',
        without: 'The entry is not shown.',
        example: 'Lakewood',
      }),
      text: field(
        formattedText,
        'What the business does in this town, in words that are true of no other: 120 words or more.',
        {
          shows: 'The page of the town.',
          without: 'The town has no page, as with a shorter text or one that nearly repeats another town’s.',
          example: 'Most houses in Lakewood have wood siding of the sixties, and we know how it takes paint.',
        },
      ),
      gallery: field(
        list(
          field(picture, 'A picture of work in this town.', {
            example: 'https://cdn.example.com/acme/lakewood-1.jpg',
          }),
          MAX_PICTURES,
        ),
        'Pictures of work in this town.',
        { shows: 'The page of the town.' },
      ),
      projects: field(
        list(field(line, 'The name of an entry of `landings`.', { example: 'Oak Street' }), MAX_NAMES),
        'Projects in this town.',
        { shows: 'The page of the town, as links to the projects.' },
      ),
      reviews: field(list(ownReview, MAX_REVIEWS), 'Reviews by customers in this town.', {
        shows: 'The page of the town. They do not count in the score.',
      }),
    }),
    MAX_AREAS,
    MAX_AREAS_CHARACTERS,
  ),
  'Towns in which the business works, the most important first.',
);
