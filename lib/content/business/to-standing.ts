import { noText } from '@/lib/content/domain/text-blocks';
import { compactMap } from '@/lib/content/fields/compact';
import type { FieldProblem } from '@/lib/content/fields/field';
import { NO_DATE } from '@/lib/content/fields/text-kinds';
import type { Announcement, Standing } from './standing';
import type { WireStanding } from './standing-fields';

/** Null when a day is not read, or the days are the wrong way round. */
const toAnnouncement = (
  written: WireStanding['announcement'],
  problems: FieldProblem[],
): Announcement | null => {
  if (!written?.text) return null;
  const { text, url, from, to } = written;
  const refuse = (key: 'from' | 'to', reason: string) => {
    problems.push({ path: `options.announcement.${key}`, reason });
    return null;
  };
  if (from && !from.iso) return refuse('from', NO_DATE);
  if (to && !to.iso) return refuse('to', NO_DATE);
  if (from?.iso && to?.iso && to.iso < from.iso) return refuse('to', 'is earlier than `from`');
  return { text, url, from: from?.iso ?? null, to: to?.iso ?? null };
};

export const toStanding = (
  { registrations, team, announcement }: WireStanding,
  problems: FieldProblem[],
): Standing => ({
  registrations: compactMap(registrations, ({ label, number, url }) =>
    label && number ? { label, number, url } : null,
  ),
  team: compactMap(team, ({ name, role, picture, text }) =>
    name ? { name, role, picture, ...(text ?? noText) } : null,
  ),
  announcement: toAnnouncement(announcement, problems),
});
