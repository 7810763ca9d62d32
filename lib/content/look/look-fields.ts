import { field, group } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';
import { colour, oneOf } from '@/lib/content/fields/text-kinds';
import { lookNames } from '@/lib/content/look/looks';
import colours from './colours.json' with { type: 'json' };
import words from './look-words.json' with { type: 'json' };

const named = Object.entries(colours).map(
  ([
    name,
    {
      en: [label = '', description = ''],
      es,
      usual,
    },
  ]) => [name, field(colour, { label, description, es, without: `${usual}.`, example: usual })],
);

export const styles = field(
  group(Object.fromEntries(named) as Record<keyof typeof colours, typeof colour>),
  words.styles,
);

export const lookOptions = {
  look: field(oneOf(lookNames, 'look'), words.look),
  pictureTint: field(flag, words.pictureTint),
};
