import 'server-only';
import type { Language } from '@/lib/language/i18n';
import { languageTag } from '@/lib/language/i18n/locales';
import { zoneOf, type Located } from '@/lib/language/geo/time-zone';
import { weekOfGrid } from './day-grid';
import { formatStatus, openStatusAt, zonedClock } from './open-now';
import {
  specialDays,
  upcomingSpecialHours,
  weeklyHours,
  type DaysAndHours,
  type SpecialHours,
} from './weekly-hours';
import { datesOfSeason, encodeWeek, type DayGrid, type OpenWeek, type WeeklyHours } from './week';
import { DAY_MS } from '@/lib/platform/day';

/**
 * `longest` and `longestClosed`: the longest texts while open and while closed, for which the page reserves
 * space. The two break into lines at other words.
 */
export type StatusLine = { week: string; zone: string; longest: string; longestClosed: string };

type Business = Located & {
  language: Language;
  openingHours: readonly DaysAndHours[];
  dayGrid: DayGrid | null;
  specialHours: readonly SpecialHours[];
};

const MINUTE_MS = 60_000;
/** Starts a week in which no zone changes its clocks. */
const MONDAY_IN_JULY = Date.UTC(2026, 6, 6);

const changesOf = ({ spans, special, seasons }: OpenWeek): number[] => [
  ...Array.from({ length: 7 }, (_, day) => MONDAY_IN_JULY + day * DAY_MS),
  ...spans.flatMap(({ day, opens, closes }) =>
    [opens, closes].map((minutes) => MONDAY_IN_JULY + day * DAY_MS + minutes * MINUTE_MS),
  ),
  ...special.flatMap((days) => {
    const [from, to] = [Date.parse(days.from), Date.parse(days.to)];
    const changes = (days.spans ?? []).flatMap(({ opens, closes }) =>
      [opens, closes].map((minutes) => to + minutes * MINUTE_MS),
    );
    return [from - MINUTE_MS, from, to, to + DAY_MS, ...changes];
  }),
  ...seasons.flatMap((season) => {
    const dates = datesOfSeason(season, '2026-07-06');
    const [from, to] = [Date.parse(dates.from), Date.parse(dates.to)];
    return [from - MINUTE_MS, from, to, to + DAY_MS];
  }),
];

/** The week that a business states: its grid, else the week read from its texts. */
export const weekOfBusiness = (business: Business): WeeklyHours =>
  business.dayGrid
    ? weekOfGrid(business.dayGrid)
    : weeklyHours(business.openingHours, zoneOf(business) ?? undefined);

/**
 * The data of which a browser makes "Open now"; null without understood hours or a known time zone. The same
 * at every rendering, except that past special hours are left out.
 */
export const statusLineOf = (business: Business): StatusLine | null => {
  const { language, country, openingHours, specialHours } = business;
  const zone = openingHours.length > 0 ? zoneOf(business) : null;
  if (!zone) return null;
  const week = {
    ...weekOfBusiness(business),
    special: specialDays(upcomingSpecialHours(specialHours)),
  };
  if ([week, ...week.seasons].every(({ spans }) => spans.length === 0)) return null;
  const { instantAt } = zonedClock(zone);
  const tag = languageTag(language, country);
  const statuses = changesOf(week).map((localTime) => openStatusAt(instantAt(localTime), week, zone));
  const longestWhile = (state: 'open' | 'closed') =>
    statuses
      .filter((status) => status.state === state)
      .map((status) => formatStatus(status, zone, tag))
      .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  return {
    week: encodeWeek(week),
    zone,
    longest: longestWhile('open'),
    longestClosed: longestWhile('closed'),
  };
};
