import type { DaysAndSpans } from './groups';
import type { Token } from './token';
import type { Span, Weekday } from './week';

/** A statement that is not understood makes the days that it names unclear, or all days. */
export type Reading = {
  /** `isExtra`: emergencies only, which says nothing of the days that are not named. */
  groups: (DaysAndSpans & { isExtra?: true })[];
  /** 'Open 24 hours' without days: every day, unless another text names hours too. */
  isAlwaysOpen: boolean;
  breaks: { days: readonly Weekday[]; span: Span }[];
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
  unclear: [],
  hasExtra: false,
  isPartial: false,
};

export const combine = (readings: readonly Reading[]): Reading => ({
  groups: readings.flatMap(({ groups }) => groups),
  isAlwaysOpen: readings.some(({ isAlwaysOpen }) => isAlwaysOpen),
  breaks: readings.flatMap(({ breaks }) => breaks),
  unclear: readings.flatMap(({ unclear }) => unclear),
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
