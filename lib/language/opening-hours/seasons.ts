/** Dates as 'MM-DD', both included, in every year; a season with `from` after `to` includes New Year. */
export type Season = { from: string; to: string };

const months = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary)?|feb(?:rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?',
  'june?|jun(?:io)?',
  'july?|jul(?:io)?',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const WORD_END = '(?![a-z0-9])';
const MONTH = `(?:${months.join('|')})`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const DATE = String.raw`(?:${DAY} (?:of |de )?)?(${MONTH})${WORD_END}\.?(?: ${DAY}(?![\d:]))?`;
const TO = '(?:[-‒–—]|to|through|thru|until|till?|al?|hasta)';

/** 'April - October', '15 May to 30 September', 'del 1 de abril al 31 de octubre'. */
export const seasonPattern = new RegExp(`(?:from |del? )?${DATE} ?${TO} ?${DATE}${WORD_END}`, 'y');
/** 'August'; not 'mar' (a Tuesday in Spanish), nor the word 'may', nor a month with a day. */
export const monthPattern = new RegExp(
  `(?:in |en )?(?!mar${WORD_END}|may${WORD_END})()(${MONTH})${WORD_END}\\.?(?! ?\\d)`,
  'y',
);

const monthOf = (name: string) => 1 + months.findIndex((names) => new RegExp(`^(?:${names})$`).test(name));
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();
const monthAndDay = (month: number, day: number) =>
  [month, day].map((part) => `${part}`.padStart(2, '0')).join('-');

/** The season of a match of either pattern; null for a date that does not exist, and for 'mar - mar'. */
export const toSeason = (match: RegExpExecArray): Season | null => {
  const [, dayBefore, from = '', dayAfter, lastDayBefore, to = from, lastDayAfter] = match;
  const [first, last] = [monthOf(from), monthOf(to)];
  const opens = Number(dayBefore || dayAfter || 1);
  const closes = Number(lastDayBefore ?? lastDayAfter ?? daysIn(last));
  const isPossible = opens > 0 && closes > 0 && opens <= daysIn(first) && closes <= daysIn(last);
  const isMonth = match.length > 3 && from === to;
  return isPossible && !isMonth ? { from: monthAndDay(first, opens), to: monthAndDay(last, closes) } : null;
};

/** @param date 'YYYY-MM-DD' */
export const isInSeason = ({ from, to }: Season, date: string): boolean => {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
};

/** The season that contains `today` ('YYYY-MM-DD'), or its next one, as full dates. */
export const datesOfSeason = ({ from, to }: Season, today: string): { from: string; to: string } => {
  const year = Number(today.slice(0, 4));
  // A season over New Year began last year when it is not yet over in this one.
  const isOver = to < today.slice(5);
  const end = year + Number(isOver);
  const start = from > to ? end - 1 : end;
  const isLeapYear = new Date(Date.UTC(end, 2, 0)).getUTCDate() === 29;
  return { from: `${start}-${from}`, to: `${end}-${to === '02-29' && !isLeapYear ? '02-28' : to}` };
};

/** 'April 1 - October 31' */
export const seasonText = ({ from, to }: Season): string =>
  [from, to]
    .map((date) => `${monthNames[Number(date.slice(0, 2)) - 1]} ${Number(date.slice(3))}`)
    .join(' - ');
