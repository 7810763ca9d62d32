import { groups } from '@/lib/content/fields/field';
import { price } from '@/lib/content/fields/number-kinds';
import { fact, line } from '@/lib/content/fields/text-kinds';
import words from './price-words.json' with { type: 'json' };

export const prices = groups(words.prices, 60, {
  service: line,
  name: fact,
  from: price('from'),
  to: price('to'),
  unit: fact,
  duration: fact,
});
