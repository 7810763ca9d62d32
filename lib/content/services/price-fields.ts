import { field, group, list } from '@/lib/content/fields/field';
import { price } from '@/lib/content/fields/number-kinds';
import { fact, line } from '@/lib/content/fields/text-kinds';
import words from './price-words.json' with { type: 'json' };

const MAX_PRICES = 60;

export const prices = field(
  list(
    group(
      { service: line, name: fact, from: price('from'), to: price('to'), unit: fact, duration: fact },
      words.prices.fields,
    ),
    MAX_PRICES,
  ),
  words.prices,
);
