import { UNKNOWN_COUNTRY } from './geo/unknown-country';
import { daysIn, MONTH, monthOf } from './opening-hours/calendar-names';

export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** While the country is unknown, only dates with one meaning are read. */
const orders = new Map<string, DateOrder>([[UNKNOWN_COUNTRY, 'year-first']]);

const orderIn = (country: string): DateOrder => {
  const { language } = new Intl.Locale('und', { region: country }).maximize();
  const format = new Intl.DateTimeFormat(`${language}-${country}`, {
    dateStyle: 'short',
    calendar: 'gregory',
  });
  const first = format.formatToParts(0).find(({ type }) => ['day', 'month', 'year'].includes(type));
  if (first?.type === 'year') return 'year-first';
  return first?.type === 'day' ? 'day-first' : 'month-first';
};

/** How people of a country write a date in short. @param country ISO 3166 */
export const dateOrderOf = (country: string): DateOrder => {
  const order = orders.get(country) ?? orderIn(country);
  orders.set(country, order);
  return order;
};

/** A longer text is no date. */
const MAX_TEXT = 80;

const TIME = String.raw`(?:[t ,]+(?:at )?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?(?: ?[ap]\.? ?m\.?)?)?`;
const ZONE = String.raw`(?: ?(?:z|utc|[a-z]{1,4}t|[+-]\d{2}:?\d{2}|(?:utc|gmt) ?[+-]\d{1,2}:?\d{0,2})(?: ?\([a-z ]{0,40}\))?)?`;
const WEEKDAYS = ['sun dom', 'mon lun', 'tue mar', 'wed mie', 'thu jue', 'fri vie', 'sat sab'];
const WEEKDAY = String.raw`(?:(?:${WEEKDAYS.join('|').replaceAll(' ', '|')})[a-z]{0,7}\.?,? )?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
/** "2 Mar '26" */
const YEAR = String.raw`(?<year>\d{4}|'?\d{2})`;

const whole = (pattern: string) => new RegExp(`^${WEEKDAY}${pattern}${TIME}${ZONE}$`);

/** Dates with one meaning in every country. */
const certain = [
  whole(String.raw`(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})`),
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:t\d{4,6}z?)?$/,
  whole(String.raw`${DAY}[- ](?:of |de )?(?<month>${MONTH})\.?,?[- ](?:of |de |del )?${YEAR}`),
  whole(String.raw`(?<month>${MONTH})\.? ${DAY},? (?:de |del )?${YEAR}`),
];
const inShort = whole(String.raw`(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})`);

const iso = (year: number, month: number, day: number): string | null => {
  const isReal = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month);
  if (!isReal) return null;
  const text = [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-');
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCDate() === day ? text : null;
};

const MAX_SECONDS = 4_102_444_800; // 2100
const MIN_SECONDS = 100_000_000; // 1973

/** The day in UTC of a number of seconds or milliseconds since 1970; its size tells the unit. */
const ofEpoch = (number: number): string | null => {
  const isIn = (unit: number) => number >= MIN_SECONDS * unit && number < MAX_SECONDS * unit;
  const unit = [1, 1000].find(isIn);
  return unit === undefined ? null : new Date((number * 1000) / unit).toISOString().slice(0, 10);
};

const CENTURY_BREAK = 70;
const fullYear = (written = '') => {
  const year = Number(written.replace("'", ''));
  if (written.length === 4) return year;
  return year + (year < CENTURY_BREAK ? 2000 : 1900);
};

/**
 * '3/2/26': by the country's order, with dots the day first; where the year comes first, only a date that has
 * one meaning.
 */
const ofShort = (
  [, first = '', sign, second = '', year = '']: RegExpExecArray,
  country: string,
): string | null => {
  const [one, other] = [Number(first), Number(second)];
  const dayFirst = iso(fullYear(year), other, one);
  const monthFirst = iso(fullYear(year), one, other);
  const own = dateOrderOf(country);
  const ofDots = year.length === 4 || own === 'day-first' ? 'day-first' : 'year-first';
  const order = sign === '.' ? ofDots : own;
  if (order === 'month-first') return monthFirst;
  if (order === 'day-first') return other > 12 ? monthFirst : dayFirst;
  if (year.length === 2) return null;
  return dayFirst === null || monthFirst === null || dayFirst === monthFirst
    ? (dayFirst ?? monthFirst)
    : null;
};

const ofText = (text: string, country: string): string | null => {
  if (/^\d{9,13}$/.test(text)) return ofEpoch(Number(text));
  const found = certain.map((pattern) => pattern.exec(text)).find((match) => match !== null)?.groups;
  if (found) {
    const { year, month = '', day } = found;
    return iso(fullYear(year), /^\d/.test(month) ? Number(month) : monthOf(month), Number(day));
  }
  const short = inShort.exec(text);
  return short && ofShort(short, country);
};

/** False for 'Friday, December 24, 2026', which is a Thursday: the day or the weekday is wrong. */
const isOfWeekday = (text: string, date: string): boolean => {
  const [, name] = /^([a-z]{3})[a-z]{0,7}\.?,? \S/.exec(text) ?? [];
  const isWeekday = name !== undefined && WEEKDAYS.some((names) => names.includes(name));
  const isMonth = new RegExp(`^(?:${MONTH})\\.? \\d`).test(text);
  return !isWeekday || isMonth || (WEEKDAYS[new Date(date).getUTCDay()]?.includes(name) ?? false);
};

/**
 * The one reader of dates: ISO 8601 with or without time and zone, seconds or milliseconds since 1970, months
 * in English or Spanish words, '02.03.2026' with the day first, and '3/2/2026' as the country writes it. A
 * time keeps the day that is written, whatever its zone.
 * @param country ISO 3166
 * @returns 'YYYY-MM-DD'; null for anything else, for no real day, for a text with two meanings, and
 * for a weekday on which the date does not fall
 */
export const readDate = (value: unknown, country: string): string | null => {
  if (typeof value === 'number') return ofEpoch(value) ?? ofText(String(value), country);
  if (typeof value !== 'string' || value.length > MAX_TEXT) return null;
  const plain = value
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?(?=\d)/g, ', ')
    .trim()
    .toLowerCase();
  const date = ofText(plain, country);
  return date !== null && isOfWeekday(plain, date) ? date : null;
};

/** Whether the country decides the day, as in '3/2/2026'. */
export const dependsOnCountry = (text: string): boolean => readDate(text, 'US') !== readDate(text, 'GB');
