import { field, group, groups } from '@/lib/content/fields/field';
import { anyLink, picture, webLink } from '@/lib/content/fields/link-kinds';
import { dateOrText, fact, formattedText } from '@/lib/content/fields/text-kinds';
import words from './standing-words.json' with { type: 'json' };

export const registrations = groups(words.registrations, 12, { label: fact, number: fact, url: webLink });

export const team = groups(words.team, 40, { name: fact, role: fact, picture, text: formattedText });

export const announcement = field(
  group({ text: fact, url: anyLink, from: dateOrText, to: dateOrText }, words.announcement.fields),
  words.announcement,
);
