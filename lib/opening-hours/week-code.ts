import { weekdays, type OpenSpan, type WeeklyHours } from './week';

/** What says whether a business is open: in this, closed days are those without a span. */
export type WeekInShort = Omit<WeeklyHours, 'closed'>;

/** A week in few letters, for every page to carry: a part per day, Monday first; '' is closed, '?' unknown, '480-720 780-1020' two shifts; 'h' behind them: holidays are named. */
export const encodeWeek = ({ spans, unknown, namesHolidays }: WeekInShort): string =>
  [
    ...weekdays.map((day) =>
      unknown.includes(day)
        ? '?'
        : spans
            .filter((span) => span.day === day)
            .map(({ opens, closes }) => `${opens}-${closes}`)
            .join(' '),
    ),
    ...(namesHolidays ? ['h'] : []),
  ].join();

export const decodeWeek = (code: string): WeekInShort => {
  const days = code.split(',');
  return {
    namesHolidays: days[weekdays.length] === 'h',
    unknown: weekdays.filter((day) => days[day] === '?'),
    spans: weekdays.flatMap((day) =>
      [...(days[day] ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, opens, closes]): OpenSpan => ({
        day,
        opens: Number(opens),
        closes: Number(closes),
      })),
    ),
  };
};
