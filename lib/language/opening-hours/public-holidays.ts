import file from './public-holidays.json' with { type: 'json' };
import { DAY_MINUTES } from './week';

const DAY_MS = DAY_MINUTES * 60_000;
const [FRIDAY, MONDAY, TUESDAY] = [5, 1, 2];

type Holidays = {
  /** Month-day. */
  fixed: readonly string[];
  /** Month-weekday-n: the n-th such weekday of the month; 0 is the last. */
  nth: readonly string[];
  /** Days after Easter Sunday. */
  easter: readonly number[];
};

/**
 * US: 5 U.S.C. 6103. GB and CA: holidays of all their parts, as a business's part is unknown. Single
 * holidays, such as a coronation, follow no rule.
 */
const holidaysOf: Record<'US' | 'GB' | 'CA', Holidays> = file;

const usZones =
  /^(?:US\/|Pacific\/(?:Honolulu|Guam|Pago_Pago|Saipan)$|America\/(?:Indiana|Kentucky|North_Dakota)\/|America\/(?:New_York|Detroit|Indianapolis|Louisville|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Thomas)$)/;
const caZones =
  /^(?:Canada\/|America\/(?:Toronto|Montreal|Thunder_Bay|Nipigon|Rainy_River|Atikokan|Winnipeg|Regina|Swift_Current|Edmonton|Yellowknife|Inuvik|Vancouver|Creston|Dawson|Dawson_Creek|Fort_Nelson|Whitehorse|Halifax|Moncton|Glace_Bay|Goose_Bay|Blanc-Sablon|St_Johns|Iqaluit|Pangnirtung|Rankin_Inlet|Resolute|Cambridge_Bay|Coral_Harbour)$)/;
const gbZones = /^(?:GB$|Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$)/;

const countryOf = (zone: string) => {
  if (usZones.test(zone)) return 'US';
  if (caZones.test(zone)) return 'CA';
  return gbZones.test(zone) ? 'GB' : null;
};

/** Easter Sunday as UTC midnight, by the Gregorian computus. */
const easterOf = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const fullMoon = moon - (moon === 29 || (moon === 28 && golden > 10) ? 1 : 0);
  const marchDay = 21 + fullMoon;
  const weekday = new Date(Date.UTC(year, 2, marchDay)).getUTCDay();
  return Date.UTC(year, 2, marchDay + 7 - weekday);
};

/**
 * Whether a day is a public holiday or its substitute in a time zone; true where holidays are not known.
 * @param day local midnight as UTC, in ms
 */
export const mayBeHoliday = (day: number, zone: string): boolean => {
  const country = countryOf(zone);
  if (!country) return true;
  const { fixed, nth, easter } = holidaysOf[country];
  const isFixed = (daysAgo: number) => {
    const date = new Date(day - daysAgo * DAY_MS);
    return fixed.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
  };
  const date = new Date(day);
  const [month, weekday, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDay(), date.getUTCDate()];
  const isLast = new Date(day + 7 * DAY_MS).getUTCMonth() + 1 !== month;
  const nthOfMonth = [Math.ceil(dayOfMonth / 7), ...(isLast ? [0] : [])];
  const isVictoriaDay =
    country === 'CA' && month === 5 && weekday === MONDAY && dayOfMonth > 17 && dayOfMonth < 25;
  return (
    isFixed(0) ||
    isVictoriaDay ||
    nthOfMonth.some((n) => nth.includes(`${month}-${weekday}-${n}`)) ||
    easter.some((days) => day === easterOf(date.getUTCFullYear()) + days * DAY_MS) ||
    (weekday === MONDAY && (isFixed(1) || (country !== 'US' && isFixed(2)))) ||
    (weekday === FRIDAY && country === 'US' && isFixed(-1)) ||
    (weekday === TUESDAY && country !== 'US' && [1, 2, 3].filter(isFixed).length > 1)
  );
};
