import { noText } from '@/lib/content/domain/text-blocks';
import { compactMap } from '@/lib/content/fields/compact';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import { NO_DATE } from '@/lib/content/fields/text-kinds';
import type { Announcement, Member, Registration } from './standing';
import type { announcement, registrations, team } from './standing-fields';

export const toRegistrations = (entries: WireOf<typeof registrations> | undefined): Registration[] =>
  compactMap(entries, ({ label, number, url }) => (label && number ? { label, number, url } : null));

export const toTeam = (entries: WireOf<typeof team> | undefined): Member[] =>
  compactMap(entries, ({ name, role, picture, text }) =>
    name ? { name, role, picture, ...(text ?? noText) } : null,
  );

/** Null when a day is not read, or the days are the wrong way round. */
export const toAnnouncement = (
  written: WireOf<typeof announcement> | undefined,
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
