import { weekdays, type OpenSpan, type Span, type SpecialDays, type WeeklyHours } from './week';

/** A day without a span is closed. */
export type OpenWeek = Omit<WeeklyHours, 'closed'> & { special: SpecialDays[] };

const encodeSpans = (spans: readonly Span[]) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

const decodeSpans = (code: string): Span[] =>
  [...code.matchAll(/(\d+)-(\d+)/g)].map(([, opens, closes]) => ({
    opens: Number(opens),
    closes: Number(closes),
  }));

/**
 * A short string, because every page carries it: a part per day from Monday, 'h' when holidays are named,
 * special days. '480-720 780-1020' is two shifts, '' closed, '?' unknown, '2026-12-24/2026-12-26=' closed on
 * three dates.
 */
export const encodeWeek = ({ spans, unknown, namesHolidays, special }: OpenWeek): string => {
  const days = weekdays.map((day) =>
    unknown.includes(day) ? '?' : encodeSpans(spans.filter((span) => span.day === day)),
  );
  const week = [...days, ...(namesHolidays ? ['h'] : [])].join();
  const dates = special.map((days) => {
    const hours = days.spans ? encodeSpans(days.spans) : '?';
    return `${days.from}/${days.to}=${hours}`;
  });
  return [week, ...dates].join(';');
};

export const decodeWeek = (code: string): OpenWeek => {
  const [week = '', ...dates] = code.split(';');
  const days = week.split(',');
  return {
    namesHolidays: days[weekdays.length] === 'h',
    unknown: weekdays.filter((day) => days[day] === '?'),
    spans: weekdays.flatMap((day) =>
      decodeSpans(days[day] ?? '').map((span): OpenSpan => ({ day, ...span })),
    ),
    special: dates.map((entry) => {
      const [, from = '', to = '', hours = ''] = /^([\d-]+)\/([\d-]+)=(.*)$/.exec(entry) ?? [];
      return { from, to, spans: hours === '?' ? null : decodeSpans(hours) };
    }),
  };
};
