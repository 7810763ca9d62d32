import { dateOrderOf, withMonthSecond } from './date-order';

test.each([
  ...['GB', 'IE', 'AU', 'NZ', 'ES', 'MX', 'DE', 'FR', 'IN', 'BR', 'AR'].map((country) => [
    country,
    'day-first',
  ]),
  ...['US', 'PR', 'PH'].map((country) => [country, 'month-first']),
  ...['CA', 'JP', 'SE'].map((country) => [country, 'year-first']),
])('%s writes dates %s', (country, order) => expect(dateOrderOf(country)).toBe(order));

test.each([
  ['03/04/2026', '2026-04-03'],
  [' 3/4/2026 ', '2026-04-03'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '12/25/2026'],
  ['2026-04-03', '2026-04-03'],
  ['3 April 2026', '3 April 2026'],
])('with the day first, %j is %j', (text, date) => expect(withMonthSecond(text)).toBe(date));
