import { weekdays, type OpenSpan, type WeeklyHours } from './week';

/** A week in few letters, for every page to carry: a part per day, Monday first; '' is closed, '?' unknown, '480-720 780-1020' two shifts. */
export const encodeWeek = ({ spans, unknown }: WeeklyHours): string =>
  weekdays.map((day) => (unknown.includes(day) ? '?' : spans.filter((span) => span.day === day).map(({ opens, closes }) => `${opens}-${closes}`).join(' '))).join();

export const decodeWeek = (code: string): Pick<WeeklyHours, 'spans' | 'unknown'> => {
  const days = code.split(',');
  return {
    unknown: weekdays.filter((day) => days[day] === '?'),
    spans: weekdays.flatMap((day) => [...(days[day] ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, opens, closes]): OpenSpan => ({ day, opens: Number(opens), closes: Number(closes) }))),
  };
};
