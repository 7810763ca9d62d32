import { namesHolidays, overlap, readEntry, type DaysAndSpans } from './read-entry';
import { weekdays, type OpenSpan, type Span, type Weekday, type WeeklyHours } from './week';

const same = (one: readonly Span[], other: readonly Span[]) => JSON.stringify(one) === JSON.stringify(other);

/** What several texts say of one day: shifts add up, a repetition changes nothing, a contradiction is null. */
const together = (said: readonly Span[][]): Span[] | null => {
  const [first, ...others] = said;
  if (!first || others.every((spans) => same(spans, first))) return first ?? [];
  const all = said.flat();
  return said.some((spans) => spans.length === 0) || overlap(all)
    ? null
    : all.sort((one, other) => one.opens - other.opens);
};

/**
 * A week's opening hours from the record's free texts, in English or Spanish ('Monday - Friday', '8:00 AM - 5:00 PM').
 * What is not certain is left out: a day spoken of in words that are not understood, or of which two texts disagree, is unknown.
 * A day that no text names is closed, as a reader takes it, unless a text may be about it.
 */
export const weeklyHours = (entries: readonly { days: string; hours: string }[]): WeeklyHours => {
  const readings = entries.map(readEntry);
  const groups: DaysAndSpans[] = readings.flatMap((reading) =>
    reading.kind === 'hours' ? reading.groups : [],
  );
  const unclear = new Set<Weekday>(
    readings.flatMap((reading) => (reading.kind === 'unclear' ? reading.days : [])),
  );
  const hasMore =
    readings.some(({ kind }) => kind === 'besides') || groups.every(({ days }) => days.length === 0);

  const week: WeeklyHours = {
    spans: [],
    closed: [],
    unknown: [],
    namesHolidays: entries.some(namesHolidays),
  };
  for (const day of weekdays) {
    const said = groups.filter(({ days }) => days.includes(day)).map(({ spans }) => spans);
    const spans = unclear.has(day) || (said.length === 0 && hasMore) ? null : together(said);
    if (!spans) week.unknown.push(day);
    else if (said.length > 0 && spans.length === 0) week.closed.push(day);
    else week.spans.push(...spans.map((span): OpenSpan => ({ day, ...span })));
  }
  return week;
};
