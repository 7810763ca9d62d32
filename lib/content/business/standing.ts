import type { FormattedText } from '@/lib/content/domain/text-blocks';
import { zonedClock } from '@/lib/language/opening-hours/open-now';

type Registration = { label: string; number: string; url: string | null };
export type Member = FormattedText & { name: string; role: string | null; picture: string | null };
/** ISO dates, both included; null for no bound. */
export type Announcement = { text: string; url: string | null; from: string | null; to: string | null };
/** Proofs that the business is real, and its announcement of the day. */
export type Standing = {
  registrations: Registration[];
  team: Member[];
  announcement: Announcement | null;
};

/** Whether it is shown at `now` in the business's time zone, or in UTC. */
export const isShownAt = ({ from, to }: Announcement, zone: string | null, now = Date.now()): boolean => {
  const today = new Date(zonedClock(zone ?? 'UTC').localTimeAt(now)).toISOString().slice(0, 10);
  return (from ?? today) <= today && today <= (to ?? today);
};
