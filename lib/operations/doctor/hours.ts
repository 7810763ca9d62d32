import type { Site } from '@/lib/content/domain/site';
import { readEntry } from '@/lib/language/opening-hours/read-entry';
import { specialDays, weeklyHours } from '@/lib/language/opening-hours';
import { upcomingSpecialHours } from '@/lib/language/opening-hours/special-days';
import type { Span } from '@/lib/language/opening-hours/week';
import type { Finding } from './finding';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${`${minutes % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
const spanText = ({ opens, closes }: Span) =>
  closes - opens === 24 * 60 ? 'open 24 hours' : `${clock(opens)} - ${clock(closes)}`;

/** The week as the site understands it, one line per day; empty without opening hours. */
export const hoursAsUnderstood = ({ openingHours }: Pick<Site, 'openingHours'>): string[] => {
  if (openingHours.length === 0) return [];
  const week = weeklyHours(openingHours);
  return names.map((name, day) => {
    const spans = week.spans.filter((span) => span.day === day);
    if (spans.length > 0) return `${name}: ${spans.map(spanText).join(', ')}`;
    return `${name}: ${week.unknown.some((unknown) => unknown === day) ? 'not known' : 'closed'}`;
  });
};

/** Special hours that a program cannot read. */
export const unclearSpecialHours = ({ specialHours }: Pick<Site, 'specialHours'>): Finding[] =>
  specialDays(specialHours).flatMap(({ from, spans }, index): Finding[] =>
    spans
      ? []
      : [
          {
            severity: 'warning',
            code: 'hours-not-understood',
            field: 'dbPrincipal.specialHours',
            text:
              `“${specialHours[index]?.hours ?? ''}” from ${from} is shown as it is, but is not understood: ` +
              '“Open now” and search engines leave these dates out. ' +
              'Write for example “8:00 AM - noon”, or closed: true.',
          },
        ],
  );

/** Special hours of which none is to come. @param now milliseconds since 1970 */
export const pastSpecialHours = (
  { specialHours }: Pick<Site, 'specialHours'>,
  now = Date.now(),
): Finding[] => {
  const last = specialHours
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return last !== undefined && upcomingSpecialHours(specialHours, now).length === 0
    ? [
        {
          severity: 'note',
          code: 'special-hours-over',
          field: 'dbPrincipal.specialHours',
          text: `All special hours are over, the last on ${last}: the site shows none. Write the next closures, or remove these.`,
        },
      ]
    : [];
};

/** Opening hours that a program cannot read: visitors see the text, “Open now” and search engines do not. */
export const unclearHours = ({ openingHours }: Pick<Site, 'openingHours'>): Finding[] => {
  const unclear = openingHours.filter((entry) => readEntry(entry).kind === 'unclear');
  if (unclear.length > 0)
    return unclear.map(({ days, hours }) => ({
      severity: 'warning',
      code: 'hours-not-understood',
      field: 'dbPrincipal.workHours',
      text:
        `“${[days, hours].filter(Boolean).join(' ')}” is shown as it is, but is not understood: ` +
        '“Open now” and search engines leave these days out. ' +
        'Write for example “Monday - Friday” and “8:00 AM - 5:00 PM”.',
    }));
  const { unknown, spans } = weeklyHours(openingHours);
  const overnight = spans.find(({ opens, closes }) => closes > 24 * 60 && closes - opens < 24 * 60);
  if (overnight)
    return [
      {
        severity: 'note',
        code: 'hours-over-midnight',
        field: 'dbPrincipal.workHours',
        text:
          `${names[overnight.day] ?? ''} is understood as open over midnight, ${spanText(overnight)}. ` +
          'If it is not, the hours are the wrong way round.',
      },
    ];
  return openingHours.length > 0 && unknown.length === names.length
    ? [
        {
          severity: 'warning',
          code: 'hours-contradict',
          field: 'dbPrincipal.workdays',
          text: 'The opening hours contradict each other: no day of the week is certain.',
        },
      ]
    : [];
};
