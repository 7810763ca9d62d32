import { groups, list } from '@/lib/content/fields/field';
import { fact, formattedText, textOfFact } from '@/lib/content/fields/text-kinds';
import words from './text-words.json' with { type: 'json' };

const MAX_TEXTS = 20;

export const slogans = groups(words.slogans, MAX_TEXTS, { slogan: textOfFact });

export const about = groups(words.about, MAX_TEXTS, { text: formattedText, list: list(textOfFact, 30) });

export const homeTexts = groups(words.homeTexts, MAX_TEXTS, { text: formattedText });

export const values = groups(words.values, MAX_TEXTS, { title: fact, description: textOfFact });
