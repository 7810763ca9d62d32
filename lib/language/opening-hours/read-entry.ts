import type { Clock } from './clock-times';
import { daysOfLetters } from './calendar-names';
import { clockOf, divideIntoGroups, partsOf, wholeDay, type DaysAndSpans, type Part } from './groups';
import { tokensOf, type RestOfYear, type Token } from './tokens';
import { daysBetween, weekdays, type Season, type Span, type Weekday } from './week';

/** A statement that is not understood makes the days that it names unclear, or all days. */
export type Reading = {
  /**
   * `isExtra`: emergencies only, which says nothing of the days that are not named. `isRest`: of the rest of
   * the year, so that seasons add nothing to it.
   */
  groups: (DaysAndSpans & { season: Season | null; isExtra?: true; isRest?: true })[];
  /** 'Open 24 hours' without days: every day, unless another text says hours too. */
  isAlwaysOpen: boolean;
  breaks: { days: readonly Weekday[]; span: Span }[];
  unclear: Weekday[];
  /** Service outside the usual hours ('Emergencies'): makes days without hours unknown, not closed. */
  hasExtra: boolean;
};

const nothing: Reading = { groups: [], isAlwaysOpen: false, breaks: [], unclear: [], hasExtra: false };

export const combine = (readings: readonly Reading[]): Reading => ({
  groups: readings.flatMap(({ groups }) => groups),
  isAlwaysOpen: readings.some(({ isAlwaysOpen }) => isAlwaysOpen),
  breaks: readings.flatMap(({ breaks }) => breaks),
  unclear: readings.flatMap(({ unclear }) => unclear),
  hasExtra: readings.some(({ hasExtra }) => hasExtra),
});

/** '8-5, 24/7 emergency service' without its end; not 'Sat 9-5 emergency', open for these only. */
const withoutEmergency = (tokens: readonly Token[]): readonly Token[] => {
  const isOf = (kinds: Token['kind'][], index: number) => kinds.some((kind) => kind === tokens[index]?.kind);
  let end = tokens.length;
  while (isOf(['emergency', 'always', 'all-day', 'and', 'comma', 'stop'], end - 1)) end--;
  const rest = tokens.slice(end);
  const hasEmergency = rest.some(({ kind }) => kind === 'emergency');
  const isApart =
    rest[0]?.kind !== 'emergency' || rest.some(({ kind }) => kind === 'always' || kind === 'all-day');
  return hasEmergency && (isApart || end === 0) ? tokens.slice(0, end) : tokens;
};

const readBreak = (parts: readonly Part[]): Reading | null => {
  const lunches = parts.flatMap((part) => (part.kind === 'lunch' ? [part] : []));
  if (lunches.length === 0 || parts.some(({ kind }) => !['lunch', 'days', 'closed'].includes(kind)))
    return null;
  const days = parts.flatMap((part) => (part.kind === 'days' ? part.days : []));
  const breaks = lunches.map(({ span }) => ({ days: days.length > 0 ? days : weekdays, span }));
  return { ...nothing, breaks };
};

/** 'Sunday: emergencies only' says days without fixed hours. */
const emergencyDays = (tokens: readonly Token[], clock: Clock): Reading | null => {
  const isExtra = ({ kind }: Token) => kind === 'emergency' || kind === 'extra';
  const rest = tokens.filter((token) => !isExtra(token));
  if (rest.length === tokens.length || rest.length === 0) return null;
  const parts = partsOf(rest, clock);
  const days = parts?.flatMap((part) => (part.kind === 'days' ? part.days : [])) ?? [];
  const isSure = days.length > 0 && parts?.every(({ kind }) => kind === 'days') === true;
  return isSure ? { ...nothing, groups: [{ days, spans: null, season: null, isExtra: true }] } : null;
};

const readStatement = (statement: readonly Token[], clock: Clock): Reading | null => {
  const onlyEmergencies = emergencyDays(statement, clock);
  if (onlyEmergencies) return onlyEmergencies;
  const tokens = withoutEmergency(statement);
  const hasExtra = tokens.length < statement.length;
  const parts = partsOf(tokens, clock);
  if (!parts) return null;
  if (parts.length === 0) return { ...nothing, hasExtra };
  if (parts.every((part) => part.kind === 'always' || (part.kind === 'open' && part.span === wholeDay)))
    return { ...nothing, isAlwaysOpen: true, hasExtra };
  if (parts.every(({ kind }) => kind === 'appointment')) return { ...nothing, hasExtra: true };
  if (parts.every(({ kind }) => kind === 'not-fixed'))
    return { ...nothing, groups: [{ days: [...weekdays], spans: null, season: null }] };
  const lunch = readBreak(parts);
  if (lunch) return lunch;
  const groups = divideIntoGroups(parts);
  return groups && { ...nothing, groups: groups.map((group) => ({ ...group, season: null })), hasExtra };
};

const split = (tokens: readonly Token[], at: Token['kind']): Token[][] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === at) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
};

/** As a whole, else by its commas: 'Closed Sun & Mon, Tue-Sat 10-6'. Null when days stand on both sides. */
const readWithCommas = (tokens: readonly Token[], clock: Clock): Reading | null => {
  const whole = readStatement(tokens, clock);
  if (whole) return whole;
  const texts = split(tokens, 'comma');
  const pieces = texts.map((piece) => readStatement(piece, clock));
  const isOpen = (_: unknown, index: number) => pieces[index]?.groups.some(({ spans }) => spans?.length);
  const orders = new Set(
    texts.filter(isOpen).map((piece) => piece.find((one) => !isSeparator(one))?.kind === 'time'),
  );
  const isUnderstood =
    orders.size < 2 && pieces.every((piece) => piece !== null && piece.breaks.length === 0);
  return isUnderstood ? combine(pieces.filter((piece) => piece !== null)) : null;
};

/** The days that a statement names; all when it names none, or may name them by common words. */
const unclearDays = (tokens: readonly Token[]): readonly Weekday[] => {
  const named = tokens.flatMap((token, index): readonly Weekday[] => {
    if (token.kind === 'letter') return weekdays;
    if (token.kind !== 'days') return [];
    if (token.isShort) return weekdays;
    if (tokens[index + 1]?.kind !== 'to') return token.days;
    const end = tokens[index + 2];
    const [first, last] = [token.days[0], end?.kind === 'days' ? end.days[0] : undefined];
    return first === undefined || last === undefined ? weekdays : daysBetween(first, last);
  });
  return named.length > 0 ? named : weekdays;
};

const extras = new Set<Token['kind']>(['emergency', 'extra', 'appointment']);
/** 'Closed in an emergency' is about the usual hours too. */
const restricts = new Set<Token['kind']>(['closed', 'not-fixed']);
const namesDays = (tokens: readonly Token[]) =>
  tokens.some((token) => token.kind === 'letter' || (token.kind === 'days' && token.days.length > 0));

const notUnderstood = (tokens: readonly Token[]): Reading =>
  !namesDays(tokens) &&
  tokens.some(({ kind }) => extras.has(kind)) &&
  !tokens.some(({ kind }) => restricts.has(kind))
    ? { ...nothing, hasExtra: true }
    : { ...nothing, unclear: [...unclearDays(tokens)] };

const readTokens = (tokens: readonly Token[], clock: Clock): Reading => {
  const statements = split(tokens, 'stop');
  const readings = statements.map((statement) => readWithCommas(statement, clock));
  const understood = readings.filter((reading) => reading !== null);
  if (understood.length === readings.length) return combine(understood);
  const whole = readStatement(tokens, clock);
  if (whole) return whole;
  return combine(readings.map((reading, index) => reading ?? notUnderstood(statements[index] ?? [])));
};

/** `isOneGroup`: the season stands at the end, and may concern one group of days only. */
type Section = { tokens: Token[]; season: Season | RestOfYear | null; isOneGroup: boolean };

const datesOf = (token: Token | undefined) => (token?.kind === 'season' ? token.season : null);
const isSeparator = ({ kind }: Token) => kind === 'and' || kind === 'comma';

/**
 * 'Apr-Oct: Mon-Sat 8-6; Sat 9-2; Nov-Mar: 9-5': a season at the start holds until the next; one at the end
 * of a statement holds for that alone. Null when it is unclear which hours belong to a season.
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
  return sections;
};

const readSection = ({ tokens, season, isOneGroup }: Section, clock: Clock): Reading => {
  const reading = readTokens(tokens, clock);
  if (!season) return reading;
  const times = season === 'rest' ? { season: null, isRest: true as const } : { season };
  const isClosed =
    tokens.length > 0 && tokens.every((token) => token.kind === 'closed' || isSeparator(token));
  if (isClosed) return { ...nothing, groups: [{ days: [...weekdays], spans: [], ...times }] };
  const { groups, breaks, isAlwaysOpen, hasExtra } = reading;
  const isClear = groups.length > 0 && breaks.length === 0 && !isAlwaysOpen && !hasExtra;
  if (!isClear || (isOneGroup && groups.length > 1)) return { ...nothing, unclear: [...weekdays] };
  return { ...reading, groups: groups.map((group) => ({ ...group, ...times })) };
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

export const readEntry = (entry: {
  days: string;
  hours: string;
}): Reading & { namesHolidays: boolean; zones: string[] } => {
  const days = tokensOf(entry.days);
  // 'Monday -' in the field for days lacks the end of its range, which the hours may hold.
  const hours = tokensOf(entry.hours);
  const hasNoEnd = days.at(-1)?.kind === 'to' && hours[0]?.kind !== 'days';
  const tokens = withLetters([...days, ...(hasNoEnd ? [{ kind: 'other' as const }] : []), ...hours]);
  const clock = clockOf(tokens);
  const sections = sectionsOf(tokens);
  const reading = sections
    ? combine(sections.map((section) => readSection(section, clock)))
    : { ...nothing, unclear: [...weekdays] };
  return {
    ...reading,
    namesHolidays: tokens.some(
      (token) => token.kind === 'no-holidays' || (token.kind === 'days' && token.days.length === 0),
    ),
    zones: tokens.flatMap((token) => (token.kind === 'zone' ? [token.name] : [])),
  };
};
