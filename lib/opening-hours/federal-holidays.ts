import { DAY_MINUTES } from './week';

const DAY_MS = DAY_MINUTES * 60_000;
const FRIDAY = 5;
const MONDAY = 1;

/** Month and day. */
const fixed = ['1-1', '6-19', '7-4', '11-11', '12-25'];
/** Month, day of the week (0 is Sunday) and which one in the month. */
const moving = ['1-1-3', '2-1-3', '9-1-1', '10-1-2', '11-4-4'];

const isFixed = (day: Date) => fixed.includes(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);

/**
 * Is a day a federal holiday of the United States (5 U.S.C. 6103), or the weekday on which one that falls on a weekend is kept?
 * @param day its midnight on the business's wall, as if that were UTC: milliseconds
 */
export const isFederalHoliday = (day: number): boolean => {
  const date = new Date(day);
  const [month, weekday, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDay(), date.getUTCDate()];
  const isMemorialDay = month === 5 && weekday === MONDAY && dayOfMonth > 24;
  const isKept =
    (weekday === FRIDAY && isFixed(new Date(day + DAY_MS))) ||
    (weekday === MONDAY && isFixed(new Date(day - DAY_MS)));
  return (
    isFixed(date) ||
    moving.includes(`${month}-${weekday}-${Math.ceil(dayOfMonth / 7)}`) ||
    isMemorialDay ||
    isKept
  );
};
