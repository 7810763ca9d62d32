import { daysOfLetters } from './calendar-names';
import type { Clock } from './clock-times';
import type { Closure } from './closed-dates';
import { clockOf, divideIntoGroups, partsOf } from './groups';
import { readTokens } from './read-statement';
import { isSeparator, ofKind, split, type Fact } from './reading';
import type { RestOfYear, Token } from './token';
import { tokensOf } from './tokens';
import { weekdays, type Season, type Span } from './week';

/** `isOneGroup`: the season stands at the end, and may concern only one group of days. */
type Section = { tokens: Token[]; season: Season | RestOfYear | null; isOneGroup: boolean };

const datesOf = (token: Token | undefined) => (token?.kind === 'season' ? token.season : null);

/**
 * 'Apr-Oct: Mon-Sat 8-6; Sat 9-2; Nov-Mar: 9-5': a season at the start holds until the next season; a season
 * at the end of a statement holds for that statement alone. Null when it is unclear which hours belong to a
 * season.
 */
const sectionsOf = (all: readonly Token[]): Section[] | null => {
  const isDated = all.some((token) => datesOf(token) && datesOf(token) !== 'rest');
  // In 'Summer (May - August)' only the dates count.
  const tokens = all.filter((token) => token.kind !== 'season' || token.season || !isDated);
  if (!tokens.some(({ kind }) => kind === 'season')) return [{ tokens, season: null, isOneGroup: false }];
  const statements = split(tokens, 'stop');
  const startsWith = (statement: readonly Token[]) =>
    datesOf(statement.find((token) => !isSeparator(token))) !== null;
  const seasonHolds = startsWith(statements[0] ?? []);
  const sections: Section[] = [];
  let current: Season | RestOfYear | null = null;
  for (const statement of statements) {
    const hours = statement.filter(({ kind }) => kind !== 'season');
    const last = datesOf(statement.findLast((token) => !isSeparator(token)));
    if (hours.length === statement.length) {
      if (current && !seasonHolds) return null;
      sections.push({ tokens: hours, season: current, isOneGroup: false });
    } else if (startsWith(statement)) {
      for (const token of statement) {
        const season = datesOf(token);
        if (season) sections.push({ tokens: [], season: (current = season), isOneGroup: false });
        else sections.at(-1)?.tokens.push(token);
      }
    } else if (last && hours.length === statement.length - 1) {
      sections.push({ tokens: hours, season: last, isOneGroup: true });
    } else return null;
  }
  return sections.reduceRight<Section[]>(
    // 'July and August: 8-3'
    (later, section) =>
      section.season && later[0]?.season && section.tokens.every(isSeparator)
        ? [{ ...section, tokens: later[0].tokens }, ...later]
        : [section, ...later],
    [],
  );
};

const allUnclear: Fact[] = [{ kind: 'unclear', days: weekdays }];

const readSection = ({ tokens, season, isOneGroup }: Section, clock: Clock): Fact[] => {
  const facts = readTokens(tokens, clock);
  if (!season) return facts;
  const times = season === 'rest' ? { season: null, isRest: true as const } : { season };
  const isClosed =
    tokens.some(({ kind }) => kind === 'closed') &&
    tokens.every((token) => token.kind === 'closed' || isSeparator(token));
  if (isClosed) return [{ kind: 'hours', days: [...weekdays], spans: [], ...times }];
  const groups = ofKind(facts, 'hours').length;
  const isClear = groups > 0 && facts.every(({ kind }) => kind === 'hours' || kind === 'unclear');
  if (!isClear || (isOneGroup && groups > 1)) return allUnclear;
  return facts.map((fact) => (fact.kind === 'hours' ? { ...fact, ...times } : fact));
};

/** Hours without days: 'Closed', '9 AM - noon'; null for anything else. */
export const readHours = (text: string): Span[] | null => {
  const tokens = tokensOf(text);
  const parts = partsOf(tokens, clockOf(tokens));
  if (parts?.some(({ kind }) => kind === 'days')) return null;
  const [group] = (parts && divideIntoGroups([{ kind: 'days', days: weekdays }, ...parts])) ?? [];
  return group?.spans ?? null;
};

const withLetters = (tokens: readonly Token[]): Token[] => {
  const isThursday = (token: Token | undefined) =>
    token?.kind === 'letter' ? token.letter === 'r' : token?.kind === 'days' && `${token.days}` === '3';
  const rows = tokens.filter((token) => !isSeparator(token));
  const letters = rows.flatMap((token, index) => {
    if (token.kind !== 'letter') return [];
    const before = rows[index - 1]?.kind;
    const precedesThursday = isThursday(rows[index + 1]);
    return [
      { letter: token.letter, endsRange: before === 'to', startsRow: before !== 'letter', precedesThursday },
    ];
  });
  const isSpanish = tokens.some((token) => token.kind === 'days' && token.isSpanish);
  const days = daysOfLetters(letters, isSpanish).values();
  return tokens.map((token) => {
    if (token.kind !== 'letter') return token;
    const day = days.next().value;
    return day === undefined ? token : { kind: 'days', days: [day], isShort: true };
  });
};

/** 'Mo-Do' is German: an English and a Spanish code, 'sa' aside, are of neither language. */
const mixesLanguages = (tokens: readonly Token[]): boolean => {
  const codes = tokens.flatMap((token) =>
    token.kind === 'days' && token.isShort && token.days[0] !== 5 ? [Boolean(token.isSpanish)] : [],
  );
  return new Set(codes).size > 1;
};

const isOnlyClosed = (tokens: readonly Token[]) => tokens.length === 1 && tokens[0]?.kind === 'closed';

const closedOn = ({ season, isCertain }: Closure): Fact => ({
  kind: 'hours',
  days: [...weekdays],
  spans: isCertain ? [] : null,
  season,
});

export type EntryReading = {
  facts: Fact[];
  namesHolidays: boolean;
  isOn24HourClock: boolean;
  namesEmergency: boolean;
  /** Each time has two digits of hours, as on a 24-hour clock. */
  isFullTime: boolean;
};

/**
 * @param is24Hour whether other entries are on a 24-hour clock
 * @param isOfZone whether the business is in a zone that the entry names; if not, nothing is certain
 */
export const readEntry = (
  entry: { days: string; hours: string },
  is24Hour = false,
  isOfZone: (name: string) => boolean = () => true,
): EntryReading => {
  const days = tokensOf(entry.days);
  // 'Monday -' in the field for days lacks the end of its range, which the hours may hold.
  const hours = tokensOf(entry.hours);
  const hasNoEnd = days.at(-1)?.kind === 'to' && hours[0]?.kind !== 'days';
  const noEnd = hasNoEnd ? [{ kind: 'other', word: null } as const] : [];
  const all = isOnlyClosed(hours) ? tokensOf(`${entry.days} closed`) : [...days, ...noEnd, ...hours];
  const closings = all.filter((token) => token.kind === 'closed-dates');
  const tokens = withLetters(all.filter(({ kind }) => kind !== 'closed-dates'));
  const clock = { is24Hour: is24Hour || clockOf(tokens).is24Hour };
  const zones = new Set(tokens.flatMap((token) => (token.kind === 'zone' ? [token.name] : [])));
  const isElsewhere = [...zones].some((name) => !isOfZone(name));
  const sections = isElsewhere || mixesLanguages(all) ? null : sectionsOf(tokens);
  const closures = isElsewhere ? [] : closings.flatMap((token) => token.closures);
  return {
    facts: [
      ...(sections?.flatMap((section) => readSection(section, clock)) ?? allUnclear),
      ...closures.map(closedOn),
    ],
    isOn24HourClock: clock.is24Hour,
    namesEmergency: tokens.some(({ kind }) => kind === 'emergency' || kind === 'extra'),
    isFullTime: tokens.every((token) => token.kind !== 'time' || token.time.hour > 9 || token.time.padded),
    namesHolidays:
      closings.some((token) => token.namesHolidays) ||
      tokens.some(
        (token) => token.kind === 'no-holidays' || (token.kind === 'days' && token.days.length === 0),
      ),
  };
};
