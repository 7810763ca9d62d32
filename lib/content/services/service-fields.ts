import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { formattedText, line, textOfFact } from '@/lib/content/fields/text-kinds';

const MAX_POINTS = 30;
const MAX_SERVICES = 40;
const MAX_PARTS = 8;
const MAX_SERVICES_CHARACTERS = 120_000;

export const services = field(
  list(
    group({
      name: field(line, 'The name of the service: “Deck Repair” is at /deck-repair.', {
        shows: 'Home, Services, footer, estimate form, the page of the service.',
        example: 'Deck Repair',
      }),
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
                shows: 'Services and the page of the service; shortened on the card of Home.',
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
