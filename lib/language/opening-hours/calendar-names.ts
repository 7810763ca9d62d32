import type { Season, Weekday } from './week';

const WORD_END = '(?![a-z0-9])';

/** Per day: English, with misspellings that can mean no other day; two letters; the same in Spanish. */
const dayNames = [
  ['mondays?|mons?|mnday|monaday|mondya|monady', 'mo', 'lunes|lun', 'lu'],
  ['tuesdays?|tues?|tusday|teusday|tuseday|tuesdy', 'tu', 'martes|mar', 'ma'],
  ['wednesdays?|weds?|wensday|wendsday|wednsday|wedensday|wednesdy', 'we', 'miercoles|mierc?|mie', 'mi'],
  ['thursdays?|thurs?|thu|thrusday|thurday|thursdy|tursday', 'th', 'jueves|jue', 'ju'],
  ['fridays?|fris?|firday|frday|fridy|fryday', 'fr', 'viernes|vier?', 'vi'],
  ['saturdays?|sats?|saterday|satuday|satruday|staurday|saturdy', 'sa', 'sabados?|sab', 'sa'],
  ['sundays?|suns?|suday|sundy|snuday', 'su', 'domingos?|dom', 'do'],
];

/** `isShort`: a code of two letters that may be a common word ('we', 'do'). */
export const dayPatterns = dayNames.flatMap((names, day) =>
  names.map((pattern, column) => ({
    // 'Fri8-5': a digit may follow a name, not a code of two letters. 'Mondays.' ends a sentence.
    pattern: new RegExp(
      `(?:${pattern})(?:'s)?${column % 2 === 1 ? WORD_END : '(?![a-z])'}(?:(?<!days?)\\.)?`,
      'y',
    ),
    day: day as Weekday,
    isShort: column % 2 === 1,
    isSpanish: column > 1,
  })),
);

const englishDays: Partial<Record<string, Weekday>> = { m: 0, w: 2, r: 3, f: 4 };
const spanishDays: Partial<Record<string, Weekday>> = { l: 0, x: 2, j: 3, v: 4, s: 5, d: 6 };

/**
 * The days of first letters; undefined for one with two meanings ('M-S', 'L-M', T in 'M W F 9-5, T 10-6').
 * In English T is Thursday after another T, or after a W beside it, and 'S S' ends a week. In Spanish M is
 * Tuesday beside X or before a second M.
 */
export const daysOfLetters = (
  written: readonly { letter: string; endsRange: boolean; startsRow: boolean; precedesThursday: boolean }[],
  isSpanish: boolean,
): (Weekday | undefined)[] => {
  const letters = written.map(({ letter }) => letter).join('');
  const firstM = letters.indexOf('m');
  if (isSpanish || /[lxjvd]/.test(letters)) {
    const secondM = letters.includes('m', firstM + 1) ? 2 : undefined;
    const days = { ...spanishDays, m: letters.includes('x') ? 1 : secondM } as const;
    return written.map(({ letter }, index) => (days.m === 2 && index === firstM ? 1 : days[letter as 'm']));
  }
  const endsWithWeekend = letters.endsWith('ss');
  return written.map(({ letter, endsRange, startsRow, precedesThursday }, index) => {
    if (letter === 's' && endsWithWeekend) return index === letters.length - 1 ? 6 : 5;
    if (letter !== 't') return englishDays[letter];
    const before = letters.slice(0, index);
    if (precedesThursday) return 1;
    if (endsRange) return undefined;
    if (/^m*$/.test(before)) return 1;
    return /t[^f]*$/.test(before) || (before.endsWith('w') && !startsRow) ? 3 : undefined;
  });
};

const months = (
  'jan(?:uary)?|ene(?:ro)? feb(?:ruary)?|feb(?:rero)? mar(?:ch|zo)? apr(?:il)?|abr(?:il)? mayo? ' +
  'june?|jun(?:io)? july?|jul(?:io)? aug(?:ust)?|ago(?:sto)? sept?(?:ember|iembre)? oct(?:ober|ubre)? ' +
  'nov(?:ember|iembre)? dec(?:ember)?|dic(?:iembre)?'
).split(' ');
export const MONTH = `(?:${months.join('|')})`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const DATE = String.raw`(?:${DAY} (?:of |de )?)?(${MONTH})${WORD_END}\.?(?: ${DAY}(?!\d|[:.h]\d| ?(?:[-‒–—]|to) ?\d| ?[ap]\.?m))?`;
const TO = '(?:[-‒–—]|to|through|thru|until|till?|al?|hasta)';

/** 'April - October', '15 May to 30 September', 'del 1 de abril al 31 de octubre'. */
export const seasonPattern = new RegExp(`(?:from |del? )?${DATE} ?${TO} ?${DATE}${WORD_END}`, 'y');
/** 'August'; not 'mar' (a Tuesday in Spanish), nor the word 'may', nor a month with a day. */
export const monthPattern = new RegExp(
  `(?:in |en )?(?!mar${WORD_END}|may${WORD_END})()(${MONTH})${WORD_END}\\.?(?! ?\\d)`,
  'y',
);

export const monthOf = (name: string) =>
  1 + months.findIndex((names) => new RegExp(`^(?:${names})$`).test(name));
export const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();
export const monthAndDay = (month: number, day: number) =>
  [month, day].map((part) => `${part}`.padStart(2, '0')).join('-');

/** The season of a match of either pattern; null for a date that does not exist, and for 'mar - mar'. */
export const toSeason = (match: RegExpExecArray): Season | null => {
  const [, dayBefore, from = '', dayAfter, lastDayBefore, to = from, lastDayAfter] = match;
  const [first, last] = [monthOf(from), monthOf(to)];
  const opens = Number(dayBefore || dayAfter || 1);
  const closes = Number(lastDayBefore ?? lastDayAfter ?? daysIn(last));
  const isPossible = opens > 0 && closes > 0 && opens <= daysIn(first) && closes <= daysIn(last);
  const isOneMonth = match.length > 3 && from === to && !dayBefore && !dayAfter;
  return isPossible && !isOneMonth
    ? { from: monthAndDay(first, opens), to: monthAndDay(last, closes) }
    : null;
};
