import { namesHolidays, overlap, readEntry, type DaysAndSpans } from './read-entry';
import { weekdays, type OpenSpan, type Span, type Weekday, type WeeklyHours } from './week';

const isEqual = (one: readonly Span[], other: readonly Span[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Joins what several texts say about a day; null when they disagree. */
const mergeSpans = (mentions: readonly Span[][]): Span[] | null => {
  const [first, ...others] = mentions;
  if (!first || others.every((spans) => isEqual(spans, first))) return first ?? [];
  const all = mentions.flat();
  if (mentions.some((spans) => spans.length === 0) || overlap(all)) return null;
  return all.sort((one, other) => one.opens - other.opens);
};

/**
 * A week's opening hours from free texts in English or Spanish. A day that is not understood, or about which
 * texts disagree, is unknown; one that no text names is closed, unless a text may be about it ('Emergency
 * calls').
 */
export const weeklyHours = (entries: readonly { days: string; hours: string }[]): WeeklyHours => {
  const readings = entries.map(readEntry);
  const groups: DaysAndSpans[] = readings.flatMap((reading) =>
    reading.kind === 'hours' ? reading.groups : [],
  );
  const unclear = new Set<Weekday>(
    readings.flatMap((reading) => (reading.kind === 'unclear' ? reading.days : [])),
  );
  const mayHaveMore =
    readings.some(({ kind }) => kind === 'extra') || groups.every(({ days }) => days.length === 0);

  const week: WeeklyHours = {
    spans: [],
    closed: [],
    unknown: [],
    namesHolidays: entries.some(namesHolidays),
  };
  for (const day of weekdays) {
    const mentions = groups.filter(({ days }) => days.includes(day)).map(({ spans }) => spans);
    const isUnknown = unclear.has(day) || (mentions.length === 0 && mayHaveMore);
    const spans = isUnknown ? null : mergeSpans(mentions);
    if (!spans) week.unknown.push(day);
    else if (mentions.length > 0 && spans.length === 0) week.closed.push(day);
    else week.spans.push(...spans.map((span): OpenSpan => ({ day, ...span })));
  }
  return week;
};
