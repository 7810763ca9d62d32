import { field, group, listOrFalse, mapOf } from '@/lib/content/fields/field';
import { count, flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf } from '@/lib/content/fields/text-kinds';
import words from './option-words.json' with { type: 'json' };

export const counters = field(
  listOrFalse(group({ value: count, unit: line, label: line }, words.counters.fields), 4),
  words.counters,
);

export const search = field(
  group(
    {
      titles: oneOf(['standard', 'local']),
      pages: mapOf(
        group({ title: line, description: line, shareTitle: line }, words.search.fields.pages.fields),
        500,
      ),
    },
    words.search.fields,
  ),
  words.search,
);

export const popup = field(flag, words.popup);

export const secondForm = field(flag, words.secondForm);

export const measureSpeed = field(flag, words.measureSpeed);

export const addresses = field(oneOf(['standard', 'hyphens']), words.addresses);

export const priceRange = field(line, words.priceRange);

export const confirmationMail = field(flag, words.confirmationMail);
