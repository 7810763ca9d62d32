import type { WrittenTime } from './clock-times';
import type { DaysAndSpans } from './groups';
import type { Token } from './token';
import type { Season, Span, Weekday } from './week';

/** A statement that is not understood makes the days that it names unclear, or all days. */
export type Reading = {
  /**
   * `isExtra`: emergencies only, which says nothing of the days that are not named. `isRest`: of the rest of
   * the year, so that seasons add nothing to it.
   */
  groups: (DaysAndSpans & { season: Season | null; isExtra?: true; isRest?: true })[];
  /** 'Open 24 hours' without days: every day, unless another text names hours too. */
  isAlwaysOpen: boolean;
  breaks: { days: readonly Weekday[]; span: Span }[];
  /** 'Thursday until 8 PM': a closing time alone. */
  untils: { days: readonly Weekday[]; time: WrittenTime }[];
  unclear: Weekday[];
  /** Service outside the usual hours ('Emergencies'): makes days without hours unknown, not closed. */
  hasExtra: boolean;
  /** A clause that names neither days nor times is not read ('free parking'). */
  isPartial: boolean;
};

export const nothing: Reading = {
  groups: [],
  isAlwaysOpen: false,
  breaks: [],
  untils: [],
  unclear: [],
  hasExtra: false,
  isPartial: false,
};

export const combine = (readings: readonly Reading[]): Reading => ({
  groups: readings.flatMap(({ groups }) => groups),
  isAlwaysOpen: readings.some(({ isAlwaysOpen }) => isAlwaysOpen),
  breaks: readings.flatMap(({ breaks }) => breaks),
  unclear: readings.flatMap(({ unclear }) => unclear),
  untils: readings.flatMap(({ untils }) => untils),
  hasExtra: readings.some(({ hasExtra }) => hasExtra),
  isPartial: readings.some(({ isPartial }) => isPartial),
});

export const split = (tokens: readonly Token[], at: Token['kind']): Token[][] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === at) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
};

export const isSeparator = ({ kind }: Token) => kind === 'and' || kind === 'comma';
