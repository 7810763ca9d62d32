import { groups, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { price } from '@/lib/content/fields/number-kinds';
import { fact, formattedText, line, textOfFact } from '@/lib/content/fields/text-kinds';
import words from './service-words.json' with { type: 'json' };

export const services = groups(
  words.services,
  40,
  {
    name: line,
    description: groups(words.services.fields.description, 8, {
      img: picture,
      text: formattedText,
      lists: list(textOfFact, 30),
    }),
  },
  120_000,
);

export const serviceOptions = {
  serviceGroups: groups(words.serviceGroups, 12, { title: line, services: list(line, 40) }),
  prices: groups(words.prices, 60, {
    service: line,
    name: fact,
    from: price('from'),
    to: price('to'),
    unit: fact,
    duration: fact,
  }),
};
