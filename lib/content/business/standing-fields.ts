import { field, group, groups, type WireFields } from '@/lib/content/fields/field';
import { anyLink, picture, webLink } from '@/lib/content/fields/link-kinds';
import { dateOrText, fact, formattedText } from '@/lib/content/fields/text-kinds';
import words from './standing-words.json' with { type: 'json' };

export const standingOptions = {
  registrations: groups(words.registrations, 12, { label: fact, number: fact, url: webLink }),
  team: groups(words.team, 40, { name: fact, role: fact, picture, text: formattedText }),
  announcement: field(
    group({ text: fact, url: anyLink, from: dateOrText, to: dateOrText }, words.announcement.fields),
    words.announcement,
  ),
};
export type WireStanding = WireFields<typeof standingOptions>;
