import type { Clock } from './clock-times';
import { divideIntoGroups, partsOf, wholeDay, type DaysAndSpans, type Part } from './groups';
import { combine, isSeparator, nothing, split, type Reading } from './reading';
import type { Token } from './token';
import { daysBetween, weekdays, type Weekday } from './week';

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

const readBreak = (parts: readonly Part[]): Reading | null => {
  const lunches = parts.flatMap((part) => (part.kind === 'lunch' ? [part] : []));
  if (lunches.length === 0 || parts.some(({ kind }) => !['lunch', 'days', 'closed'].includes(kind)))
    return null;
  const days = parts.flatMap((part) => (part.kind === 'days' ? part.days : []));
  const breaks = lunches.map(({ span }) => ({ days: days.length > 0 ? days : weekdays, span }));
  return { ...nothing, breaks };
};

const readUntil = (parts: readonly Part[]): Reading | null => {
  const days = parts.flatMap((part) => (part.kind === 'days' ? part.days : []));
  const [end, ...others] = parts.filter(({ kind }) => kind !== 'days');
  if (end?.kind !== 'until' || others.length > 0 || days.length === 0) return null;
  return { ...nothing, untils: [{ days, time: end.time }] };
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

/** 'Mon-Fri 9-5, Sat 9-1 by appointment', 'By appointment, Mon-Fri 9-5': open for whoever has one. */
const readBooked = (parts: readonly Part[]): Reading | null => {
  const isFirst = parts[0]?.kind === 'appointment';
  const rest = isFirst ? parts.slice(1) : parts.slice(0, -1);
  const isClear =
    (isFirst || parts.at(-1)?.kind === 'appointment') && rest.some(({ kind }) => kind === 'open');
  const groups = isClear ? divideIntoGroups(rest) : null;
  if (!groups) return null;
  const isBooked = ({ spans }: DaysAndSpans, index: number) =>
    isFirst ? spans?.length : index === groups.length - 1;
  return {
    ...nothing,
    groups: groups.map((group, index) => ({
      ...group,
      spans: isBooked(group, index) ? null : group.spans,
      season: null,
    })),
    hasExtra: true,
  };
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
  const until = readUntil(parts);
  if (until) return { ...until, hasExtra };
  const special = readBreak(parts) ?? readBooked(parts);
  if (special) return special;
  const groups = divideIntoGroups(parts);
  return groups && { ...nothing, groups: groups.map((group) => ({ ...group, season: null })), hasExtra };
};

/** 'Sat 9-12 (emergencies only)' restricts the hours before it. */
const asideIn = (piece: readonly Token[]): Reading | null =>
  piece.some(({ kind }) => kind === 'extra') ? null : readAside(piece);

/**
 * 'Mon-Fri, 8-5, cash only', 'Mon-Fri 8-5 - please call ahead': the text before its last comma or before a
 * dash and a word, when what follows says nothing of hours.
 */
const readWithoutAside = (tokens: readonly Token[], clock: Clock): Reading | null => {
  const comma = tokens.findLastIndex(({ kind }) => kind === 'comma');
  const dash = tokens.findIndex(({ kind }, index) => kind === 'to' && tokens[index + 1]?.kind === 'other');
  for (const end of [comma, dash]) {
    const rest = tokens.slice(end + 1);
    const aside = end > 0 && (rest.length === 0 ? nothing : asideIn(rest));
    const head = aside && readWithCommas(tokens.slice(0, end), clock);
    if (head) return combine([head, aside]);
  }
  return null;
};

const changesWeek = /^(?:start|begin|effective|until|after|before|since|during)/;

/** 'every other Sat 9-1' beside the week: nothing is known of the days that it names. */
const readOfSomeDays = (piece: readonly Token[]): Reading | null => {
  const words = piece.flatMap((token) => (token.kind === 'other' ? [token.word ?? ''] : []));
  const isDated = piece.some(({ kind }) => kind === 'season') || words.some((word) => changesWeek.test(word));
  const isOfDays = piece.some(({ kind }) => kind === 'days') && words.length > 0;
  return isOfDays && !isDated ? { ...nothing, unclear: [...unclearDays(piece)] } : null;
};

/**
 * Reads the text as a whole, else by its commas: 'Closed Sun & Mon, Tue-Sat 10-6'. Null when days stand on
 * both sides.
 */
const readWithCommas = (tokens: readonly Token[], clock: Clock): Reading | null => {
  const whole = readStatement(tokens, clock) ?? readWithoutAside(tokens, clock);
  if (whole) return whole;
  const texts = split(tokens, 'comma');
  const pieces = texts.map((piece) => readStatement(piece, clock) ?? asideIn(piece) ?? readOfSomeDays(piece));
  const isOpen = (_: unknown, index: number) => pieces[index]?.groups.some(({ spans }) => spans?.length);
  if (pieces.some((piece) => piece?.unclear.length) && !texts.filter(isOpen).some(namesDays)) return null;
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
const readAside = (tokens: readonly Token[]): Reading | null => {
  if (namesDays(tokens) || tokens.some(({ kind }) => restricts.has(kind))) return null;
  if (tokens.some(({ kind }) => extras.has(kind))) return { ...nothing, hasExtra: true };
  const hasSubject = tokens.some((token) => token.kind === 'other' && subject.test(token.word ?? ''));
  const isOfHours = tokens.some((token) => {
    if (hasSubject && (token.kind === 'always' || token.kind === 'all-day')) return false;
    return token.kind === 'other' ? token.word === null || doubt.test(token.word) : ofHours.has(token.kind);
  });
  return isOfHours || tokens.length === 0 ? null : { ...nothing, hasExtra: true, isPartial: true };
};

const notUnderstood = (tokens: readonly Token[]): Reading =>
  readAside(tokens) ?? { ...nothing, unclear: [...unclearDays(tokens)] };

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

export const readTokens = (tokens: readonly Token[], clock: Clock): Reading => {
  const statements = split(tokens, 'stop');
  const unclear = daysAlone(statements);
  if (unclear.length > 0)
    return combine([
      { ...nothing, unclear },
      ...statements.map((statement) => readWithCommas(statement, clock) ?? notUnderstood(statement)),
    ]);
  const readings = statements.map((statement) => readWithCommas(statement, clock));
  const understood = readings.filter((reading) => reading !== null);
  if (understood.length === readings.length) return combine(understood);
  const whole = readStatement(tokens, clock);
  if (whole) return whole;
  return combine(readings.map((reading, index) => reading ?? notUnderstood(statements[index] ?? [])));
};
