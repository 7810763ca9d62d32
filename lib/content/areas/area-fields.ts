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
      name: field(line, 'Town', 'Lakewood is at /areas/lakewood.', {
        es: ['Ciudad', 'Lakewood está en /areas/lakewood.'],
        without: 'No entry.',
        example: 'Lakewood',
      }),
      text: field(formattedText, 'Text', '120 words or more about your work there.', {
        es: ['Texto', '120 palabras o más sobre su trabajo allí.'],
        without: 'The town has no page, as with a shorter text or one that nearly repeats another town’s.',
        example: 'Most houses in Lakewood have wood siding of the sixties, and we know how it takes paint.',
      }),
      gallery: field(list(picture, MAX_PICTURES), 'Pictures', 'Of work in this town.', {
        es: ['Imágenes', 'De trabajos en esta ciudad.'],
        entry: ['Picture', 'Imagen'],
      }),
      projects: field(list(line, MAX_NAMES), 'Projects there', 'By their names.', {
        es: ['Proyectos allí', 'Por sus nombres.'],
        entry: ['Project', 'Proyecto'],
        more: 'The name of an entry of `landings`.',
        example: ['Oak Street'],
      }),
      reviews: field(list(ownReview, MAX_REVIEWS), 'Reviews from there', 'By customers in this town.', {
        es: ['Reseñas de allí', 'De clientes de esta ciudad.'],
        entry: ['Review', 'Reseña'],
        more: 'They do not count in the score.',
      }),
    }),
    MAX_AREAS,
    MAX_AREAS_CHARACTERS,
  ),
  'Towns with a page',
  'A page for each town, with a text that is true of no other.',
  {
    es: ['Ciudades con página', 'Una página por ciudad, con un texto que solo vale para ella.'],
    entry: ['Town', 'Ciudad'],
    more: 'The most important first.',
  },
);
