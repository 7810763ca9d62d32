export type DateOrder = 'day-first' | 'month-first' | 'year-first';

const orders = new Map<string, DateOrder>();

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

const WITH_SLASHES = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/;

/** '03/04/2026' as an ISO date of a country that writes the day first; another text as it is. */
export const withMonthSecond = (text: string): string => {
  const [, day, month, year] = WITH_SLASHES.exec(text) ?? [];
  if (!day || !month || Number(month) > 12) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

export const hasSlashes = (text: string): boolean => WITH_SLASHES.test(text);
