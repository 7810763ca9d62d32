import { DAY_MINUTES } from './week';

const DAY_MS = DAY_MINUTES * 60_000;
const FRIDAY = 5;
const MONDAY = 1;

const fixedDates = ['1-1', '6-19', '7-4', '11-11', '12-25'];
/** Month-weekday-n: the n-th such weekday of the month. */
const nthWeekdays = ['1-1-3', '2-1-3', '9-1-1', '10-1-2', '11-4-4'];

const isFixedDate = (day: Date) => fixedDates.includes(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);

/**
 * True for US federal holidays (5 U.S.C. 6103) and their substitutes.
 * @param day local midnight as UTC, in ms
 */
export const isFederalHoliday = (day: number): boolean => {
  const date = new Date(day);
  const [month, weekday, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDay(), date.getUTCDate()];
  const isMemorialDay = month === 5 && weekday === MONDAY && dayOfMonth > 24;
  const replacesWeekend =
    (weekday === FRIDAY && isFixedDate(new Date(day + DAY_MS))) ||
    (weekday === MONDAY && isFixedDate(new Date(day - DAY_MS)));
  const nth = `${month}-${weekday}-${Math.ceil(dayOfMonth / 7)}`;
  return isFixedDate(date) || nthWeekdays.includes(nth) || isMemorialDay || replacesWeekend;
};
