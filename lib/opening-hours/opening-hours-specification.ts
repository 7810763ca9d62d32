import { DAY_MINUTES, type WeeklyHours } from './week';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: (typeof dayNames)[number][];
  opens: string;
  closes: string;
};

const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/**
 * A week as schema.org's OpeningHoursSpecification, one per set of days with the same hours, in Google's forms: past midnight,
 * `closes` is earlier than `opens`; 24 hours are 00:00 to 23:59; a day that the record calls closed is 00:00 to 00:00. Days of
 * which nothing certain is known do not occur.
 */
export const toOpeningHoursSpecification = ({ spans, closed }: WeeklyHours): OpeningHoursSpecification[] => {
  const byHours = new Map<string, OpeningHoursSpecification>();
  const add = (day: number, opens: string, closes: string) => {
    const dayOfWeek = dayNames[day];
    if (!dayOfWeek) return;
    const entry = byHours.get(opens + closes) ?? {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [],
      opens,
      closes,
    };
    byHours.set(opens + closes, { ...entry, dayOfWeek: [...entry.dayOfWeek, dayOfWeek] });
  };
  spans.forEach(({ day, opens, closes }) =>
    add(day, clock(opens), closes - opens === DAY_MINUTES ? '23:59' : clock(closes)),
  );
  closed.forEach((day) => add(day, '00:00', '00:00'));
  return [...byHours.values()];
};
