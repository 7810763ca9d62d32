import type { Language } from '@/lib/i18n';
import { timeZoneOf } from '@/lib/geo/time-zone';
import { clockOf } from './business-clock';
import { openStatusAt } from './open-status';
import { sayStatus } from './say-status';
import { DAY_MINUTES } from './week';
import { encodeWeek } from './week-code';
import { weeklyHours } from './weekly-hours';

export type StatusLine = {
  /** See week-code.ts. */ week: string;
  /** IANA name. */ zone: string;
  /** The longest text that it may come to say: its place is kept. */ longest: string;
};

type Business = {
  language: Language;
  openingHours: readonly { days: string; hours: string }[];
  places: readonly { address: string; mapUrl: string | null }[];
};

const MINUTE_MS = 60_000;
/** A Monday without a change of clocks near it, in any zone that changes them. */
const SOME_MONDAY = Date.UTC(2026, 6, 6);

/**
 * What a browser needs to say whether a business is open now: nothing of it depends on when the page was made. Null when no
 * hours are certain, or the time zone of its first place is not known; then nothing is said.
 */
export const statusLineOf = ({ language, openingHours, places: [place] }: Business): StatusLine | null => {
  const week = weeklyHours(openingHours);
  const zone = place && week.spans.length > 0 ? timeZoneOf(place) : null;
  if (!zone) return null;
  const { instantOf } = clockOf(zone);
  // All that it says in a week: what is said changes at midnights, openings and closings.
  const changes = [
    ...week.spans.flatMap(({ day, opens, closes }) => [
      day * DAY_MINUTES + opens,
      day * DAY_MINUTES + closes,
    ]),
    ...Array.from({ length: 7 }, (_, day) => day * DAY_MINUTES),
  ];
  const said = changes.map((minutes) =>
    sayStatus(openStatusAt(instantOf(SOME_MONDAY + minutes * MINUTE_MS), week, zone), zone, language),
  );
  return {
    week: encodeWeek(week),
    zone,
    longest: said.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
  };
};
