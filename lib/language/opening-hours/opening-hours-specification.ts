import {
  datesOfSeason,
  DAY_MINUTES,
  dayNames,
  type Span,
  type SpecialDays,
  type Week,
  type WeeklyHours,
} from './week';

export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: (typeof dayNames)[number][];
  validFrom?: string;
  validThrough?: string;
  opens: string;
  closes: string;
};

const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** Google's form of closed; 24 hours are 00:00 to 23:59. */
const CLOSED = { opens: '00:00', closes: '00:00' };
const toTimes = ({ opens, closes }: Span) => ({
  opens: clock(opens),
  closes: closes - opens === DAY_MINUTES ? '23:59' : clock(closes),
});

type EntryOfDays = OpeningHoursSpecification & { dayOfWeek: (typeof dayNames)[number][] };

const toEntries = ({ spans, closed }: Week, valid: Partial<OpeningHoursSpecification>): EntryOfDays[] => {
  const days = [
    ...spans.map((span) => ({ day: span.day, times: toTimes(span) })),
    ...closed.map((day) => ({ day, times: CLOSED })),
  ];
  const byTimes = new Map<string, EntryOfDays>();
  for (const { day, times } of days) {
    const key = `${times.opens}-${times.closes}`;
    const entry = byTimes.get(key) ?? {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [],
      ...valid,
      ...times,
    };
    entry.dayOfWeek.push(dayNames[day]);
    byTimes.set(key, entry);
  }
  return [...byTimes.values()];
};

export const toOpeningHoursSpecification = (
  { seasons, ...usual }: WeeklyHours,
  special: readonly SpecialDays[] = [],
  now = Date.now(),
): OpeningHoursSpecification[] => {
  const today = new Date(now).toISOString().slice(0, 10);
  const ofSeasons = seasons.flatMap((season) => {
    const { from, to } = datesOfSeason(season, today);
    return toEntries(season, { validFrom: from, validThrough: to });
  });
  const exceptions = special.flatMap(({ from, to, spans: open }) => {
    const times = open?.length === 0 ? [CLOSED] : (open ?? []).map(toTimes);
    return times.map((time) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: to,
      ...time,
    }));
  });
  return [...toEntries(usual, {}), ...ofSeasons, ...exceptions];
};
