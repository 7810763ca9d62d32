import { field, group, list } from '@/lib/content/fields/field';
import { fact, formattedText, textOfFact } from '@/lib/content/fields/text-kinds';
import words from './text-words.json' with { type: 'json' };

const MAX_TEXTS = 20;
const MAX_POINTS = 30;

export const slogans = field(
  list(group({ slogan: textOfFact }, words.slogans.fields), MAX_TEXTS),
  words.slogans,
);

export const about = field(
  list(group({ text: formattedText, list: list(textOfFact, MAX_POINTS) }, words.about.fields), MAX_TEXTS),
  words.about,
);

export const homeTexts = field(
  list(group({ text: formattedText }, words.homeTexts.fields), MAX_TEXTS),
  words.homeTexts,
);

export const values = field(
  list(group({ title: fact, description: textOfFact }, words.values.fields), MAX_TEXTS),
  words.values,
);
