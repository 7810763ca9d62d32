import type { WrittenTime } from './clock-times';
import type { Closure } from './closed-dates';
import type { Season, Weekday } from './week';

export type Mark =
  | 'comma'
  /** Ends a statement: ';', '|', a line break. */
  | 'stop'
  | 'between'
  | 'closed'
  | 'all-day'
  | 'always'
  | 'lunch'
  | 'appointment'
  /** 'Or by appointment': outside the usual hours. */
  | 'or-appointment'
  /** 'By appointment only', 'hours vary': nothing is certain. */
  | 'not-fixed'
  | 'no-holidays'
  /** Service outside the usual hours; 'extra' may also restrict them ('emergencies only'). */
  | 'emergency'
  | 'extra'
  /** 'Showroom', 'office': a part of the business that customers visit. */
  | 'place'
  /** 'Every day except Sunday'. */
  | 'except';

/** The part of the year outside all seasons that the hours name. */
export type RestOfYear = 'rest';

export type Token =
  | { [Kind in Mark]: { kind: Kind } }[Mark]
  | { kind: 'and'; isSlash?: boolean }
  /** `isUntil`: 'Thursday until 8' has no opening time. */
  | { kind: 'to'; isUntil?: boolean }
  /** Null for a sign or digits without a meaning here. */
  | { kind: 'other'; word: string | null }
  | { kind: 'closed-dates'; closures: readonly Closure[]; namesHolidays: boolean }
  /** No days: holidays. `isShort`: a code of two letters that may be a common word ('we', 'do'). */
  | { kind: 'days'; days: readonly Weekday[]; isShort?: boolean; isSpanish?: boolean }
  | { kind: 'letter'; letter: string }
  | { kind: 'time'; time: WrittenTime }
  /** Null for a name without dates: 'Summer hours'. */
  | { kind: 'season'; season: Season | RestOfYear | null }
  | { kind: 'zone'; name: string };
