import type { Weekday } from './week';

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
 * The days of first letters; undefined for one with two meanings ('M-S', 'L-M'). In English T is Thursday
 * after a T or W, and 'S S' ends a week. In Spanish M is Tuesday beside X or before a second M.
 */
export const daysOfLetters = (
  written: readonly { letter: string; endsRange: boolean }[],
  isSpanish: boolean,
): (Weekday | undefined)[] => {
  const letters = written.map(({ letter }) => letter).join('');
  const firstM = letters.indexOf('m');
  const firstTOrW = letters.search(/[tw]/);
  if (isSpanish || /[lxjvd]/.test(letters)) {
    const secondM = letters.includes('m', firstM + 1) ? 2 : undefined;
    const days = { ...spanishDays, m: letters.includes('x') ? 1 : secondM } as const;
    return written.map(({ letter }, index) => (days.m === 2 && index === firstM ? 1 : days[letter as 'm']));
  }
  const endsWithWeekend = letters.endsWith('ss');
  return written.map(({ letter, endsRange }, index) => {
    if (letter === 's' && endsWithWeekend) return index === letters.length - 1 ? 6 : 5;
    if (letter === 't' && !endsRange) return index > firstTOrW ? 3 : 1;
    return englishDays[letter];
  });
};

const months = (
  'jan(?:uary)?|ene(?:ro)? feb(?:ruary)?|feb(?:rero)? mar(?:ch|zo)? apr(?:il)?|abr(?:il)? mayo? ' +
  'june?|jun(?:io)? july?|jul(?:io)? aug(?:ust)?|ago(?:sto)? sept?(?:ember|iembre)? oct(?:ober|ubre)? ' +
  'nov(?:ember|iembre)? dec(?:ember)?|dic(?:iembre)?'
).split(' ');
export const MONTH = `(?:${months.join('|')})`;
export const monthOf = (name: string) =>
  1 + months.findIndex((names) => new RegExp(`^(?:${names})$`).test(name));
export const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();
