import type { Clock } from './clock-times';
import { daysOf, divideIntoGroups, partsOf, wholeDay, type DaysAndSpans, type Part } from './groups';
import { isSeparator, says, split, type Fact } from './reading';
import type { Token } from './token';
import { daysBetween, weekdays, type Weekday } from './week';

const hoursOf = (groups: readonly DaysAndSpans[]): Fact[] =>
  groups.map((group) => ({ kind: 'hours', ...group, season: null }));

/** '8-5, 24/7 emergency service' without its end; not 'Sat 9-5 emergency', open for emergencies only. */
const withoutEmergency = (statement: readonly Token[]): readonly Token[] => {
  const tokens = statement.at(-1)?.kind === 'or-appointment' ? statement.slice(0, -1) : statement;
  const isOf = (kinds: Token['kind'][], index: number) => kinds.some((kind) => kind === tokens[index]?.kind);
  let end = tokens.length;
  while (isOf(['emergency', 'always', 'all-day', 'and', 'comma', 'stop'], end - 1)) end--;
  const rest = tokens.slice(end);
  if (rest.length > 0 && isOf(['to'], end - 1)) end--;
  const hasEmergency = rest.some(({ kind }) => kind === 'emergency');
  const isApart =
    rest[0]?.kind !== 'emergency' || rest.some(({ kind }) => kind === 'always' || kind === 'all-day');
  return hasEmergency && (isApart || end === 0) ? tokens.slice(0, end) : tokens;
};

/** 'Sunday: emergencies only' says days without fixed hours. */
const emergencyDays = (tokens: readonly Token[], clock: Clock): Fact[] | null => {
  const isExtra = ({ kind }: Token) => kind === 'emergency' || kind === 'extra';
  const rest = tokens.filter((token) => !isExtra(token));
  if (rest.length === tokens.length || rest.length === 0) return null;
  const parts = partsOf(rest, clock) ?? [];
  const isSure = parts.every(({ kind }) => kind === 'days') && daysOf(parts).length > 0;
  return isSure ? [{ kind: 'hours', days: daysOf(parts), spans: null, season: null, isExtra: true }] : null;
};

/** 'Closed for lunch 12-1', 'Thursday until 8': what changes the hours of other statements. */
const readChange = (parts: readonly Part[]): Fact[] | null => {
  const days = daysOf(parts);
  const others = parts.filter(({ kind }) => kind !== 'days');
  const [first] = others;
  if (first?.kind === 'until' && others.length === 1 && days.length > 0)
    return [{ kind: 'until', days, time: first.time }];
  if (!others.every(({ kind }) => kind === 'lunch' || kind === 'closed')) return null;
  const breaks = others.flatMap((part): Fact[] =>
    part.kind === 'lunch'
      ? [{ kind: 'break', days: days.length > 0 ? days : weekdays, span: part.span }]
      : [],
  );
  return breaks.length > 0 ? breaks : null;
};

/** 'Mon-Fri 9-5, Sat 9-1 by appointment', 'By appointment, Mon-Fri 9-5': open for whoever has one. */
const readBooked = (parts: readonly Part[]): Fact[] | null => {
  const isFirst = parts[0]?.kind === 'appointment';
  const rest = isFirst ? parts.slice(1) : parts.slice(0, -1);
  const isClear =
    (isFirst || parts.at(-1)?.kind === 'appointment') && rest.some(({ kind }) => kind === 'open');
  const groups = isClear ? divideIntoGroups(rest) : null;
  if (!groups) return null;
  const isBooked = ({ spans }: DaysAndSpans, index: number) =>
    isFirst ? spans?.length : index === groups.length - 1;
  const booked = groups.map((group, index) => (isBooked(group, index) ? { ...group, spans: null } : group));
  return [...hoursOf(booked), { kind: 'extra' }];
};

const readParts = (parts: readonly Part[]): Fact[] | null => {
  if (parts.length === 0) return [];
  if (parts.every((part) => part.kind === 'always' || (part.kind === 'open' && part.span === wholeDay)))
    return [{ kind: 'always-open' }];
  if (parts.every(({ kind }) => kind === 'appointment')) return [{ kind: 'extra' }];
  if (parts.every(({ kind }) => kind === 'not-fixed')) return hoursOf([{ days: [...weekdays], spans: null }]);
  const special = readChange(parts) ?? readBooked(parts);
  if (special) return special;
  const groups = divideIntoGroups(parts);
  return groups && hoursOf(groups);
};

const readStatement = (statement: readonly Token[], clock: Clock): Fact[] | null => {
  const onlyEmergencies = emergencyDays(statement, clock);
  if (onlyEmergencies) return onlyEmergencies;
  const tokens = withoutEmergency(statement);
  const parts = partsOf(tokens, clock);
  const facts = parts && readParts(parts);
  return facts && tokens.length < statement.length ? [...facts, { kind: 'extra' }] : facts;
};

/** 'Sat 9-12 (emergencies only)' restricts the hours before it. */
const asideIn = (piece: readonly Token[]): Fact[] | null =>
  piece.some(({ kind }) => kind === 'extra') ? null : readAside(piece);

/**
 * 'Mon-Fri, 8-5, cash only', 'Mon-Fri 8-5 - please call ahead': the text before its last comma or before a
 * dash and a word, when what follows says nothing of hours.
 */
const readWithoutAside = (tokens: readonly Token[], clock: Clock): Fact[] | null => {
  const comma = tokens.findLastIndex(({ kind }) => kind === 'comma');
  const dash = tokens.findIndex(({ kind }, index) => kind === 'to' && tokens[index + 1]?.kind === 'other');
  for (const end of [comma, dash]) {
    const rest = tokens.slice(end + 1);
    const aside = end > 0 && (rest.length === 0 ? [] : asideIn(rest));
    const head = aside && readWithCommas(tokens.slice(0, end), clock);
    if (head) return [...head, ...aside];
  }
  return null;
};

const changesWeek = /^(?:start|begin|effective|until|after|before|since|during)/;

/** 'every other Sat 9-1' beside the week: nothing is known of the days that it names. */
const readOfSomeDays = (piece: readonly Token[]): Fact[] | null => {
  const words = piece.flatMap((token) => (token.kind === 'other' ? [token.word ?? ''] : []));
  const isDated = piece.some(({ kind }) => kind === 'season') || words.some((word) => changesWeek.test(word));
  const isOfDays = piece.some(({ kind }) => kind === 'days') && words.length > 0;
  return isOfDays && !isDated ? [{ kind: 'unclear', days: unclearDays(piece) }] : null;
};

/**
 * Reads the text as a whole, else by its commas: 'Closed Sun & Mon, Tue-Sat 10-6'. Null when days stand on
 * both sides.
 */
const readWithCommas = (tokens: readonly Token[], clock: Clock): Fact[] | null => {
  const whole = readStatement(tokens, clock) ?? readWithoutAside(tokens, clock);
  if (whole) return whole;
  const pieces = split(tokens, 'comma').map((piece) => ({
    piece,
    facts: readStatement(piece, clock) ?? asideIn(piece) ?? readOfSomeDays(piece),
  }));
  const open = pieces.flatMap(({ piece, facts }) =>
    facts?.some((fact) => fact.kind === 'hours' && fact.spans?.length) ? [piece] : [],
  );
  const facts = pieces.flatMap((one) => one.facts ?? []);
  if (says(facts, 'break') || pieces.some((one) => one.facts === null)) return null;
  if (says(facts, 'unclear') && !open.some(namesDays)) return null;
  const orders = new Set(open.map((piece) => piece.find((one) => !isSeparator(one))?.kind === 'time'));
  return orders.size < 2 ? facts : null;
};

/** The days that a statement names; all when it names none, or may name them by common words. */
const unclearDays = (tokens: readonly Token[]): readonly Weekday[] => {
  const named = tokens.flatMap((token, index): readonly Weekday[] => {
    if (token.kind === 'letter') return weekdays;
    if (token.kind !== 'days') return [];
    if (token.isShort) return weekdays;
    // 'Mon Fri' may have lost its dash.
    const next = tokens[index + 1];
    const end = next?.kind === 'to' ? tokens[index + 2] : next;
    if (next?.kind !== 'to' && next?.kind !== 'days') return token.days;
    const [first, last] = [token.days[0], end?.kind === 'days' ? end.days[0] : undefined];
    return first === undefined || last === undefined ? weekdays : daysBetween(first, last);
  });
  return named.length > 0 ? named : weekdays;
};

const extras = new Set<Token['kind']>(['emergency', 'extra', 'appointment', 'or-appointment']);
/** Words that a clause must not contain: 'closed in an emergency' concerns the usual hours too. */
const restricts = new Set<Token['kind']>(['closed', 'not-fixed']);
const ofHours = new Set<Token['kind']>(['time', 'between', 'lunch', 'season', 'except', 'all-day', 'always']);
/** Words of clauses that may change the hours: 'subject to change', 'weather permitting'. */
const doubt =
  /^(?:no|not|never|nor|without|exce\w*|excl\w*|unless|subject|var\w*|chang\w*|may|might|can|could|depend\w*|alternat\w*|other\w*|every|each|both|first|second|third|fourth|last|next|one|two|three|terms?|school|weather|permit\w*|season\w*|tempor\w*|current\w*|now|new|approx\w*|ish|about|around|some\w*|usual\w*|normal\w*|often|only|limited|reduced|short\w*|early|earlier|earliest|late|later|latest|longer|extend\w*|differ\w*|summer|winter|spring|autumn|fall|odd|even|bi\w*|week\w*|fortnight\w*|month\w*|year\w*|days?|daily|mornings?|afternoons?|evenings?|nights?|hourly|start\w*|begin\w*|end\w*|finish\w*|effective|until|before|after|from|till|since|when|while|if|during|covid|holid\w*|vacation\w*|strict\w*|but|members?|public|trade|shut\w*|clos\w*|open\w*|moved|moving|excepto|salvo|menos|segun|pued\w*|cambi\w*|otr\w*|primer\w*|segund\w*|tercer\w*|ultim\w*|actual\w*|solo|algun\w*|tardes?|noches?|mananas?|dias?|mes\w*|semanas?|cuando|si|durante|hasta|desde|pero|verano|invierno|fuera|temprano)$/;
/** Services that run all day beside a business: 'phones answered 24/7'. */
const subject =
  /^(?:phones?|lines?|answer\w*|crews?|book\w*|online|chat|texts?|atm|dispatch\w*|drop|tow\w*|roadside|monitor\w*|voicemail|telefonos?|en linea)$/;
const namesDays = (tokens: readonly Token[]) =>
  tokens.some((token) => token.kind === 'letter' || (token.kind === 'days' && token.days.length > 0));

/** A clause beside the week, of another service or subject. Null when it may concern the hours. */
const readAside = (tokens: readonly Token[]): Fact[] | null => {
  if (namesDays(tokens) || tokens.some(({ kind }) => restricts.has(kind))) return null;
  if (tokens.some(({ kind }) => extras.has(kind))) return [{ kind: 'extra' }];
  const hasSubject = tokens.some((token) => token.kind === 'other' && subject.test(token.word ?? ''));
  const isOfHours = tokens.some((token) => {
    if (hasSubject && (token.kind === 'always' || token.kind === 'all-day')) return false;
    return token.kind === 'other' ? token.word === null || doubt.test(token.word) : ofHours.has(token.kind);
  });
  return isOfHours || tokens.length === 0 ? null : [{ kind: 'extra' }, { kind: 'not-read' }];
};

const isOfDays = (statement: readonly Token[]) =>
  statement.some(({ kind }) => kind === 'days') &&
  statement.every((token) => token.kind === 'days' || isSeparator(token));

/** Days on a line of their own before a line of days: the whole range between them is unclear. */
const daysAlone = (statements: readonly Token[][]): Weekday[] =>
  statements.flatMap((statement, index) => {
    const first = statement[0];
    const next = statements[index + 1]?.find((token) => !isSeparator(token));
    if (!isOfDays(statement) || first?.kind !== 'days' || next?.kind !== 'days') return [];
    const [from, to] = [first.days[0], next.days.at(-1)];
    // Holidays are no day of the week.
    if (from === undefined) return [];
    return to === undefined ? [...first.days] : daysBetween(from, to);
  });

export const readTokens = (tokens: readonly Token[], clock: Clock): Fact[] => {
  const statements = split(tokens, 'stop');
  const readings = statements.map((statement) => readWithCommas(statement, clock));
  const alone = daysAlone(statements);
  const whole = alone.length === 0 && readings.includes(null) ? readStatement(tokens, clock) : null;
  if (whole) return whole;
  const facts = statements.flatMap(
    (statement, index): Fact[] =>
      readings[index] ?? readAside(statement) ?? [{ kind: 'unclear', days: unclearDays(statement) }],
  );
  return alone.length > 0 ? [{ kind: 'unclear', days: alone }, ...facts] : facts;
};
