import { field, group, list } from '@/lib/content/fields/field';
import { fact, formattedText, textOfFact } from '@/lib/content/fields/text-kinds';

const MAX_TEXTS = 20;
const MAX_POINTS = 30;

export const slogans = field(
  list(
    group({
      slogan: field(textOfFact, 'A slogan.', {
        shows:
          'The first in the hero of Home, the second on Home and About, the fourth in the footer, any on service pages.',
        without: 'The hero shows the name of the business.',
        example: 'Your house, cared for',
      }),
    }),
    MAX_TEXTS,
  ),
  'Slogans; their position decides where they show.',
);

export const about = field(
  list(
    group({
      text: field(formattedText, 'About the business.', {
        shows: 'The first on Home, About and in search results; the second on Home, About and in the footer.',
        example: 'Acme Painting has painted homes around Denver since 2006.',
      }),
      list: field(
        list(field(textOfFact, 'One point.', { example: 'One crew for the whole job' }), MAX_POINTS),
        'Points.',
        { shows: 'Below the text of the same position.' },
      ),
    }),
    MAX_TEXTS,
  ),
  'Texts about the business; two are shown.',
);

export const homeTexts = field(
  list(
    group({
      text: field(formattedText, 'A text for Home.', {
        shows: 'The first in the intro of Home, the second beside the promo video.',
        example: 'Need the trim painted or the deck stained? We do both with our own crew.',
      }),
    }),
    MAX_TEXTS,
  ),
  'Texts of Home; two are shown.',
);

export const values = field(
  list(
    group({
      title: field(fact, 'The name of a value.', {
        shows: 'Cards on About and service pages.',
        example: 'How we work',
      }),
      description: field(textOfFact, 'What the value means.', {
        shows: 'Below its title. The second description also stands in the hero of Home.',
        example: 'One crew does the work and cleans up every evening.',
      }),
    }),
    MAX_TEXTS,
  ),
  'What the business stands for; three entries are shown.',
);
