import { daysOfLetters } from './calendar-names';
import { clockOf, divideIntoGroups, partsOf } from './groups';
import { readTokens } from './read-statement';
import { nothing, type Reading } from './reading';
import type { Token } from './token';
import { tokensOf } from './tokens';
import { weekdays, type Span } from './week';

/** Hours without days: 'Closed', '9 AM - noon'; null for anything else. */
export const readHours = (text: string): Span[] | null => {
  const tokens = tokensOf(text);
  const parts = partsOf(tokens, clockOf(tokens));
  if (parts?.some(({ kind }) => kind === 'days')) return null;
  const [group] = (parts && divideIntoGroups([{ kind: 'days', days: weekdays }, ...parts])) ?? [];
  return group?.spans ?? null;
};

const withLetters = (tokens: readonly Token[]): Token[] => {
  const letters = tokens.flatMap((token, index) =>
    token.kind === 'letter' ? [{ letter: token.letter, endsRange: tokens[index - 1]?.kind === 'to' }] : [],
  );
  const isSpanish = tokens.some((token) => token.kind === 'days' && token.isSpanish);
  const days = daysOfLetters(letters, isSpanish).values();
  return tokens.map((token) => {
    if (token.kind !== 'letter') return token;
    const day = days.next().value;
    return day === undefined ? token : { kind: 'days', days: [day], isShort: true };
  });
};

const isOnlyClosed = (tokens: readonly Token[]) => tokens.length === 1 && tokens[0]?.kind === 'closed';

export type EntryReading = Reading & {
  namesHolidays: boolean;
  zones: string[];
  isOn24HourClock: boolean;
  namesEmergency: boolean;
  /** Each time has two digits of hours, as on a 24-hour clock. */
  isFullTime: boolean;
};

/** `is24Hour`: other entries are on a 24-hour clock. */
export const readEntry = (entry: { days: string; hours: string }, is24Hour = false): EntryReading => {
  const days = tokensOf(entry.days);
  // 'Monday -' in the field for days lacks the end of its range, which the hours may hold.
  const hours = tokensOf(entry.hours);
  const hasNoEnd = days.at(-1)?.kind === 'to' && hours[0]?.kind !== 'days';
  const noEnd = hasNoEnd ? [{ kind: 'other', word: null } as const] : [];
  const all = isOnlyClosed(hours) ? tokensOf(`${entry.days} closed`) : [...days, ...noEnd, ...hours];
  const tokens = withLetters(all);
  const clock = { is24Hour: is24Hour || clockOf(tokens).is24Hour };
  // Which of the hours are of the season is not asked.
  const isOfSeason = tokens.some(({ kind }) => kind === 'season');
  const reading = isOfSeason ? { ...nothing, unclear: [...weekdays] } : readTokens(tokens, clock);
  return {
    ...reading,
    isOn24HourClock: clock.is24Hour,
    namesEmergency: tokens.some(({ kind }) => kind === 'emergency' || kind === 'extra'),
    isFullTime: tokens.every((token) => token.kind !== 'time' || token.time.hour > 9 || token.time.padded),
    namesHolidays: tokens.some(
      (token) => token.kind === 'no-holidays' || (token.kind === 'days' && token.days.length === 0),
    ),
    zones: tokens.flatMap((token) => (token.kind === 'zone' ? [token.name] : [])),
  };
};
