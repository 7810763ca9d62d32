import type { WrittenTime } from './clock-times';
import { weekdays, type Weekday } from './week';

export type Token =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' }
  | { kind: 'and' }
  | { kind: 'closed' }
  | { kind: 'all-day' }
  | { kind: 'always' }
  | { kind: 'other' };

/** A longer text is prose, not hours. */
const MAX_TEXT_LENGTH = 200;

export const plainText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const WORD_END = '(?![a-z0-9])';
const words = (...alternatives: string[]) => new RegExp(`(?:${alternatives.join('|')})${WORD_END}`, 'y');

const dayNames = [
  ['mondays?', 'mon', 'lunes', 'lun'],
  ['tuesdays?', 'tues?', 'martes', 'mar'],
  ['wednesdays?', 'weds?', 'miercoles', 'mier?'],
  ['thursdays?', 'thurs?', 'thu', 'jueves', 'jue'],
  ['fridays?', 'fri', 'viernes', 'vier?'],
  ['saturdays?', 'sat', 'sabados?', 'sab'],
  ['sundays?', 'sun', 'domingos?', 'dom'],
];

const AM_PM = String.raw`(?: ?([ap])(?: ?\. ?| )?m${WORD_END}\.?|([ap])${WORD_END})`;
const PART_OF_DAY = String.raw` (?:de|por) la (manana|tarde|noche)${WORD_END}`;
const HOUR_AND_MINUTE = String.raw`(\d{1,2})(?: ?[:.h] ?([0-5]\d))?(?!\d)`;
const time = new RegExp(`${HOUR_AND_MINUTE}(?:${AM_PM}|${PART_OF_DAY})?`, 'y');

const A_DAY = '(?:a|per|al|por) (?:day|dia)';
const A_WEEK = '(?:a|per|de la|a la|por) (?:week|semana)';

/** 'De la noche' starts in the evening and includes midnight. */
const periodOf = (
  letter: string | undefined,
  part: string | undefined,
  hour: number,
): WrittenTime['period'] => {
  if (letter) return letter === 'a' ? 'am' : 'pm';
  if (!part) return null;
  const isAfterMidnight = part === 'noche' && (hour === 12 || hour < 6);
  return part === 'manana' || isAfterMidnight ? 'am' : 'pm';
};

const toTime = ([, hour = '', minute = '0', spaced, attached, part]: RegExpExecArray): Token => ({
  kind: 'time',
  time: {
    hour: Number(hour),
    minute: Number(minute),
    period: periodOf(spaced ?? attached, part, Number(hour)),
    padded: hour.length === 2 && hour.startsWith('0'),
  },
});

const twelve = (period: 'am' | 'pm'): Token => ({
  kind: 'time',
  time: { hour: 12, minute: 0, period, padded: false },
});
const days = (named: readonly Weekday[]): Token => ({ kind: 'days', days: named });

/** Tried in this order. A null token changes nothing. */
const matchers: readonly (readonly [RegExp, (match: RegExpExecArray) => Token | null])[] = [
  [
    words(
      '24 ?[/x] ?7',
      `24 ?(?:hours|hrs?|h|horas)(?: ${A_DAY})?,? (?:y |and |los )?(?:7|seven|siete) (?:days|dias)(?: ${A_WEEK})?`,
      'always open',
      'siempre abiertos?',
    ),
    () => ({ kind: 'always' }),
  ],
  [
    words(`(?:las )?24 ?(?:-? ?hours|-? ?hrs?|h|horas)(?: ${A_DAY}| del dia)?`, '(?:a)?round the clock'),
    () => ({ kind: 'all-day' }),
  ],
  [
    words(
      'every ?day',
      'daily',
      'all week(?: long)?',
      '(?:7|seven) days(?: (?:a|per) week)?',
      'todos los dias',
      'a diario',
      'diario',
      'diariamente',
      'toda la semana',
      '(?:los )?(?:7|siete) dias(?: (?:de|a) la semana)?',
    ),
    () => days(weekdays),
  ],
  [words('weekdays?', 'entre semana', 'm ?[-–] ?f', 'l ?[-–] ?v'), () => days([0, 1, 2, 3, 4])],
  [words('weekends?', '(?:fin|fines) de semana'), () => days([5, 6])],
  [words('(?:(?:public|federal|major) )?holidays?', '(?:dias )?(?:festivos|feriados)'), () => days([])],
  ...dayNames.map(
    (names, day) => [new RegExp(`${words(...names).source}\\.?`, 'y'), () => days([day as Weekday])] as const,
  ),
  [words('(?:12(?::00)? ?)?(?:noon|midday)', '(?:12(?::00)? del )?mediodia'), () => twelve('pm')],
  [words('(?:12(?::00)? ?)?midnight', '(?:12(?::00)? de la )?medianoche'), () => twelve('am')],
  [time, toTime],
  [/[-‐‒–—―−~]+/y, () => ({ kind: 'to' })],
  [words('to', 'thru', 'through', 'until', 'till?', 'al?', 'hasta'), () => ({ kind: 'to' })],
  [/[,;&+/|]/y, () => ({ kind: 'and' })],
  [words('and', 'y'), () => ({ kind: 'and' })],
  [words('closed', 'cerrados?', 'cerramos'), () => ({ kind: 'closed' })],
  [words('open', 'abiertos?', 'abrimos', 'hours', 'hrs?', 'hs?', 'horas'), () => null],
  [words('from', 'on', 'de', 'desde', 'las?', 'los', 'el', 'only', 'solo'), () => null],
  [/[ :.()]/y, () => null],
];

/** Splits a text about days and hours, in English or Spanish. */
export const tokensOf = (text: string): Token[] => {
  const plain = plainText(text);
  if (plain.length > MAX_TEXT_LENGTH) return [{ kind: 'other' }];
  const tokens: Token[] = [];
  let index = 0;
  const readNext = (): Token | null => {
    for (const [pattern, toToken] of matchers) {
      pattern.lastIndex = index;
      const match = pattern.exec(plain);
      if (!match) continue;
      index += match[0].length;
      return toToken(match);
    }
    index += /^(?:[a-z]+|.)/su.exec(plain.slice(index))?.[0].length ?? 1;
    return { kind: 'other' };
  };
  while (index < plain.length) {
    const token = readNext();
    if (token) tokens.push(token);
  }
  return tokens;
};
