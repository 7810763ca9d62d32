import { daysIn, MONTH, monthAndDay, monthOf } from './calendar-names';
import { HOLIDAYS, WORD_END } from './vocabulary';
import type { Season } from './week';

/** A date of every year; without `isCertain` of one year only, or one of the two meanings of a text. */
export type Closure = { season: Season; isCertain: boolean };

const YEAR = String.raw`(?:,? ?(?:de |del )?20\d\d|/\d{2,4})?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const EVES = String.raw`christmas eve|nochebuena|new year'?s'? eve|nochevieja`;
const DATE =
  `(?:(?:the )?${DAY} (?:of |de )?(?:${MONTH})${WORD_END}\\.?${YEAR}|(?:${MONTH})${WORD_END}\\.? ${DAY}${WORD_END}${YEAR}` +
  String.raw`|\d{1,2}/\d{1,2}(?!\d)${YEAR}|(?:${EVES})${WORD_END})`;
const ITEM = `(?:${DATE}|(?:${HOLIDAYS})${WORD_END})`;
const AND = '(?:,? (?:and|y) |, ?| ?& ?| ?/ ?)';
const CLOSED = "(?:(?:we(?:'re| are) )?closed|shut|cerrado|cerramos)";
const END = String.raw`(?= ?(?:[,.;|)!]|$))`;

/** 'Closed July 4', 'closed on 12/25 and 1/1', 'July 4 closed'; one of the days is a date. */
export const closedDatesPattern = new RegExp(
  `(?:${CLOSED}(?: on| for|:| el)? ?(?=(?:(?:${HOLIDAYS})${AND}){0,6}${DATE})${ITEM}(?:${AND}${ITEM}){0,9}` +
    `|${DATE}(?:${AND}${DATE}){0,9}(?: ?[-–—:]| is| are)? ?${CLOSED})${END}`,
  'y',
);

const written = new RegExp(
  String.raw`(\d{1,2})/(\d{1,2})(?!\d)|(?:(\d{1,2})(?:st|nd|rd|th)? (?:of |de )?)?(?<![a-z])(${MONTH})${WORD_END}\.?(?: (\d{1,2}))?|` +
    EVES,
  'g',
);

const dateOf = (month: number, day: number): Season[] => {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month)) return [];
  const date = monthAndDay(month, day);
  return [{ from: date, to: date }];
};

/** '4/7' is two dates, unless both readings are the same date. */
const eitherDate = (one: number, other: number): Season[] =>
  one === other ? dateOf(one, other) : [...dateOf(one, other), ...dateOf(other, one)];

const holidays = new RegExp(`(?:${HOLIDAYS})${WORD_END}`);

/** The dates of a match of `closedDatesPattern`; null when one does not exist. */
export const closuresIn = (text: string): { closures: Closure[]; namesHolidays: boolean } | null => {
  const hasYear = /20\d\d|\/\d+\//.test(text);
  const dated = [...text.matchAll(written)].map((match): Closure[] => {
    const [whole, one, other, dayBefore, month, dayAfter] = match;
    if (one && other) {
      const dates = eitherDate(Number(one), Number(other));
      return dates.map((season) => ({ season, isCertain: dates.length === 1 && !hasYear }));
    }
    const eve = /christmas|nochebuena/.test(whole) ? dateOf(12, 24) : dateOf(12, 31);
    const dates = month ? dateOf(monthOf(month), Number(dayBefore ?? dayAfter)) : eve;
    return dates.map((season) => ({ season, isCertain: !hasYear }));
  });
  if (dated.some((dates) => dates.length === 0)) return null;
  return { closures: dated.flat(), namesHolidays: holidays.test(text) };
};
