import { isOn24HourClock, resolveSpan } from './clock-times';
import { plainText, tokensOf, type Token } from './tokens';
import { daysBetween, DAY_MINUTES, weekdays, type Span, type Weekday } from './week';

export type DaysAndSpans = { days: Weekday[]; spans: Span[] };

export type Reading =
  | { kind: 'hours'; groups: DaysAndSpans[] }
  | { kind: 'unclear'; days: Weekday[] }
  /** Service outside the usual hours ('Emergencies'): makes days without an entry unknown, not closed. */
  | { kind: 'extra' };

const wholeDay: Span = { opens: 0, closes: DAY_MINUTES };
const extraService = /emergenc|urgenci|appointment|\bcitas?\b/;

const createReader = (tokens: readonly Token[]) => {
  let index = 0;
  return {
    isAtEnd: () => index >= tokens.length,
    peek: () => tokens[index]?.kind,
    take: <Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }> | null => {
      const token = tokens[index];
      if (token?.kind !== kind) return null;
      index++;
      return token as Extract<Token, { kind: Kind }>;
    },
    skip: () => void index++,
  };
};
type Reader = ReturnType<typeof createReader>;

/** 'Monday - Thursday, Saturday'; null for a range without an end, or whose end is its start. */
const readDays = (reader: Reader): Weekday[] | null => {
  const found = new Set<Weekday>();
  for (let token = reader.take('days'); token; token = reader.take('days')) {
    if (reader.take('to')) {
      const [first, ...moreAtStart] = token.days;
      const [last, ...moreAtEnd] = reader.take('days')?.days ?? [];
      if (first === undefined || last === undefined || first === last) return null;
      if (moreAtStart.length + moreAtEnd.length > 0) return null;
      daysBetween(first, last).forEach((day) => found.add(day));
    } else {
      token.days.forEach((day) => found.add(day));
    }
    while (reader.take('and'));
  }
  return [...found].sort();
};

export const overlap = (spans: readonly Span[]): boolean =>
  [...spans]
    .sort((one, other) => one.opens - other.opens)
    .some(({ opens }, index, sorted) => index > 0 && opens < (sorted[index - 1]?.closes ?? 0));

/** 'Closed', '24 hours', '8 - 12, 1 - 5'; null for anything else. */
const readSpans = (reader: Reader, clock: { is24Hour: boolean }): Span[] | null => {
  if (reader.take('closed')) return [];
  if (reader.take('all-day') || reader.take('always')) return [wholeDay];
  const spans: Span[] = [];
  for (let from = reader.take('time'); from; from = reader.take('time')) {
    const to = reader.take('to') && reader.take('time');
    const span = to && resolveSpan(from.time, to.time, clock);
    if (!span) return null;
    spans.push(span);
    while (reader.take('and'));
  }
  return spans.length === 0 || overlap(spans) ? null : spans;
};

const daysNamedIn = (tokens: readonly Token[]): Weekday[] => {
  const reader = createReader(tokens);
  const named: Weekday[] = [];
  while (!reader.isAtEnd()) {
    if (reader.peek() === 'days') named.push(...(readDays(reader) ?? weekdays));
    else reader.skip();
  }
  return [...new Set(named)];
};

const clockOf = (tokens: readonly Token[]) => ({
  is24Hour: isOn24HourClock(tokens.flatMap((token) => (token.kind === 'time' ? [token.time] : []))),
});

/** 'Closed on Sundays' and '24 hours, every day' with their days first. */
const daysFirst = (tokens: readonly Token[]): readonly Token[] => {
  const [first, ...rest] = tokens;
  const startsWithHours = first?.kind === 'closed' || first?.kind === 'all-day';
  if (!startsWithHours || rest.at(-1)?.kind !== 'days') return tokens;
  return [...rest.slice(rest[0]?.kind === 'and' ? 1 : 0), first];
};

const readGroups = (unordered: readonly Token[]): DaysAndSpans[] | null => {
  const tokens = daysFirst(unordered);
  if (tokens.length === 1 && tokens[0]?.kind === 'always')
    return [{ days: [...weekdays], spans: [wholeDay] }];
  const reader = createReader(tokens);
  const groups: DaysAndSpans[] = [];
  while (!reader.isAtEnd()) {
    const hasDays = reader.peek() === 'days';
    const days = readDays(reader);
    const isAlways = reader.peek() === 'always';
    const spans = readSpans(reader, clockOf(tokens));
    if (!hasDays || !days || !spans || (isAlways && days.length < weekdays.length)) return null;
    groups.push({ days, spans });
    while (reader.take('and'));
  }
  return groups.length > 0 ? groups : null;
};

/** Hours without days: 'Closed', '9 AM - noon'; null for anything else. */
export const readHours = (text: string): Span[] | null => {
  const tokens = tokensOf(text);
  const reader = createReader(tokens);
  const spans = readSpans(reader, clockOf(tokens));
  return reader.isAtEnd() ? spans : null;
};

export const namesHolidays = (entry: { days: string; hours: string }): boolean =>
  [...tokensOf(entry.days), ...tokensOf(entry.hours)].some(
    (token) => token.kind === 'days' && token.days.length === 0,
  );

export const readEntry = (entry: { days: string; hours: string }): Reading => {
  const tokens = [...tokensOf(entry.days), ...tokensOf(entry.hours)];
  const groups = tokens.some(({ kind }) => kind === 'other') ? null : readGroups(tokens);
  if (groups) return { kind: 'hours', groups };
  const named = daysNamedIn(tokens);
  if (named.length > 0) return { kind: 'unclear', days: named };
  return extraService.test(plainText(`${entry.days} ${entry.hours}`))
    ? { kind: 'extra' }
    : { kind: 'unclear', days: [...weekdays] };
};
