import { isOn24HourClock, meaningsOf, resolveSpan, type Clock, type WrittenTime } from './clock-times';
import type { Token } from './token';
import {
  daysBetween,
  DAY_MINUTES,
  overlap,
  toWeekday,
  weekdays,
  withoutBreak,
  type Span,
  type Weekday,
} from './week';

/** No spans: closed; null: no fixed hours ('by appointment'). */
export type DaysAndSpans = { days: Weekday[]; spans: Span[] | null };

export type Part =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'open' | 'lunch'; span: Span }
  | { kind: 'until'; time: WrittenTime }
  | { kind: 'except' }
  | { kind: 'closed' | 'always' | 'appointment' | 'not-fixed' };

export const daysOf = (parts: readonly Part[]): Weekday[] =>
  parts.flatMap((part) => (part.kind === 'days' ? part.days : []));

export const wholeDay: Span = { opens: 0, closes: DAY_MINUTES };

const MAX_LUNCH = 90;

export const clockOf = (tokens: readonly Token[]): Clock => ({
  is24Hour: isOn24HourClock(tokens.flatMap((token) => (token.kind === 'time' ? [token.time] : []))),
});

/**
 * Two days that are no neighbours, without a sign between them, may mean two days or five: 'Mon Fri'; with a
 * slash the first and the last day of a week, 'Mon/Fri'. Beside holidays, 'Christmas hours: Mon-Fri 9-3' and
 * 'Monday holidays', days may be those of holidays alone.
 */
const lacksDash = (one: Part | undefined, other: Part, isSlash: boolean): boolean => {
  if (one?.kind !== 'days' || other.kind !== 'days') return false;
  const [[first, ...more], [second, ...others]] = [one.days, other.days];
  if (first === undefined || second === undefined) return !isSlash;
  if (more.length + others.length > 0) return false;
  const distance = toWeekday(second - first);
  return isSlash ? distance > 3 : distance !== 1;
};

/**
 * 'Every day except Sunday 8-6' and 'every day 8-6 except Sunday' as the days that are left. Null when days
 * are excepted that were not named.
 */
const withoutExcepted = (parts: readonly Part[]): Part[] | null => {
  const at = parts.findIndex(({ kind }) => kind === 'except');
  if (at === -1) return [...parts];
  if (parts.findLastIndex(({ kind }) => kind === 'except') > at) return null;
  const named = parts.findLastIndex((part, index) => index < at && part.kind === 'days');
  const days = parts[named];
  let end = at + 1;
  while (parts[end]?.kind === 'days') end++;
  const excepted = daysOf(parts.slice(at + 1, end));
  if (days?.kind !== 'days' || excepted.length === 0 || excepted.some((day) => !days.days.includes(day)))
    return null;
  const left: Part = { kind: 'days', days: days.days.filter((day) => !excepted.includes(day)) };
  // 'Every day 8-6 except Sunday 10-2' has hours for Sunday.
  const ownHours = named < at - 1 && end < parts.length ? parts.slice(at + 1, end) : [];
  return [...parts.slice(0, named), left, ...parts.slice(named + 1, at), ...ownHours, ...parts.slice(end)];
};

export const partsOf = (tokens: readonly Token[], clock: Clock): Part[] | null => {
  let index = 0;
  const next = (ahead = 0) => tokens[index + ahead]?.kind;
  const take = <Kind extends Token['kind']>(...kinds: Kind[]): Extract<Token, { kind: Kind }> | null => {
    const token = tokens[index];
    if (!token || !kinds.some((kind) => kind === token.kind)) return null;
    index++;
    return token as Extract<Token, { kind: Kind }>;
  };
  const startsSpan = () => next() === 'time' || next() === 'between';
  /** 'Until 8': only the closing time follows. */
  const startsUntil = (ahead = 0) => {
    const token = tokens[index + ahead];
    const isUntil = token?.kind === 'to' && token.isUntil === true;
    return isUntil && next(ahead + 1) === 'time' && next(ahead + 2) !== 'to';
  };
  const takeSpan = (earliest?: number): Span | null => {
    const isBetween = take('between');
    const from = take('time');
    const to = (isBetween ? take('to', 'and') : take('to')) && take('time');
    const isFollowed = ['comma', 'and'].includes(next() ?? '') && next(2) === 'to';
    const following = isFollowed ? tokens[index + 1] : undefined;
    const latest = following?.kind === 'time' ? Math.max(...meaningsOf(following.time, clock)) : undefined;
    return from && to && resolveSpan(from.time, to.time, clock, { earliest, latest });
  };
  const takeDays = (): Part | null => {
    const [first, ...more] = take('days')?.days ?? [];
    if (startsUntil()) return { kind: 'days', days: first === undefined ? [] : [first, ...more] };
    const isRange = next() === 'to' && (next(1) === 'days' || index + 1 === tokens.length);
    // 'Sunday - closed', 'Monday - 8-5'
    if (!take('to') || !isRange) return { kind: 'days', days: first === undefined ? [] : [first, ...more] };
    const [last, ...moreAtEnd] = take('days')?.days ?? [];
    if (first === undefined || last === undefined || first === last) return null;
    if (next(1) !== 'days') take('to');
    return more.length + moreAtEnd.length > 0 ? null : { kind: 'days', days: daysBetween(first, last) };
  };
  const takePart = (): Part | null => {
    if (next() === 'days') return takeDays();
    if (startsUntil() && take('to')) {
      const end = take('time');
      return end && { kind: 'until', time: end.time };
    }
    if (take('except')) return { kind: 'except' };
    if (take('all-day')) return { kind: 'open', span: wholeDay };
    const mark = take('always', 'appointment', 'not-fixed');
    if (mark) return { kind: mark.kind };
    let isClosed = take('closed') !== null;
    let isLunch = take('lunch') !== null;
    if (isClosed && !isLunch && !startsSpan()) return { kind: 'closed' };
    if (isLunch && take('closed')) isClosed = true;
    const before = parts.at(-1);
    const span = takeSpan(before?.kind === 'open' ? before.span.closes : undefined);
    // '12-1 lunch'
    if (next() === 'lunch' && next(1) !== 'time' && take('lunch')) isLunch = true;
    if (!span || (!isClosed && !isLunch)) return span && { kind: 'open', span };
    // A longer time that is not called closed may be the time at which lunch is served.
    return isClosed || span.closes - span.opens <= MAX_LUNCH ? { kind: 'lunch', span } : null;
  };

  const parts: Part[] = [];
  /** The number of days in a row without hours between them. */
  let run = 0;
  let isSlash = false;
  while (index < tokens.length) {
    const sign = take('and', 'comma', 'stop', 'zone', 'no-holidays');
    if (sign) {
      isSlash = sign.kind === 'and' && sign.isSlash === true;
      run = isSlash ? run : 0;
      continue;
    }
    if (take('place')) {
      // 'Mon 9-5, showroom 10-4': hours of a part of the business.
      if (parts.length > 0 && index < tokens.length && next() !== 'days' && next() !== 'comma') return null;
      continue;
    }
    const part = takePart();
    if (!part) return null;
    parts.push(part);
    run = part.kind === 'days' ? run + 1 : 0;
    if (run === 2 && next() !== 'days' && lacksDash(parts.at(-2), part, isSlash)) return null;
    if (part.kind !== 'days') isSlash = false;
  }
  return withoutExcepted(parts);
};

/** Bounds the work. */
const MAX_IN_A_ROW = 14;

const hasNoFixedHours = (part: Part | undefined) =>
  part?.kind === 'appointment' || part?.kind === 'not-fixed';
const isDays = (part: Part | undefined) => part?.kind === 'days';

const spansOf = (hours: readonly Part[], days: number): Span[] | null => {
  if (hours.length === 1 && hours[0]?.kind === 'closed') return [];
  if (hours.length === 1 && hours[0]?.kind === 'always') return days === weekdays.length ? [wholeDay] : null;
  let spans = hours.flatMap((part) => (part.kind === 'open' ? [part.span] : []));
  if (spans.length === 0 || overlap(spans)) return null;
  for (const part of hours) {
    if (part.kind === 'open') continue;
    const rest = part.kind === 'lunch' ? withoutBreak(spans, part.span) : null;
    if (!rest || rest.length === spans.length) return null;
    spans = rest;
  }
  return spans.sort((one, other) => one.opens - other.opens);
};

const toGroup = (days: readonly Part[], hours: readonly Part[]): DaysAndSpans | null => {
  const named = new Set(daysOf(days));
  const group = { days: [...named].sort() };
  if (hours.length === 1 && hasNoFixedHours(hours[0])) return { ...group, spans: null };
  const spans = spansOf(hours, named.size);
  return spans && { ...group, spans };
};

type Division = { group: DaysAndSpans; next: Division | null; length: number; isOnly: boolean };

/** @returns null when there is no division, or two with equally few groups */
const divide = (parts: readonly Part[], daysFirst: boolean): DaysAndSpans[] | null => {
  /** For each part, the end of its row of days or hours. */
  const rowEnds: number[] = [];
  /** For each part, the fewest groups from it to the end. */
  const fewest: (Division | null)[] = [];
  for (let start = parts.length - 1; start >= 0; start--) {
    const continues = start + 1 < parts.length && isDays(parts[start]) === isDays(parts[start + 1]);
    const middle = continues ? (rowEnds[start + 1] ?? 0) : start + 1;
    rowEnds[start] = middle;
    fewest[start] = null;
    const end = Math.min(rowEnds[middle] ?? 0, middle + MAX_IN_A_ROW);
    for (let after = middle + 1; after <= end && middle - start <= MAX_IN_A_ROW; after++) {
      const next = after < parts.length ? (fewest[after] ?? null) : null;
      if (after < parts.length && !next) continue;
      const startsWithDays = isDays(parts[start]);
      const [one, other] = [parts.slice(start, middle), parts.slice(middle, after)];
      const group = startsWithDays ? toGroup(one, other) : toGroup(other, one);
      const isOpen = (group?.spans?.length ?? 0) > 0;
      if (!group || (isOpen && startsWithDays !== daysFirst)) continue;
      const length = 1 + (next?.length ?? 0);
      const best = fewest[start];
      if (best && best.length < length) continue;
      const isOnly = (next?.isOnly ?? true) && best?.length !== length;
      fewest[start] = { group, next, length, isOnly };
    }
  }
  if (!fewest[0]?.isOnly) return null;
  const groups: DaysAndSpans[] = [];
  for (let division: Division | null = fewest[0]; division; division = division.next)
    groups.push(division.group);
  return groups;
};

/** '9-5, Sat 10-2 (closed for lunch 12-1)' does not say which days have the break. */
const hasUncertainBreak = (parts: readonly Part[], groups: readonly DaysAndSpans[]) => {
  const breaks = parts.filter(({ kind }) => kind === 'lunch').length;
  const open = groups.filter(({ spans }) => spans && spans.length > 0).length;
  const lastHours = parts.findLast((part) => !isDays(part) && part.kind !== 'closed');
  return lastHours?.kind === 'lunch' && open > breaks;
};

/** 'Daily 11-9, closed Tue' is open on the other days. */
const withoutClosed = (groups: readonly DaysAndSpans[]): DaysAndSpans[] =>
  groups.map((group) => {
    const closed = groups.filter(
      ({ days, spans }) => spans?.length === 0 && days.every((day) => group.days.includes(day)),
    );
    const isLeft = (day: Weekday) => closed.every(({ days }) => !days.includes(day));
    return group.spans?.length ? { ...group, days: group.days.filter(isLeft) } : group;
  });

/**
 * 'Mon-Fri 9-5, closed Sun' or '9-5 Mon-Fri': days stand before all open hours or after all. Null for a text
 * without exactly one such meaning.
 */
export const divideIntoGroups = (parts: readonly Part[]): DaysAndSpans[] | null => {
  const meanings = [divide(parts, true), divide(parts, false)].filter((groups) => groups !== null);
  const [groups, other] = meanings;
  if (!groups || (other && JSON.stringify(groups) !== JSON.stringify(other))) return null;
  return hasUncertainBreak(parts, groups) ? null : withoutClosed(groups);
};
