import type { Season } from './seasons';
import { weekdays, type OpenSpan, type Span, type SpecialDays, type Week, type WeeklyHours } from './week';

type OpenDays = Omit<Week, 'closed'>;
/** A day without a span is closed. */
export type OpenWeek = OpenDays &
  Pick<WeeklyHours, 'namesHolidays'> & { special: SpecialDays[]; seasons: (Season & OpenDays)[] };

const encodeSpans = (spans: readonly Span[]) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

const decodeSpans = (code: string): Span[] =>
  [...code.matchAll(/(\d+)-(\d+)/g)].map(([, opens, closes]) => ({
    opens: Number(opens),
    closes: Number(closes),
  }));

const encodeDays = ({ spans, unknown }: OpenDays): string[] =>
  weekdays.map((day) =>
    unknown.includes(day) ? '?' : encodeSpans(spans.filter((span) => span.day === day)),
  );

const decodeDays = (days: readonly string[]): OpenDays => ({
  unknown: weekdays.filter((day) => days[day] === '?'),
  spans: weekdays.flatMap((day) => decodeSpans(days[day] ?? '').map((span): OpenSpan => ({ day, ...span }))),
});

/**
 * A short string, because every page carries it: a part per day from Monday, 'h' when holidays are named,
 * special days, seasons. '480-720 780-1020' is two shifts, '' closed, '?' unknown, '2026-12-24/2026-12-26='
 * closed on three dates, '04-01/10-31=' is followed by the week from April to October.
 */
export const encodeWeek = ({ namesHolidays, special, seasons, ...usual }: OpenWeek): string => {
  const week = [...encodeDays(usual), ...(namesHolidays ? ['h'] : [])].join();
  const dates = special.map(({ from, to, spans }) => `${from}/${to}=${spans ? encodeSpans(spans) : '?'}`);
  const weeks = seasons.map(({ from, to, ...days }) => `${from}/${to}=${encodeDays(days).join()}`);
  return [week, ...dates, ...weeks].join(';');
};

export const decodeWeek = (code: string): OpenWeek => {
  const [week = '', ...entries] = code.split(';');
  const days = week.split(',');
  const dated = entries.map((entry) => {
    const [, from = '', to = '', hours = ''] = /^([\d-]+)\/([\d-]+)=(.*)$/.exec(entry) ?? [];
    return { from, to, hours, isSeason: from.length === 'MM-DD'.length };
  });
  return {
    ...decodeDays(days),
    namesHolidays: days[weekdays.length] === 'h',
    special: dated
      .filter(({ isSeason }) => !isSeason)
      .map(({ from, to, hours }) => ({ from, to, spans: hours === '?' ? null : decodeSpans(hours) })),
    seasons: dated
      .filter(({ isSeason }) => isSeason)
      .map(({ from, to, hours }) => ({ from, to, ...decodeDays(hours.split(',')) })),
  };
};
