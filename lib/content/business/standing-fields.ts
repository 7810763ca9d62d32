import { field, group, list } from '@/lib/content/fields/field';
import { anyLink, picture, webLink } from '@/lib/content/fields/link-kinds';
import { dateOrText, fact, formattedText } from '@/lib/content/fields/text-kinds';
import words from './standing-words.json' with { type: 'json' };

const MAX_REGISTRATIONS = 12;
const MAX_TEAM = 40;

export const registrations = field(
  list(group({ label: fact, number: fact, url: webLink }, words.registrations.fields), MAX_REGISTRATIONS),
  words.registrations,
);

export const team = field(
  list(group({ name: fact, role: fact, picture, text: formattedText }, words.team.fields), MAX_TEAM),
  words.team,
);

export const announcement = field(
  group({ text: fact, url: anyLink, from: dateOrText, to: dateOrText }, words.announcement.fields),
  words.announcement,
);
