import type { WrittenTime } from './clock-times';
import { weekdays, type Weekday } from './week';

export type Token =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' }
  | { kind: 'and' }
  | { kind: 'closed' }
  | { kind: 'all-day' }
  /** All day, on every day. */
  | { kind: 'always' }
  /** What nobody here understands. */
  | { kind: 'other' };

/** Owners write notes; what is longer than this is one. */
const LONGEST_TEXT = 200;

/** Lower case, without accents, in one kind of space. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const end = '(?![a-z0-9])';
const word = (pattern: string) => new RegExp(`(?:${pattern})${end}`, 'y');

const dayNames = [
  'mondays?|mon|lunes|lun',
  'tuesdays?|tues?|martes|mar',
  'wednesdays?|weds?|miercoles|mier?',
  'thursdays?|thurs?|thu|jueves|jue',
  'fridays?|fri|viernes|vier?',
  'saturdays?|sat|sabados?|sab',
  'sundays?|sun|domingos?|dom',
];

const HALF = String.raw`(?: ?([ap])(?: ?\. ?| )?m${end}\.?|([ap])${end})`;
const PART = String.raw` (?:de|por) la (manana|tarde|noche)${end}`;
const time = new RegExp(String.raw`(\d{1,2})(?: ?[:.h] ?([0-5]\d))?(?!\d)(?:${HALF}|${PART})?`, 'y');

/** 'De la noche' begins in the evening and holds midnight. */
const halfOf = (letter: string | undefined, part: string | undefined, hour: number): WrittenTime['half'] => {
  if (letter) return letter === 'a' ? 'am' : 'pm';
  if (!part) return null;
  return part === 'manana' || (part === 'noche' && (hour === 12 || hour < 6)) ? 'am' : 'pm';
};

const toTime = ([, hour = '', minute = '0', spaced, attached, part]: RegExpExecArray): Token => ({
  kind: 'time',
  time: {
    hour: Number(hour),
    minute: Number(minute),
    half: halfOf(spaced ?? attached, part, Number(hour)),
    padded: hour.length === 2 && hour.startsWith('0'),
  },
});

const twelve = (half: 'am' | 'pm'): Token => ({
  kind: 'time',
  time: { hour: 12, minute: 0, half, padded: false },
});
const days = (named: readonly Weekday[]): Token => ({ kind: 'days', days: named });

/** In this order; the first that matches takes its text. Null: words that change nothing. */
const readers: readonly (readonly [RegExp, (match: RegExpExecArray) => Token | null])[] = [
  [
    word(
      '24 ?[/x] ?7|24 ?(?:hours|hrs?|h|horas)(?: (?:a|per|al|por) (?:day|dia))?,? (?:y |and |los )?(?:7|seven|siete) (?:days|dias)(?: (?:a|per|de la|a la|por) (?:week|semana))?|always open|siempre abiertos?',
    ),
    () => ({ kind: 'always' }),
  ],
  [
    word(
      '(?:las )?24 ?(?:-? ?hours|-? ?hrs?|h|horas)(?: (?:a|per|al|por) (?:day|dia)| del dia)?|(?:a)?round the clock',
    ),
    () => ({ kind: 'all-day' }),
  ],
  [
    word(
      'every ?day|daily|all week(?: long)?|(?:7|seven) days(?: (?:a|per) week)?|todos los dias|a diario|diario|diariamente|toda la semana|(?:los )?(?:7|siete) dias(?: (?:de|a) la semana)?',
    ),
    () => days(weekdays),
  ],
  [word('weekdays?|entre semana|m ?[-–] ?f|l ?[-–] ?v'), () => days([0, 1, 2, 3, 4])],
  [word('weekends?|(?:fin|fines) de semana'), () => days([5, 6])],
  // No day of the week: what is said of holidays changes none, but see namesHolidays in read-entry.ts.
  [word('(?:(?:public|federal|major) )?holidays?|(?:dias )?(?:festivos|feriados)'), () => days([])],
  ...dayNames.map(
    (names, day) => [new RegExp(`(?:${names})${end}\\.?`, 'y'), () => days([day as Weekday])] as const,
  ),
  [word('(?:12(?::00)? ?)?(?:noon|midday)|(?:12(?::00)? del )?mediodia'), () => twelve('pm')],
  [word('(?:12(?::00)? ?)?midnight|(?:12(?::00)? de la )?medianoche'), () => twelve('am')],
  [time, toTime],
  [/[-‐‒–—―−~]+/y, () => ({ kind: 'to' })],
  [word('to|thru|through|until|till?|al?|hasta'), () => ({ kind: 'to' })],
  [/[,;&+/|]/y, () => ({ kind: 'and' })],
  [word('and|y'), () => ({ kind: 'and' })],
  [word('closed|cerrados?|cerramos'), () => ({ kind: 'closed' })],
  [word('open|abiertos?|abrimos|hours|hrs?|hs?|horas|from|on|de|desde|las?|los|el|only|solo'), () => null],
  [/[ :.()]/y, () => null],
];

/** A day-and-hours text, in English or Spanish, as its parts. */
export const tokensOf = (text: string): Token[] => {
  const plain = plainText(text);
  if (plain.length > LONGEST_TEXT) return [{ kind: 'other' }];
  const tokens: Token[] = [];
  let at = 0;
  const readNext = (): Token | null => {
    for (const [pattern, toToken] of readers) {
      pattern.lastIndex = at;
      const match = pattern.exec(plain);
      if (!match) continue;
      at += match[0].length;
      return toToken(match);
    }
    at += /^(?:[a-z]+|.)/su.exec(plain.slice(at))?.[0].length ?? 1;
    return { kind: 'other' };
  };
  while (at < plain.length) {
    const token = readNext();
    if (token) tokens.push(token);
  }
  return tokens;
};
