import { isOn24HourClock, spanBetween } from './clock-times';
import { plainText, tokensOf, type Token } from './tokens';
import { daysBetween, DAY_MINUTES, weekdays, type Span, type Weekday } from './week';

/** Some days and when they are open; no spans: closed. */
export type DaysAndSpans = { days: Weekday[]; spans: Span[] };

/** What one text of the record says of the week. */
export type Reading =
  | { kind: 'hours'; groups: DaysAndSpans[] }
  /** These days are spoken of in words that were not understood. */
  | { kind: 'unclear'; days: Weekday[] }
  /** Service outside the usual hours: it leaves the days with hours alone, and makes the others uncertain. */
  | { kind: 'besides' };

const wholeDay: Span = { opens: 0, closes: DAY_MINUTES };
const besides = /emergenc|urgenci|appointment|\bcitas?\b/;

/** A list of tokens read from left to right. */
const readerOf = (tokens: readonly Token[]) => {
  let at = 0;
  return {
    isAtEnd: () => at >= tokens.length,
    peek: () => tokens[at]?.kind,
    take: <Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }> | null => {
      const token = tokens[at];
      if (token?.kind !== kind) return null;
      at++;
      return token as Extract<Token, { kind: Kind }>;
    },
    skip: () => void at++,
  };
};
type Reader = ReturnType<typeof readerOf>;

/** 'Monday', 'Monday - Friday', 'weekends', one after the other. Null when a range has no end, or ends where it began. */
const readDays = (reader: Reader): Weekday[] | null => {
  const found = new Set<Weekday>();
  for (let token = reader.take('days'); token; token = reader.take('days')) {
    const [first] = token.days;
    if (reader.take('to')) {
      const [last, ...others] = reader.take('days')?.days ?? [];
      if (
        first === undefined ||
        last === undefined ||
        last === first ||
        token.days.length + others.length > 1
      )
        return null;
      daysBetween(first, last).forEach((day) => found.add(day));
    } else token.days.forEach((day) => found.add(day));
    while (reader.take('and'));
  }
  return [...found].sort();
};

export const overlap = (spans: readonly Span[]): boolean =>
  [...spans]
    .sort((one, other) => one.opens - other.opens)
    .some(({ opens }, place, sorted) => place > 0 && opens < (sorted[place - 1]?.closes ?? 0));

/** 'Closed', '24 hours', '8 - 12, 1 - 5'. Null when it is none of these. */
const readSpans = (reader: Reader, is24: boolean): Span[] | null => {
  if (reader.take('closed')) return [];
  if (reader.take('all-day') || reader.take('always')) return [wholeDay];
  const spans: Span[] = [];
  for (let from = reader.take('time'); from; from = reader.take('time')) {
    const to = reader.take('to') && reader.take('time');
    const span = to && spanBetween(from.time, to.time, is24);
    if (!span) return null;
    spans.push(span);
    while (reader.take('and'));
  }
  return spans.length === 0 || overlap(spans) ? null : spans;
};

/** Every day that a text names, whatever it says of it. */
const namedIn = (tokens: readonly Token[]): Weekday[] => {
  const reader = readerOf(tokens);
  const named: Weekday[] = [];
  while (!reader.isAtEnd()) {
    if (reader.peek() === 'days') named.push(...(readDays(reader) ?? weekdays));
    else reader.skip();
  }
  return [...new Set(named)];
};

const readGroups = (tokens: readonly Token[]): DaysAndSpans[] | null => {
  const [first, ...rest] = tokens;
  // 'Closed on Sundays', '24 hours, every day'
  const ordered =
    (first?.kind === 'closed' || first?.kind === 'all-day') && rest.at(-1)?.kind === 'days'
      ? [...rest.slice(rest[0]?.kind === 'and' ? 1 : 0), first]
      : tokens;
  if (ordered.length === 1 && first?.kind === 'always') return [{ days: [...weekdays], spans: [wholeDay] }];
  const is24 = isOn24HourClock(ordered.flatMap((token) => (token.kind === 'time' ? [token.time] : [])));
  const reader = readerOf(ordered);
  const groups: DaysAndSpans[] = [];
  while (!reader.isAtEnd()) {
    const hasDays = reader.peek() === 'days';
    const days = readDays(reader);
    const isAlways = reader.peek() === 'always';
    const spans = readSpans(reader, is24);
    if (!hasDays || !days || !spans || (isAlways && days.length < weekdays.length)) return null;
    groups.push({ days, spans });
    while (reader.take('and'));
  }
  return groups.length > 0 ? groups : null;
};

/** Does an entry speak of holidays? They are days, but none of the week. */
export const namesHolidays = (entry: { days: string; hours: string }): boolean =>
  [...tokensOf(entry.days), ...tokensOf(entry.hours)].some(
    (token) => token.kind === 'days' && token.days.length === 0,
  );

/** Reads one entry of the record: days in one text, hours in the other, or both in either. */
export const readEntry = (entry: { days: string; hours: string }): Reading => {
  const tokens = [...tokensOf(entry.days), ...tokensOf(entry.hours)];
  const groups = tokens.some(({ kind }) => kind === 'other') ? null : readGroups(tokens);
  if (groups) return { kind: 'hours', groups };
  const named = namedIn(tokens);
  if (named.length > 0) return { kind: 'unclear', days: named };
  return besides.test(plainText(`${entry.days} ${entry.hours}`))
    ? { kind: 'besides' }
    : { kind: 'unclear', days: [...weekdays] };
};
