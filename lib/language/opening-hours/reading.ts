import type { WrittenTime } from './clock-times';
import type { DaysAndSpans } from './groups';
import type { Token } from './token';
import type { Season, Span, Weekday } from './week';

/** What a text says, in the order of its words. A statement that is not understood makes days unclear. */
export type Fact =
  /**
   * `isExtra`: emergencies only, which says nothing of the days that are not named. `isRest`: of the rest of
   * the year, so that seasons add nothing to it.
   */
  | ({ kind: 'hours'; season: Season | null; isExtra?: true; isRest?: true } & DaysAndSpans)
  /** 'Open 24 hours' without days: every day, unless another text names hours too. */
  | { kind: 'always-open' }
  | { kind: 'break'; days: readonly Weekday[]; span: Span }
  /** 'Thursday until 8 PM': a closing time alone. */
  | { kind: 'until'; days: readonly Weekday[]; time: WrittenTime }
  | { kind: 'unclear'; days: readonly Weekday[] }
  /** Service outside the usual hours ('Emergencies'): makes days without hours unknown, not closed. */
  | { kind: 'extra' }
  /** A clause that names neither days nor times is not read ('free parking'). */
  | { kind: 'not-read' };

export const ofKind = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact) => fact.kind === kind) as Extract<Fact, { kind: Kind }>[];

export const says = (facts: readonly Fact[], ...kinds: Fact['kind'][]): boolean =>
  facts.some(({ kind }) => kinds.includes(kind));

export const split = (tokens: readonly Token[], at: Token['kind']): Token[][] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === at) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
};

export const isSeparator = ({ kind }: Token) => kind === 'and' || kind === 'comma';
