import { digitsPattern, timePattern, toTime, twelve, twelveM, type WrittenTime } from './clock-times';
import { dayPatterns, monthPattern, seasonPattern, toSeason } from './calendar-names';
import { weekdays, type Season, type Weekday } from './week';

type Mark =
  | 'to'
  | 'and'
  | 'comma'
  /** Ends a statement: ';', '|', a line break. */
  | 'stop'
  | 'between'
  | 'closed'
  | 'all-day'
  | 'always'
  | 'lunch'
  | 'appointment'
  /** 'By appointment only', 'hours vary': nothing is certain. */
  | 'not-fixed'
  | 'no-holidays'
  /** Service outside the usual hours; 'extra' may also restrict them ('emergencies only'). */
  | 'emergency'
  | 'extra'
  /** 'Showroom', 'office': a part of the business that customers visit. */
  | 'place'
  | 'other';

/** The days of no season that the hours name. */
export type RestOfYear = 'rest';

export type Token =
  | { [Kind in Mark]: { kind: Kind } }[Mark]
  /** No days: holidays. `isShort`: a code of two letters that may be a common word ('we', 'do'). */
  | { kind: 'days'; days: readonly Weekday[]; isShort?: boolean; isSpanish?: boolean }
  | { kind: 'letter'; letter: string }
  | { kind: 'time'; time: WrittenTime }
  /** Null for a name without dates: 'Summer hours'. */
  | { kind: 'season'; season: Season | RestOfYear | null }
  | { kind: 'zone'; name: string };

/** A longer text is prose, not hours. */
export const MAX_TEXT_LENGTH = 2_000;

const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/[\n\u2028]/g, ' | ')
    .replace(/\s+/g, ' ')
    .trim();

const WORD_END = '(?![a-z0-9])';
const words = (...alternatives: string[]) => new RegExp(`(?:${alternatives.join('|')})${WORD_END}`, 'y');

const A_DAY = '(?:a|per|al|por) (?:day|dia)';
const A_WEEK = '(?:a|per|de la|a la|por) (?:week|semana)';
const A_YEAR = '(?:a|per|del|al) (?:year|ano)';
/** Not the end of '12 - 24 h'. */
const HOURS_24 = String.raw`(?<!\d[^\s\d]{0,3} ?(?:[-‒–—]|to|al?|hasta) ?(?:las )?)24 ?-? ?(?:hours?|hrs?|hs|h|horas)`;
const HOLIDAYS =
  '(?:(?:public|federal|major|bank|national|legal|all) ){0,3}holidays?|bank hols|(?:dias )?(?:festivos|feriados)|' +
  "christmas(?: day)?(?! eve)|thanksgiving(?: day)?|new year'?s?(?: day)?(?! eve)|navidad|ph";

const BY_APPOINTMENT = String.raw`by (?:prior )?(?:appointments?|appts?\b\.?|arrangements?)`;
const CON_CITA = '(?:con |por |previa )(?:previa )?citas?(?: previas?)?';
const EMERGENCY =
  '(?:after[- ]?hours )?(?:emergenc(?:y|ies)|emergencias?|urgencias?)(?: (?:services?|calls?|call[- ]outs?|repairs?))?(?: available)?';

const days = (named: readonly Weekday[]) => (): Token => ({ kind: 'days', days: named });
const season = (match: RegExpExecArray): Token => {
  const dates = toSeason(match);
  return dates ? { kind: 'season', season: dates } : { kind: 'other' };
};
const mark = (kind: Mark) => (): Token => ({ kind });
const atTime =
  (timeOf: (match: RegExpExecArray) => WrittenTime) =>
  (match: RegExpExecArray): Token => ({ kind: 'time', time: timeOf(match) });
const nothing = () => null;

type Matcher = readonly [RegExp, (match: RegExpExecArray) => Token | null];

/** Tried in this order at every position, so no pattern repeats without a limit. */
export const matchers: readonly Matcher[] = [
  [
    words(
      '24 ?[/x] ?7(?: ?[/x] ?365)?',
      `(?:las )?${HOURS_24}(?: ${A_DAY}| del dia)?(?:,? |, ?| ?/ ?)(?:y |and |los |on )?(?:7|seven|siete|365) (?:days|dias)(?: (?:${A_WEEK}|${A_YEAR}))?`,
      `(?:7|seven) days(?: ${A_WEEK})?,? (?:and )?${HOURS_24}(?: ${A_DAY})?`,
      'always open',
      'siempre abiertos?',
    ),
    mark('always'),
  ],
  [
    words(
      `(?:las )?${HOURS_24}(?: ${A_DAY}| del dia)?`,
      '(?:a)?round the clock',
      'all day(?: long)?',
      'todo el dia',
    ),
    mark('all-day'),
  ],
  [
    words(
      '(?:every|each) ?day(?: of the week)?',
      'daily',
      'all week(?: long)?',
      `(?:7|seven) days(?: ${A_WEEK})?`,
      'todos los dias(?: de la semana)?',
      'a diario',
      'diario',
      'diariamente',
      'toda la semana',
      '(?:los )?(?:7|siete) dias(?: (?:de|a) la semana)?',
    ),
    days(weekdays),
  ],
  [words('(?:week|business|working) ?days?', 'mtw(?:th?|r)f', 'entre semana'), days([0, 1, 2, 3, 4])],
  [words('weekends?', '(?:fin|fines) de semana'), days([5, 6])],
  [words('mwf'), days([0, 2, 4])],
  [words('tu?th'), days([1, 3])],
  [
    words(`(?:except|excluding|excl\\.?|excepto|salvo|not)(?: for| on| los){0,2} (?:${HOLIDAYS})`),
    mark('no-holidays'),
  ],
  [words(HOLIDAYS), days([])],
  [seasonPattern, season],
  [monthPattern, season],
  [
    words(
      '(?:summer|winter|spring|fall|autumn|(?:off|low|high|peak)[- ]season)(?: ?time)?(?: season)?',
      '(?:en |de )?(?:verano|invierno|temporada (?:alta|baja))',
    ),
    () => ({ kind: 'season', season: null }),
  ],
  [
    words(
      '(?:for |during )?(?:the )?rest of (?:the )?year',
      '(?:(?:in )?all )?other months',
      '(?:el )?resto del ano',
      '(?:los )?(?:otros|demas) meses',
    ),
    () => ({ kind: 'season', season: 'rest' }),
  ],
  [words("we(?:'re| are)(?: usually| normally)?"), nothing],
  ...dayPatterns.map(({ pattern, day, ...form }): Matcher => [
    pattern,
    () => ({ kind: 'days', days: [day], ...form }),
  ]),
  [words('(?:12(?::00)? ?)?(?:noon|midday)', '(?:12(?::00)? del )?mediodia'), atTime(() => twelve('pm'))],
  [words('(?:12(?::00)? ?)?midnight', '(?:12(?::00)? de la )?medianoche'), atTime(() => twelve('am'))],
  [twelveM, atTime(() => twelve('pm'))],
  [digitsPattern, atTime(toTime)],
  [timePattern, atTime(toTime)],
  [words('between', 'entre'), mark('between')],
  [
    words(
      '(?:for )?(?:the )?lunch(?: ?(?:break|time|hour))?',
      '(?:para|por) (?:el |la )?(?:comer|comida|almuerzo)',
    ),
    mark('lunch'),
  ],
  [
    words(
      `(?:strictly|only) ${BY_APPOINTMENT}`,
      `${BY_APPOINTMENT} only`,
      '(?:appointments?|appts?)\\.? only',
      `(?:solo|solamente|unicamente) ${CON_CITA}`,
      `${CON_CITA} (?:solamente|unicamente)`,
      '(?:please )?call for (?:hours|(?:an )?appointments?)',
      '(?:(?:hours|times) )?(?:may )?(?:vary|varies)',
      'not known',
    ),
    mark('not-fixed'),
  ],
  [words(BY_APPOINTMENT, CON_CITA), mark('appointment')],
  [
    words(
      `${EMERGENCY} (?:only|solamente)`,
      `(?:solo|solamente|unicamente|only) (?:for |para )?${EMERGENCY}`,
      'appointments?',
      'citas?',
    ),
    mark('extra'),
  ],
  [words(EMERGENCY), mark('emergency')],
  [/(?:[-‐‒–—―−~]{1,9}>?|→)/y, mark('to')],
  [words('to', 'thru', 'through', 'until', "'?till?", 'al?', 'hasta'), mark('to')],
  [/[;|•·]/y, mark('stop')],
  [/\.{2,60}/y, nothing],
  [/[,.()]/y, mark('comma')],
  [/[&+/]/y, mark('and')],
  [words('and', 'y', 'plus'), mark('and')],
  [words('(?:are )?(?:closed|shut)', 'off', 'cerrados?', 'cerramos'), mark('closed')],
  [
    words(
      'showroom',
      'store',
      'shop',
      'office',
      'front desk',
      'tienda',
      'oficina',
      'taller',
      'sala de exposicion',
    ),
    mark('place'),
  ],
  [words('[ecmp][sd]?t', 'ak[sd]t', 'hst', '[an][sd]t', 'gmt', 'bst'), ([name]) => ({ kind: 'zone', name })],
  [
    words('(?:eastern|central|mountain|pacific)(?: (?:standard|daylight))?(?: time)?'),
    ([name]) => ({ kind: 'zone', name: `${name[0]}t` }),
  ],
  [
    words('open(?:ing)?', 'abiertos?', 'abrimos', 'hours', 'times', 'hrs?', 'hs?', 'horas?', 'horarios?'),
    nothing,
  ],
  [words('business', 'regular', 'normal', 'of operation', 'de atencion', "o'clock"), nothing],
  [words('from', 'on', 'de', 'desde', 'las?', 'los', 'el', 'only', 'solo'), nothing],
  [/[ :=@]/y, nothing],
  [/[mtwrfslxjvd](?![a-z0-9'])\.?/y, ([letter = '']) => ({ kind: 'letter', letter: letter.slice(0, 1) })],
  [/[a-z]{1,40}/y, mark('other')],
];

export const tokensOf = (text: string): Token[] => {
  if (text.length > MAX_TEXT_LENGTH) return [{ kind: 'other' }];
  const plain = plainText(text);
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
    index++;
    return { kind: 'other' };
  };
  while (index < plain.length) {
    const token = readNext();
    if (token) tokens.push(token);
  }
  return tokens;
};
