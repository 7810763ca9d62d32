import { digitsPattern, timePattern, toTime, twelve, twelveM, type WrittenTime } from './clock-times';
import { dayPatterns, MONTH, monthPattern, seasonPattern, toSeason } from './calendar-names';
import { closedDatesPattern, closuresIn } from './closed-dates';
import type { Mark, Token } from './token';
import {
  A_DAY,
  A_WEEK,
  A_YEAR,
  BY_APPOINTMENT,
  CON_CITA,
  EMERGENCY,
  HOLIDAYS,
  HOURS_24,
  LAST_CUSTOMER,
  plainText,
  words,
  ZONES,
} from './vocabulary';
import { weekdays, type Weekday } from './week';

/** A longer text is prose, not hours. */
export const MAX_TEXT_LENGTH = 2_000;

const days = (named: readonly Weekday[]) => (): Token => ({ kind: 'days', days: named });
const season = (match: RegExpExecArray): Token => {
  const dates = toSeason(match);
  return dates ? { kind: 'season', season: dates } : noMeaning;
};
const noMeaning: Token = { kind: 'other', word: null };
const mark = (kind: Mark | 'to') => (): Token => ({ kind });
const atTime =
  (timeOf: (match: RegExpExecArray) => WrittenTime) =>
  (match: RegExpExecArray): Token => ({ kind: 'time', time: timeOf(match) });
const nothing = () => null;

/** A sign or picture that says nothing of hours: not a cross, a telephone, a siren, a sum or a question. */
const silentSign = /(?![?✖✗✘✕❌❎⛔🚫🔒📞☎📱🚨~≈±×÷<>#%⁄\\])[\p{So}\p{Sk}\p{Sm}\p{Po}\p{Pi}\p{Pf}\p{Pc}]/uy;

type Matcher = readonly [RegExp, (match: RegExpExecArray) => Token | null];

/** Tried in this order at every position, so no pattern repeats without a limit. */
export const matchers: readonly Matcher[] = [
  [
    words(
      `24 ?[/x] ?7(?:(?: ?[/x] ?|,? )365(?: (?:days|dias)(?: ${A_YEAR})?)?)?`,
      `(?:las )?${HOURS_24}(?: ${A_DAY}| del dia)?(?:,? |, ?| ?/ ?)(?:y |and |los |on )?(?:7|seven|siete|365) (?:days|dias)(?: (?:${A_WEEK}|${A_YEAR}))?`,
      `(?:7|seven) days(?: ${A_WEEK})?,? (?:and )?${HOURS_24}(?: ${A_DAY})?`,
      'always open',
      'all day,? every ?day',
      'siempre abiertos?',
    ),
    mark('always'),
  ],
  [words(`(?:las )?${HOURS_24}(?: ${A_DAY}| del dia)?|a?round the clock`), mark('all-day')],
  // 'Weekends all day'
  [words('all day(?: long)?|todo el dia'), mark('not-fixed')],
  [
    words(
      `(?:every|each) ?day(?: of the week)?|daily|all week(?: long)?|(?:7|seven) days(?: ${A_WEEK})?`,
      'todos los dias(?: de la semana)?|a diario|diario|diariamente|toda la semana',
      '(?:los )?(?:7|siete) dias(?: (?:de|a) la semana)?',
    ),
    days(weekdays),
  ],
  [words('(?:week|business|working) ?days?', 'mtw(?:th?|r)f', 'entre semana'), days([0, 1, 2, 3, 4])],
  [words('weekends?', '(?:fin|fines) de semana'), days([5, 6])],
  [words('mwf'), days([0, 2, 4])],
  [words('tu?th'), days([1, 3])],
  [
    closedDatesPattern,
    ([text]) => {
      const dates = closuresIn(text);
      return dates ? { kind: 'closed-dates', ...dates } : noMeaning;
    },
  ],
  [words(...LAST_CUSTOMER), nothing],
  [
    words(
      `(?:except|(?:ex|in)cluding|exc?l?\\.?|incl?\\.?|excepto|salvo|not)(?: for| on| los){0,2} (?:${HOLIDAYS})`,
      `(?:${HOLIDAYS}) (?:excluded|exc?l?\\.?)`,
    ),
    mark('no-holidays'),
  ],
  [words(HOLIDAYS), days([])],
  [seasonPattern, season],
  // 'From January' has no end.
  [
    words(`(?:from|since|starting|beginning|until|till|before|after|desde|hasta)(?: in| the)? ${MONTH}`),
    () => noMeaning,
  ],
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
      '(?:for |during )?(?:the )?rest of (?:the )?year|(?:(?:in )?all )?other months',
      '(?:el )?resto del ano|(?:los )?(?:otros|demas) meses',
    ),
    () => ({ kind: 'season', season: 'rest' }),
  ],
  [
    words(
      "we(?:'re| are| do)(?: usually| normally)?",
      // 'We open', 'su horario': no codes of days.
      '(?:we|su|tu|mi)(?= (?:open|horario))',
      'late(?:[ -]nights?)?(?= (?:mon|tue|wed|thu|fri|sat|sun))',
    ),
    nothing,
  ],
  ...dayPatterns.map(({ pattern, day, ...form }): Matcher => [
    pattern,
    () => ({ kind: 'days', days: [day], ...form }),
  ]),
  [/(?:\+?1[ .-])?\(?(?<!\d)\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\d)/y, () => ({ kind: 'other', word: 'phone' })],
  [words('(?:12(?::00)? ?)?(?:noon|midday)', '(?:12(?::00)? del )?mediodia'), atTime(() => twelve('pm'))],
  [words('(?:12(?::00)? ?)?midnight', '(?:12(?::00)? de la )?medianoche'), atTime(() => twelve('am'))],
  [twelveM, atTime(() => twelve('pm'))],
  [digitsPattern, atTime(toTime)],
  [timePattern, atTime(toTime)],
  [words('between', 'entre'), mark('between')],
  [
    words(
      '(?:for )?(?:the )?lunch(?: ?(?:break|time|hour))?',
      '(?:(?:para|por) )?(?:el |la )?(?:comer|comida|almuerzo)',
    ),
    mark('lunch'),
  ],
  [
    words(
      `(?:strictly|only) ${BY_APPOINTMENT}|${BY_APPOINTMENT} only|(?:appointments?|appts?)\\.? only`,
      `(?:solo|solamente|unicamente) ${CON_CITA}|${CON_CITA} (?:solamente|unicamente)`,
      '(?:please )?call for (?:hours|(?:an )?appointments?)|(?:(?:hours|times) )?(?:may )?(?:vary|varies)|not known',
    ),
    mark('not-fixed'),
  ],
  [words(`(?:or|otherwise|also|o|tambien) (?:${BY_APPOINTMENT}|${CON_CITA})`), mark('or-appointment')],
  [words(BY_APPOINTMENT, CON_CITA), mark('appointment')],
  [
    words(
      `(?:${EMERGENCY}) (?:only|solamente)`,
      `(?:solo|solamente|unicamente|only) (?:for |para )?(?:${EMERGENCY})`,
      'appointments?',
      'citas?',
    ),
    mark('extra'),
  ],
  // 'Sat 8-12 (emergency)' is open for emergencies only.
  [new RegExp(String.raw`\((?:${EMERGENCY})(?<!available)\)`, 'y'), mark('extra')],
  [words(EMERGENCY), mark('emergency')],
  [/[-‐‒–—]to[-‐‒–—]/y, mark('to')],
  [/(?:(?:[-‐‒–—―−]|~(?!\d)|(?<! )~){1,9}>?|→)/y, mark('to')],
  [words('until', "'?till?", 'hasta'), () => ({ kind: 'to', isUntil: true })],
  [words('to', 'thru', 'through', 'al?'), mark('to')],
  [
    words('except(?: for| on)?|(?<=(?:every ?day|daily) )but|excluding|but not|excepto|salvo|menos'),
    mark('except'),
  ],
  [/[;|•·]/y, mark('stop')],
  [/\.{2,60}|(?<=[a-z] )\.(?= [a-z])/y, nothing],
  // 'Th[1-3]' is the first to the third Thursday.
  [/\[-?\d[\d, -]{0,10}\]/y, () => noMeaning],
  [/[,.]|[\p{Ps}\p{Pe}]/uy, mark('comma')],
  // '8-5+' has no certain end.
  [/\+(?= ?(?:[,.;|)]|$))/y, () => noMeaning],
  [/\//y, () => ({ kind: 'and', isSlash: true })],
  [/[&+]/y, () => ({ kind: 'and' })],
  [words('and', 'y', 'plus'), () => ({ kind: 'and' })],
  [words('(?:are )?(?:closed|shut)', 'off', 'cerrados?', 'cerramos'), mark('closed')],
  [words('showroom|store|shop|office|front desk|tienda|oficina|taller|sala de exposicion'), mark('place')],
  [words(ZONES), ([name]) => ({ kind: 'zone', name })],
  [words('local time', 'hora local'), nothing],
  [
    words('(?:eastern|central|mountain|pacific)(?: (?:standard|daylight))?(?: time)?'),
    ([name]) => ({ kind: 'zone', name: `${name[0]}t` }),
  ],
  [
    words(
      'open(?:ing)?|abiertos?|abrimos|(?:new )?hours(?: are)?|times|hrs?|hs?|horas?|horarios?|of operation',
      "business|regular|normal|trading|working|our|laboral|comercial|de atencion|o'clock",
      'from|on|de|desde|las?|los|el|only|solo',
    ),
    nothing,
  ],
  [/[ :=@]/y, nothing],
  [silentSign, nothing],
  [
    /(?:[mtwrfslxjvd](?![a-z0-9'])|(?<=[mtw] ?[-–—] ?)[fs](?=\d))\.?/y,
    ([letter = '']) => ({ kind: 'letter', letter: letter.slice(0, 1) }),
  ],
  [/[a-z]{1,40}/y, ([word]) => ({ kind: 'other', word })],
];

export const tokensOf = (text: string): Token[] => {
  if (text.length > MAX_TEXT_LENGTH) return [noMeaning];
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
    index += (plain.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    return noMeaning;
  };
  while (index < plain.length) {
    const token = readNext();
    if (token) tokens.push(token);
  }
  return tokens;
};
