import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { formattedText, line, textOfFact } from '@/lib/content/fields/text-kinds';
import words from './service-words.json' with { type: 'json' };

const MAX_POINTS = 30;
const MAX_SERVICES = 40;
const MAX_PARTS = 8;
const MAX_SERVICES_CHARACTERS = 120_000;

export const services = field(
  list(
    group(
      {
        name: line,
        description: list(
          group(
            { img: picture, text: formattedText, lists: list(textOfFact, MAX_POINTS) },
            words.services.fields.description.fields,
          ),
          MAX_PARTS,
        ),
      },
      words.services.fields,
    ),
    MAX_SERVICES,
    MAX_SERVICES_CHARACTERS,
  ),
  words.services,
);
