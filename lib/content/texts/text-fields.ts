import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { fact, formattedText, line, textOfFact } from '@/lib/content/fields/text-kinds';

const MAX_TEXTS = 20;
const MAX_POINTS = 30;
// The Services page shows them all: 320 blocks and 20,000 words take less than 50 ms (`npm run bench:fuzz`).
const MAX_SERVICES = 40;
const MAX_PARTS = 8;
const MAX_SERVICES_CHARACTERS = 120_000;

export const slogans = field(
  list(
    group({
      slogan: field(textOfFact, 'A slogan.', {
        shows:
          'By position: the first in the hero of Home, the second on Home and About, the fourth in the footer. ' +
          'Service pages pick any of them.',
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
        shows:
          'By position: the first on Home and About, its first 150 characters in search results; ' +
          'the second on Home and About, its first 181 characters in the footer.',
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
        shows: 'By position: the first in the intro of Home, the second beside the promo video.',
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
        shows: 'Cards on About and service pages; three are shown.',
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

export const services = field(
  list(
    group({
      name: field(
        line,
        'The name of the service. Its address is made of it: “Deck Repair” is /deck-repair.',
        {
          shows: 'Home, Services, footer, estimate form (the first six), the page of the service.',
          example: 'Deck Repair',
        },
      ),
      description: field(
        list(
          group({
            img: field(picture, 'A picture of this service.', {
              shows: 'Cards on Home, rows on Services, the page of the service.',
              without: 'Text without a picture.',
              example: 'https://cdn.example.com/acme/deck.jpg',
            }),
            text: field(
              formattedText,
              'What the business does for the customer; line breaks make paragraphs.',
              {
                shows:
                  'In full on Services and the page of the service; its first 160 characters on the card of Home.',
                example: 'We replace rotten boards, level the frame and seal the wood.',
              },
            ),
            lists: field(
              list(field(textOfFact, 'One point.', { example: 'Free inspection' }), MAX_POINTS),
              'Points of a list.',
              {
                shows: 'Below the text on Services and the page of the service.',
              },
            ),
          }),
          MAX_PARTS,
        ),
        'The parts of the description, each with a picture, a text and points.',
      ),
    }),
    MAX_SERVICES,
    MAX_SERVICES_CHARACTERS,
  ),
  'The services, the most important first.',
);
